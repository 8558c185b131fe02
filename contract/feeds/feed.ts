/** A value that pushed items keep current. All functions are pure. */
export interface Feed<Value, Item> {
  /** Takes a snapshot over. `before` is null for the first one. */
  adopt: (before: Value | null, fetched: Value) => Value
  /**
   * Merges an item without a number. The result must not depend on the order of items, and duplicates must
   * change nothing.
   */
  merge: (value: Value, item: Item) => Value
  /**
   * Applies the next item of the stream, which the snapshot may already contain. Null: a new snapshot is
   * needed.
   */
  apply: (value: Value, item: Item, seq: number) => Value | null
  /** The number of a snapshot; null if this server sends none. A null function: no server sends one. */
  seqOf: ((value: Value) => number | null) | null
}

const NUMBER_LENGTH = 16

/**
 * The key of an item: its number, or all its fields if a base server sends no number. Higher numbers sort
 * after lower ones.
 */
export const recordKey = (number: number | undefined, fields: readonly string[]): string =>
  number === undefined ? JSON.stringify(fields) : String(number).padStart(NUMBER_LENGTH, '0')

/** The items that a page keeps in memory. Older ones are fetched page by page. */
const MAX_KEPT = 1_000

/**
 * Adds an item to a list with the newest first. A repeated item replaces the earlier one, because names in it
 * may have changed.
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
 * Keeps older items only if they join the fetched page without a gap. Items in the gap would be in neither.
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
