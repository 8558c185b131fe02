import { readDigits, writeDigits } from './pack-numbers.ts'

// Only this file lists the values of a team: their types, their columns, and how columns are written and
// read.

export interface BoardTeam {
  id: number
  name: string
  avatar: string | null
  organization: string | null
}

/** The forms of a column on the wire. Servers from before a `newDigits` column do not send it. */
export type ColumnForm = 'digits' | 'newDigits' | 'texts'
/** One column for each field, because objects for 5,000 teams would be large. */
export const TEAM_COLUMNS = {
  /**
   * The difference to the previous id, doubled. Digits have no sign, so a negative difference is doubled and
   * lowered by 1.
   */
  ids: 'digits',
  names: 'texts',
  /** The hash in `/assets/{hash}/avatar`. '': no avatar. */
  avatars: 'texts',
  /** Indexes into the list of organisations, from 1. 0: none. */
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

/** Null if a column is malformed or has the wrong length. */
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
