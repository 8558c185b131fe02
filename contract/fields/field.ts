/**
 * One field of a thing that organisers edit: how it stands in the form, what may be wrong with it there, and
 * what is stored of it.
 */
export interface Field<Stored, Typed, Flaw extends string> {
  /** Of something new, and where nothing is stored. */
  blank: Typed
  toTyped: (stored: Stored) => Typed
  toStored: (typed: Typed) => Stored
  flawOf: (typed: Typed) => Flaw | null
  /** Whether what a draft brings back may stand in it. */
  isTyped: (value: unknown) => boolean
  /** Of some things the audit log only says that they were changed. */
  isSecret?: true
}
/**
 * The fields of a thing by their names on the wire, in the order of the form. A column is called the same,
 * with underscores.
 */
export type FieldTable = Readonly<Record<string, AnyField>>
interface AnyField {
  blank: unknown
  toTyped: (stored: never) => unknown
  toStored: (typed: never) => unknown
  flawOf: (typed: never) => string | null
  isTyped: (value: unknown) => boolean
  isSecret?: true
}

/** What stands in the form. */
export type FormOf<Table extends FieldTable> = { readonly [Name in keyof Table]: Table[Name]['blank'] }
/** What is stored, as the wire and the database have it. */
export type StoredOf<Table extends FieldTable> = {
  readonly [Name in keyof Table]: ReturnType<Table[Name]['toStored']>
}
export type FlawsOf<Table extends FieldTable> = {
  readonly [Name in keyof Table]: ReturnType<Table[Name]['flawOf']>
}
/** On the wire what was never set is null. */
type Read<Stored> = { readonly [Name in keyof Stored]: Stored[Name] | null }

export const namesOf = <Table extends FieldTable>(table: Table): readonly (keyof Table & string)[] =>
  Object.keys(table)

export const blankForm = <Table extends FieldTable>(table: Table): FormOf<Table> =>
  mapped(table, ({ blank }) => blank)

export const toForm = <Table extends FieldTable>(
  table: Table,
  stored: Read<StoredOf<Table>>,
): FormOf<Table> =>
  mapped(table, ({ blank, toTyped }, name) =>
    stored[name] === null ? blank : toTyped(stored[name] as never),
  )

export const toStored = <Table extends FieldTable>(table: Table, form: FormOf<Table>): StoredOf<Table> =>
  mapped(table, (field, name) => field.toStored(form[name] as never))

export const flawsOf = <Table extends FieldTable>(table: Table, form: FormOf<Table>): FlawsOf<Table> =>
  mapped(table, ({ flawOf }, name) => flawOf(form[name] as never))

/** Whether what was kept somewhere is a form of this thing. */
export function isForm<Table extends FieldTable>(table: Table, kept: unknown): kept is FormOf<Table> {
  if (typeof kept !== 'object' || kept === null) return false
  const values = new Map<string, unknown>(Object.entries(kept))
  return (
    values.size === namesOf(table).length &&
    namesOf(table).every((name) => table[name]?.isTyped(values.get(name)))
  )
}

export interface Merged<Table extends FieldTable> {
  /** What only one side changed is as that side has it; what both changed is as `mine` has it. */
  form: FormOf<Table>
  /** Both changed these, and not to the same: somebody has to choose. */
  torn: readonly (keyof Table & string)[]
  /** Only `theirs` changed these. */
  taken: readonly (keyof Table & string)[]
}
/** Three ways of one form: what both began with, and what became of it on each side. */
export function merge<Table extends FieldTable>(
  table: Table,
  base: FormOf<Table>,
  mine: FormOf<Table>,
  theirs: FormOf<Table>,
): Merged<Table> {
  const mineChanged = new Set(differing(table, base, mine))
  const apart = differing(table, mine, theirs)
  return {
    form: mapped(table, (_, name) => (mineChanged.has(name) ? mine[name] : theirs[name])),
    torn: apart.filter((name) => mineChanged.has(name) && !isSame(base[name], theirs[name])),
    taken: apart.filter((name) => !mineChanged.has(name)),
  }
}
/** The fields in which two differ, in the order of the form. */
export const differing = <Table extends FieldTable>(table: Table, one: FormOf<Table>, other: FormOf<Table>) =>
  namesOf(table).filter((name) => !isSame(one[name], other[name]))

/** For an update statement: `title = $2, …` and what goes in, counted on from `first`. */
export function updateOf<Table extends FieldTable>(table: Table, stored: StoredOf<Table>, first: number) {
  const names = namesOf(table)
  return {
    assignments: names.map((name, at) => `${columnOf(name)} = $${first + at}`).join(', '),
    values: names.map((name) => stored[name]),
  }
}
export const columnsOf = (table: FieldTable): string =>
  namesOf(table)
    .map((name) => `${columnOf(name)} as "${name}"`)
    .join(', ')

const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((entry, at) => entry === other[at])
}

/** Here, and nowhere else, a table and what is made of it field by field are said to have the same names. */
function mapped<Table extends FieldTable, Result>(
  table: Table,
  make: (field: AnyField, name: keyof Table & string) => unknown,
): Result {
  return Object.fromEntries(Object.entries(table).map(([name, field]) => [name, make(field, name)])) as Result
}
