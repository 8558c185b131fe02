import type { Call } from '#contract/call.ts'
import { ALL_CALLS } from '#contract/calls/all.ts'
import type { Problem } from '#contract/problem.ts'
import account from './exchanges/account.json'
import admin from './exchanges/admin.json'
import assets from './exchanges/assets.json'
import edit from './exchanges/edit.json'
import extensions from './exchanges/extensions.json'
import game from './exchanges/game.json'
import info from './exchanges/info.json'
import team from './exchanges/team.json'

/** A request and its response as they are on the wire, on the base wire or on our extensions. */
export interface Exchange {
  call: string
  note?: string
  request: { path: string; query?: string; body?: unknown; parts?: readonly FilePart[] }
  /** The parsed request, if it differs from the written one. */
  reads?: { params?: object; query?: object; body?: unknown }
  response: { status: number; type?: string; body?: unknown; retryAfter?: string }
  problem?: Problem['kind']
}
export interface FilePart {
  name: string
  filename: string
  type: string
}

const recorded: readonly unknown[] = [account, admin, assets, edit, extensions, game, info, team].flat()
export const EXCHANGES = recorded as readonly Exchange[]
export const titled = (exchanges: readonly Exchange[]) =>
  exchanges.map((exchange) => {
    const { call, note, response } = exchange
    return [[call, response.status, note].filter(Boolean).join(' '), exchange] as const
  })

export function callOf({ call }: Exchange): Call {
  const known = ALL_CALLS[call]
  if (!known) throw new Error(`There is no call ${call}.`)
  return known
}

/** The values of the `{name}` parts of the path, as a server reads them from a URL. */
export function paramsIn(path: string, call: Call): Record<string, string> {
  const pattern = call.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  const groups = new RegExp(`^${pattern}$`).exec(path)
  if (!groups) throw new Error(`${path} is no address of ${call.path}.`)
  return Object.fromEntries(
    Object.entries(groups.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
  )
}
