import { readDigits, writeDigits } from './pack-numbers.ts'

// A value of a team is listed in this file only: its type, its column, and how the column is written and read.

export interface BoardTeam {
  id: number
  name: string
  avatar: string | null
  organization: string | null
}

/** The forms of columns on the wire. Servers from before a `newDigits` column do not send it. */
export type ColumnForm = 'digits' | 'newDigits' | 'texts'
/** One column per field, so that five thousand teams stay small. */
export const TEAM_COLUMNS = {
  /** The difference to the id before, doubled. A negative difference is doubled, and 1 less. */
  ids: 'digits',
  names: 'texts',
  /** The hash in `/assets/{hash}/avatar`; '' if there is no avatar. */
  avatars: 'texts',
  /** Positions in the list of organisations from 1; 0 for none. */
  organizations: 'digits',
} as const satisfies Record<string, ColumnForm>
type Columns = typeof TEAM_COLUMNS
type ColumnsIn<Form extends ColumnForm> = {
  [Column in keyof Columns]: Columns[Column] extends Form ? Column : never
}[keyof Columns]
type BoardTeamsModel = { [Column in ColumnsIn<'digits'>]: string } & {
  [Column in ColumnsIn<'texts'>]: string[]
} & { [Column in ColumnsIn<'newDigits'>]?: string }

const AVATAR = { before: '/assets/', after: '/avatar' }

export function writeTeams(teams: readonly BoardTeam[], organizations: readonly string[]): BoardTeamsModel {
  const places = new Map(organizations.map((organization, index) => [organization, index + 1]))
  return {
    ids: writeDigits(teams.map(({ id }, place) => unsigned(id - (teams[place - 1]?.id ?? 0)))),
    names: teams.map(({ name }) => name),
    avatars: teams.map(({ avatar }) => avatar?.slice(AVATAR.before.length, -AVATAR.after.length) ?? ''),
    organizations: writeDigits(
      teams.map(({ organization }) => (organization === null ? 0 : (places.get(organization) ?? 0))),
    ),
  }
}

/** Null if a column is malformed, or not as long as the others. */
export function readTeams(
  { ids, names, avatars, ...texts }: BoardTeamsModel,
  organizations: readonly string[],
): BoardTeam[] | null {
  const [steps, own] = [readDigits(ids, names.length), readDigits(texts.organizations, names.length)]
  if (steps === null || own === null || avatars.length !== names.length) return null
  let id = 0
  return names.map((name, place) => {
    id += signed(steps[place] ?? 0)
    const hash = avatars[place] ?? ''
    const avatar = hash === '' ? null : `${AVATAR.before}${hash}${AVATAR.after}`
    return { id, name, avatar, organization: organizations[(own[place] ?? 0) - 1] ?? null }
  })
}

/** Digits have no sign, so negative numbers become odd ones. */
const unsigned = (difference: number) => (difference < 0 ? -2 * difference - 1 : 2 * difference)
const signed = (digits: number) => (digits % 2 === 1 ? -(digits + 1) / 2 : digits / 2)
