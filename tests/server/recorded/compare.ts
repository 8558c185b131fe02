import { isDeepStrictEqual } from 'node:util'
import type { Schema } from '#contract/schema.ts'

/** One place at which our answer is not the recorded one. */
export interface Difference {
  at: string
  recorded: unknown
  ours: unknown
}

/** Values made by chance: ids, hashes, keys, codes, ports, and times in names. */
const CHANCE =
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{64}|[0-9a-f]{32}|[A-Za-z0-9+/]{43,}={1,2}|\d{8}-\d\d\.\d\d\.\d\dZ|(?<=^flag\{|\] flag\{)[0-9a-f]{12}(?=\})|(?<=^127\.0\.0\.1:)\d+$|^[0-9a-f]{8}$/g
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+(?:\+00:00|Z)$/
/** Fields with values made by chance, whose form differs between the servers. */
const MADE = new Set(['publicPort', 'containerId', 'traceId'])

/** Recorded values made by chance, each with the value that our server has in its place. */
export interface Learned {
  learn(recorded: unknown, ours: unknown): void
  inOurWords(text: string): string
  /** Learns a value whose form does not show that it was made by chance. */
  know(recorded: string, ours: unknown): void
}

export function openLearned(): Learned {
  const pairs = new Map<string, string>()
  const inOurWords = (text: string) => {
    let told = text
    for (const [recorded, ours] of pairs) told = told.replaceAll(recorded, ours)
    return told
  }
  const learn = (recorded: unknown, ours: unknown): void => {
    if (typeof recorded === 'string' && typeof ours === 'string') {
      const [theirs, here] = [recorded.match(CHANCE) ?? [], ours.match(CHANCE) ?? []]
      if (theirs.length !== here.length || blanked(recorded) !== blanked(ours)) return
      for (const [index, each] of theirs.entries()) if (!pairs.has(each)) pairs.set(each, here[index] ?? each)
    } else if (isObject(recorded) && isObject(ours)) {
      for (const [name, value] of Object.entries(recorded)) learn(value, Reflect.get(ours, name))
    }
  }
  return {
    learn,
    inOurWords,
    know: (recorded, ours) => void (typeof ours === 'string' && pairs.set(recorded, ours)),
  }
}
const blanked = (text: string) => text.replaceAll(CHANCE, '…')

interface Rules {
  schema: Schema | null
  learned: Learned
  /** The instants that requests named. */
  named: ReadonlySet<number>
}

/**
 * Compares keys, types and null, and the values that neither time nor chance made. A time counts as a value
 * if a request named it. Fields that only our server sends are no difference if a client may do without them.
 */
export function compare(
  recorded: unknown,
  ours: unknown,
  { schema, ...rules }: Rules,
  at = '',
): Difference[] {
  const differs = (): Difference[] => [{ at, recorded, ours }]
  if (kindOf(recorded) !== kindOf(ours)) return differs()
  if (Array.isArray(recorded) && Array.isArray(ours))
    return compareLists(recorded, ours, { schema, ...rules }, at)
  if (isObject(recorded) && isObject(ours)) {
    const more = Object.keys(ours).filter((name) => !(name in recorded) && !isOptional(schema, name))
    return [
      ...more.map((name) => ({
        at: `${at}.${name}`,
        recorded: undefined,
        ours: Reflect.get(ours, name) as unknown,
      })),
      ...Object.entries(recorded).flatMap(([name, each]: [string, unknown]) =>
        compare(each, Reflect.get(ours, name), { schema: fieldOf(schema, name), ...rules }, `${at}.${name}`),
      ),
    ]
  }
  if (MADE.has(at.split('.').at(-1) ?? '')) return []
  if (typeof recorded === 'string' && typeof ours === 'string')
    return isSameText(recorded, ours, rules) ? [] : differs()
  return recorded === ours ? [] : differs()
}

/** Lists of the same things in another order differ in their order only. */
function compareLists(
  recorded: readonly unknown[],
  ours: readonly unknown[],
  { schema, ...rules }: Rules,
  at: string,
): Difference[] {
  const items = withoutNull(schema)?.items ?? null
  const [theirs, here] = [recorded.map(idOf), ours.map(idOf)]
  const isReordered =
    theirs.length === here.length &&
    !isDeepStrictEqual(theirs, here) &&
    isDeepStrictEqual(new Set(theirs), new Set(here))
  const paired = isReordered ? theirs.map((id) => ours[here.indexOf(id)]) : ours
  return [
    ...(isReordered ? [{ at: `${at}.order`, recorded: theirs, ours: here }] : []),
    ...(recorded.length === ours.length
      ? []
      : [{ at: `${at}.length`, recorded: recorded.length, ours: ours.length }]),
    ...recorded
      .slice(0, ours.length)
      .flatMap((each, place) => compare(each, paired[place], { schema: items, ...rules }, `${at}.${place}`)),
  ]
}
const idOf = (value: unknown): unknown => (isObject(value) ? Reflect.get(value, 'id') : null)

function isSameText(recorded: string, ours: string, { learned, named }: Omit<Rules, 'schema'>): boolean {
  if (INSTANT.test(recorded))
    return (
      INSTANT.test(ours) && (!named.has(Date.parse(recorded)) || Date.parse(recorded) === Date.parse(ours))
    )
  return (
    learned.inOurWords(recorded) === ours ||
    (recorded.match(CHANCE) !== null && blanked(recorded) === blanked(ours))
  )
}

function kindOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
}
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isOptional = (schema: Schema | null, name: string) => fieldOf(schema, name)?.['~optional'] === true
const fieldOf = (schema: Schema | null, name: string) => {
  const known = withoutNull(schema)
  return known?.properties?.[name] ?? known?.additionalProperties ?? null
}
const withoutNull = (schema: Schema | null): Schema | null => schema?.anyOf?.[0] ?? schema
