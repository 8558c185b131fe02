/** A value in a form. It can be stored as JSON in a draft, and two values can be compared. */
export type FieldValue = string | number | boolean | null | readonly string[]

/**
 * One field that organisers edit: its value in the form, its stored value, and the rules between them.
 */
export interface Field<Stored, Typed extends FieldValue, Flaw extends string> {
  /** The value in the form of a new thing. It also replaces a stored null. */
  blank: Typed
  toTyped: (stored: Stored) => Typed
  toStored: (typed: Typed) => Stored
  flawOf: (typed: Typed) => Flaw | null
  /** Whether a value from a stored draft fits into the form. */
  isTyped: (value: unknown) => boolean
  /** The audit log records only that the value changed. */
  isSecret?: true
}
/** Keyed by the names on the wire, in the order of the form. */
export type FieldTable = Readonly<Record<string, AnyField>>
interface AnyField {
  blank: FieldValue
  toTyped: (stored: never) => FieldValue
  toStored: (typed: never) => unknown
  flawOf: (typed: never) => string | null
  isTyped: (value: unknown) => boolean
  isSecret?: true
}

export type FormOf<Table extends FieldTable> = {
  readonly [Name in keyof Table]: ReturnType<Table[Name]['toTyped']>
}
export type StoredOf<Table extends FieldTable> = {
  readonly [Name in keyof Table]: ReturnType<Table[Name]['toStored']>
}
export type FlawsOf<Table extends FieldTable> = {
  readonly [Name in keyof Table]: ReturnType<Table[Name]['flawOf']>
}
/** Null: the value was never set. Missing: an older server does not send the field. */
type Read<Stored> = { readonly [Name in keyof Stored]?: Stored[Name] | null | undefined }

export const namesOf = <Table extends FieldTable>(table: Table): readonly (keyof Table & string)[] =>
  Object.keys(table)

export const blankForm = <Table extends FieldTable>(table: Table): FormOf<Table> =>
  mapped(table, ({ blank }) => blank)

export const toForm = <Table extends FieldTable>(
  table: Table,
  stored: Read<StoredOf<Table>>,
): FormOf<Table> =>
  mapped(table, ({ blank, toTyped }, name) => {
    const value = stored[name] ?? null
    return value === null ? blank : toTyped(value as never)
  })

export const toStored = <Table extends FieldTable>(table: Table, form: FormOf<Table>): StoredOf<Table> =>
  mapped(table, (field, name) => field.toStored(form[name] as never))

export const flawsOf = <Table extends FieldTable>(table: Table, form: FormOf<Table>): FlawsOf<Table> =>
  mapped(table, ({ flawOf }, name) => flawOf(form[name] as never))

/** Whether a stored draft still fits the form: it may be older than this version of the client. */
export function isForm<Table extends FieldTable>(table: Table, kept: unknown): kept is FormOf<Table> {
  if (typeof kept !== 'object' || kept === null) return false
  const values = new Map<string, unknown>(Object.entries(kept))
  return (
    values.size === namesOf(table).length &&
    namesOf(table).every((name) => table[name]?.isTyped(values.get(name)))
  )
}

export interface Merged<Table extends FieldTable> {
  /** A field that one side changed has the value of that side. A field in `torn` has `mine`. */
  form: FormOf<Table>
  /** Both sides changed these fields to different values. The user has to choose. */
  torn: readonly (keyof Table & string)[]
  /** Only `theirs` changed these fields, or the two sides differ only in blanks around the same text. */
  taken: readonly (keyof Table & string)[]
}
/** A three-way merge: the form that both sides began with, and the form of each side. */
export function merge<Table extends FieldTable>(
  table: Table,
  base: FormOf<Table>,
  mine: FormOf<Table>,
  theirs: FormOf<Table>,
): Merged<Table> {
  const apart = differing(table, mine, theirs)
  const isTaken = (name: keyof Table & string) =>
    isSame(mine[name], base[name]) ||
    // The server trims some texts. After a save with a lost response, the text comes back trimmed, which is
    // no conflict.
    (!isSame(base[name], theirs[name]) && isSameTrimmed(mine[name], theirs[name]))
  const taken = new Set(apart.filter(isTaken))
  const kept = new Set(apart.filter((name) => !taken.has(name)))
  return {
    form: mapped(table, (_, name) => (kept.has(name) ? mine[name] : theirs[name])),
    torn: [...kept].filter((name) => !isSame(base[name], theirs[name])),
    taken: [...taken],
  }
}
/** The fields in which two forms differ, in the order of the form. */
export const differing = <Table extends FieldTable>(table: Table, one: FormOf<Table>, other: FormOf<Table>) =>
  namesOf(table).filter((name) => !isSame(one[name], other[name]))

export const replaced = <Table extends FieldTable>(
  table: Table,
  form: FormOf<Table>,
  names: ReadonlySet<string>,
  from: FormOf<Table>,
): FormOf<Table> => mapped(table, (_, name) => (names.has(name) ? from[name] : form[name]))

export const patched = <Table extends FieldTable>(
  table: Table,
  before: StoredOf<Table>,
  patch: { readonly [Name in keyof Table]?: StoredOf<Table>[Name] | null | undefined },
): StoredOf<Table> => mapped(table, (_, name) => patch[name] ?? before[name])

/** The fields whose values the audit log hides. */
export const secretsOf = <Table extends FieldTable>(table: Table): readonly (keyof Table & string)[] =>
  namesOf(table).filter((name) => table[name]?.isSecret)

/** The values of the table's fields, without anything else that a stored row has. */
export const picked = <Table extends FieldTable, Row extends { readonly [Name in keyof Table]: unknown }>(
  table: Table,
  row: Row,
): { readonly [Name in keyof Table]: Row[Name] } => mapped(table, (_, name) => row[name])

/** The column of a field: its name with underscores. */
export const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((entry, at) => entry === other[at])
}

function isSameTrimmed(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' && one.trim() === other.trim()
}

/** Casts its result: the compiler cannot see that a table and its results have the same names. */
function mapped<Table extends FieldTable, Result>(
  table: Table,
  make: (field: AnyField, name: keyof Table & string) => unknown,
): Result {
  return Object.fromEntries(Object.entries(table).map(([name, field]) => [name, make(field, name)])) as Result
}
