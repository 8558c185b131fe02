/** A value that is kept true by what is pushed. All of it is pure. */
export interface Feed<Value, Item> {
  /** What a snapshot makes of the value so far; null before the first. */
  adopt: (before: Value | null, fetched: Value) => Value
  /** For items that nobody counted: neither their order matters nor whether one comes twice. */
  merge: (value: Value, item: Item) => Value
  /**
   * The item that comes next in its stream, or one that the snapshot may hold already; null when only a new
   * snapshot tells what it means.
   */
  apply: (value: Value, item: Item, seq: number) => Value | null
  /**
   * The number that a snapshot is true at; null where a server does not say, and as a whole where none does.
   */
  seqOf: ((value: Value) => number | null) | null
}

const NUMBER_LENGTH = 16

/**
 * Tells items apart: by their number, or by all that they say where a base server sends no number. Higher
 * numbers sort behind lower ones.
 */
export const recordKey = (number: number | undefined, fields: readonly string[]): string =>
  number === undefined ? JSON.stringify(fields) : String(number).padStart(NUMBER_LENGTH, '0')

/** As much as a page can use; what is older is asked for page by page. */
const MAX_KEPT = 1_000

/**
 * A list whose newest item stands first. An item that comes again takes the place of the one before: the
 * names in it may be others by now.
 */
export function withRecord<Item extends { time: string }>(
  list: readonly Item[],
  item: Item,
  keyOf: (item: Item) => string,
): readonly Item[] {
  const [at, key] = [Date.parse(item.time), keyOf(item)]
  let place = 0
  for (const other of list) {
    const order = Date.parse(other.time) - at
    if (order < 0 || (order === 0 && keyOf(other) < key)) break
    if (order === 0 && keyOf(other) === key)
      return JSON.stringify(other) === JSON.stringify(item) ? list : list.with(place, item)
    place += 1
  }
  return place >= MAX_KEPT ? list : list.toSpliced(place, 0, item).slice(0, MAX_KEPT)
}

/**
 * What was on view and is older than the page that was fetched stays below it if the two meet: what happened
 * between them is in neither.
 */
export function withRecords<Item extends { time: string }>(
  before: readonly Item[] | null,
  fetched: readonly Item[],
  keyOf: (item: Item) => string,
): readonly Item[] {
  const end = fetched.at(-1)
  if (end === undefined) return before ?? []
  const [at, key] = [Date.parse(end.time), keyOf(end)]
  const had = before ?? []
  const meets = had.some((item) => Date.parse(item.time) === at && keyOf(item) === key)
  const kept = meets ? had : had.filter((item) => Date.parse(item.time) > at)
  return fetched.toReversed().reduce((list, item) => withRecord(list, item, keyOf), kept)
}
