import { ArrowDown, ArrowUp, X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { memoryWords } from "../../words/memory-words";
import { AddLine } from "./add-line";
import { KeptField } from "./kept-field";
import { addItem, moveItem, removeItem, type SeenItem, tickItem, writeItem } from "./list-edits";
import type { PartProps } from "./part-props";

/** Items one below the other: written, ticked, moved and deleted, each in its row. */
export function ListPart({ controller, section, name, schema, part }: PartProps<"list">) {
  const box = useRef<HTMLDivElement>(null);
  const { items } = part;
  const { checkbox, maxItems } = schema;
  const isFull = maxItems !== null && items.length >= maxItems;
  const focus = (selectors: readonly string[]) => focusFirst(box.current, selectors);
  const move = async (seen: SeenItem, by: 1 | -1) => {
    if (!(await controller.change(moveItem(section, seen, by)))) return;
    const row = `[data-item="${seen.index + by}"]`;
    const buttons = ["[data-move='-1']", "[data-move='1']"];
    focus((by < 0 ? buttons : buttons.toReversed()).map((button) => `${row} ${button}`));
  };
  const remove = async (seen: SeenItem) => {
    if (!(await controller.change(removeItem(section, seen)))) return;
    const targets = [seen.index, seen.index - 1].map((at) => `[data-item="${at}"] [data-remove]`);
    focus([...targets, "[data-add-line]"]);
  };
  return (
    <div ref={box} data-list-part={section} className="flex flex-col gap-2">
      {items.length === 0 && <p className="text-small text-muted">{memoryWords.noItems}</p>}
      <ol aria-label={name} className="flex flex-col gap-1">
        {items.map((item, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place only.
            key={index}
            seen={{ index, item }}
            count={items.length}
            onMove={move}
            onRemove={remove}
          >
            {checkbox && (
              <Tick
                item={item}
                onTick={(done) => controller.change(tickItem(section, { index, item }, done))}
              />
            )}
            <KeptField
              label={memoryWords.item(index + 1)}
              value={item.text}
              isLong
              onKeep={({ from, text }) =>
                controller.change(
                  writeItem(section, { index, item: { ...item, text: from } }, text),
                )
              }
              className="grow"
            />
          </Row>
        ))}
      </ol>
      {isFull && <p className="text-small text-muted">{memoryWords.listFull(maxItems)}</p>}
      <AddLine
        label={memoryWords.newItem}
        button={memoryWords.addItem}
        disabled={isFull}
        onAdd={(text) => controller.change(addItem(section, text))}
      />
    </div>
  );
}

/** The row is drawn anew by then: the keyboard goes where it went. */
function focusFirst(box: HTMLElement | null, selectors: readonly string[]): void {
  const found = selectors.map((one) => box?.querySelector<HTMLElement>(one));
  found.find((element) => element?.matches(":enabled"))?.focus();
}

type TickProps = {
  readonly item: SeenItem["item"];
  readonly onTick: (done: boolean) => void;
};

function Tick({ item, onTick }: TickProps) {
  return (
    <input
      type="checkbox"
      data-tick=""
      checked={item.done}
      aria-label={memoryWords.doneItem(item.text)}
      onChange={(event) => onTick(event.currentTarget.checked)}
      className="accent-accent"
    />
  );
}

type RowProps = {
  readonly seen: SeenItem;
  readonly count: number;
  readonly onMove: (seen: SeenItem, by: 1 | -1) => void;
  readonly onRemove: (seen: SeenItem) => void;
  readonly children: ReactNode;
};

function Row({ seen, count, onMove, onRemove, children }: RowProps) {
  const { index, item } = seen;
  const look = "shrink-0 rounded-sm p-1 text-muted hover:text-ink disabled:opacity-30";
  return (
    <li data-item={index} className="flex items-center gap-1.5">
      {children}
      <button
        type="button"
        data-move="-1"
        aria-label={memoryWords.moveUp(item.text)}
        disabled={index === 0}
        onClick={() => onMove(seen, -1)}
        className={look}
      >
        <ArrowUp size={14} aria-hidden="true" />
      </button>
      <button
        type="button"
        data-move="1"
        aria-label={memoryWords.moveDown(item.text)}
        disabled={index === count - 1}
        onClick={() => onMove(seen, 1)}
        className={look}
      >
        <ArrowDown size={14} aria-hidden="true" />
      </button>
      <button
        type="button"
        data-remove=""
        aria-label={memoryWords.removeItem(item.text)}
        onClick={() => onRemove(seen)}
        className={look}
      >
        <X size={14} aria-hidden="true" />
      </button>
    </li>
  );
}
