/** Finds slots by the 16 bytes of an id; several slots may have the same one. */
export type SlotTable = {
  readonly add: (id: Uint32Array, slot: number) => void;
  readonly remove: (id: Uint32Array, slot: number) => void;
  readonly find: (id: Uint32Array) => readonly number[];
};

const FREE = 0;
/** What was there is gone, and what was put behind it is looked for further on. */
const GONE = -1;
const FIRST_SIZE = 1_024;

/**
 * Four bytes for each place: ten times less than a `Map`. Ids are random, so that four of their bytes
 * are as good as any digest. `idOf` tells the id that lies in a slot.
 */
export function createSlotTable(idOf: (slot: number) => Uint32Array): SlotTable {
  let places = new Int32Array(FIRST_SIZE);
  let used = 0;
  const put = (id: Uint32Array, slot: number) => {
    let at = firstOf(id, places.length);
    while ((places[at] ?? FREE) > FREE) at = (at + 1) % places.length;
    if (places[at] === FREE) used += 1;
    places[at] = slot + 1;
  };
  const widen = () => {
    const slots = places.filter((place) => place > FREE);
    const size = slots.length * 3 > places.length ? places.length * 2 : places.length;
    places = new Int32Array(size);
    used = 0;
    for (const slot of slots) put(idOf(slot - 1), slot - 1);
  };
  return {
    add: (id, slot) => {
      put(id, slot);
      if (used * 2 > places.length) widen();
    },
    remove: (id, slot) => {
      let at = firstOf(id, places.length);
      while (places[at] !== FREE && places[at] !== slot + 1) at = (at + 1) % places.length;
      if (places[at] !== FREE) places[at] = GONE;
    },
    find: (id) => {
      const found: number[] = [];
      let at = firstOf(id, places.length);
      for (; places[at] !== FREE; at = (at + 1) % places.length) {
        const slot = (places[at] ?? FREE) - 1;
        if (slot >= 0 && isSame(idOf(slot), id)) found.push(slot);
      }
      return found;
    },
  };
}

function firstOf(id: Uint32Array, size: number): number {
  return (id[0] ?? 0) % size;
}

function isSame(one: Uint32Array, other: Uint32Array): boolean {
  return one[0] === other[0] && one[1] === other[1] && one[2] === other[2] && one[3] === other[3];
}
