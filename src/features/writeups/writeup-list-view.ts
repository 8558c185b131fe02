import { instant } from '#contract/models/time.ts'
import type { WriteupInfoModel } from '#contract/models/writeup.ts'

export interface Writeup {
  /** The id of the participation. It stays when the team uploads another file. */
  id: number
  team: string
  avatar: string | null
  organization: string | null
  name: string
  url: string
  at: number
  /** In bytes. Null if the server does not send it. */
  size: number | null
}
export const ORDERS = ['latest', 'team'] as const
export type Order = (typeof ORDERS)[number]

export const toWriteups = (list: readonly WriteupInfoModel[]): readonly Writeup[] =>
  list.map(({ id, team, url, uploadTimeUTC, organization = null, fileName, fileSize = null }) => ({
    id,
    team: team.name,
    avatar: team.avatar,
    organization,
    name: fileName ?? url.slice(url.lastIndexOf('/') + 1),
    url,
    at: instant(uploadTimeUTC),
    size: fileSize,
  }))

export const organizationsOf = (writeups: readonly Writeup[]): readonly string[] =>
  [...new Set(writeups.flatMap(({ organization }) => organization ?? []))].toSorted((one, other) =>
    one.localeCompare(other),
  )

export interface WriteupFilter {
  text: string
  /** Null for all organisations. */
  organization: string | null
  order: Order
}

export function foundIn(
  writeups: readonly Writeup[],
  { text, organization, order }: WriteupFilter,
): readonly Writeup[] {
  const wanted = text.trim().toLocaleLowerCase()
  const found = writeups.filter(
    (writeup) =>
      (organization === null || writeup.organization === organization) &&
      `${writeup.team}\n${writeup.organization ?? ''}\n${writeup.name}`.toLocaleLowerCase().includes(wanted),
  )
  return order === 'latest'
    ? found.toSorted((one, other) => other.at - one.at || other.id - one.id)
    : found.toSorted((one, other) => one.team.localeCompare(other.team) || one.id - other.id)
}

/** Null if the size of one of the writeups is unknown. */
export const sizeOf = (writeups: readonly Writeup[]): number | null =>
  writeups.reduce<number | null>((sum, { size }) => (sum === null || size === null ? null : sum + size), 0)
