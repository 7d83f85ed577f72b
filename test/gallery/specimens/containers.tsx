import { DropArea } from "../../../src/ui/kit/drop-area";
import { FileField } from "../../../src/ui/kit/file-field";
import { Floating } from "../../../src/ui/kit/floating";
import { Folded } from "../../../src/ui/kit/folded";
import { QuietButton } from "../../../src/ui/quiet-button";
import { atHand, type Sample, type Specimen } from "../specimen";

/** What holds other things, and where files are given. */
export function containers({ word, sentence, long }: Sample): readonly Specimen[] {
  const files = () => <FileField label={word} onFiles={() => {}} />;
  const folded = (name: string) => (
    <Folded name={name} part="gallery">
      <p>{sentence}</p>
    </Folded>
  );
  const floating = (label: string) => (
    <Floating button={<QuietButton>{word}</QuietButton>} label={word} side="bottom" align="start">
      <p className="wrap-anywhere">{label}</p>
    </Floating>
  );
  return [
    ...atHand("Folded", () => folded(word)),
    { component: "Folded", state: "chosen", note: "open", view: folded(word) },
    { component: "Folded", state: "long", view: folded(long) },
    ...atHand("Floating", () => floating(sentence)),
    { component: "Floating", state: "long", view: floating(long) },
    ...atHand("FileField", files),
    {
      component: "FileField",
      state: "chosen",
      view: <FileField label={word} chosen="chats.zip" onFiles={() => {}} />,
    },
    {
      component: "FileField",
      state: "disabled",
      view: <FileField label={word} disabled onFiles={() => {}} />,
    },
    {
      component: "FileField",
      state: "rest",
      note: "folder",
      view: <FileField label={word} takes="folder" onFiles={() => {}} />,
    },
    {
      component: "FileField",
      state: "long",
      view: <FileField label={long} chosen={long} onFiles={() => {}} />,
    },
    {
      component: "DropArea",
      state: "rest",
      view: <DropArea onFiles={() => {}}>{sentence}</DropArea>,
    },
    {
      component: "DropArea",
      state: "active",
      note: "file over it",
      view: <DropArea onFiles={() => {}}>{sentence}</DropArea>,
    },
    { component: "DropArea", state: "empty", view: <DropArea onFiles={() => {}} /> },
    {
      component: "DropArea",
      state: "long",
      view: (
        <DropArea onFiles={() => {}}>
          <p className="wrap-anywhere">{long}</p>
        </DropArea>
      ),
    },
  ];
}
