import type { Role } from './models/role.ts'
import type { Fields, Schema, Wire } from './schema.ts'
import type { StreamName } from './streams.ts'

export interface HubRules {
  /** The least role that may listen; null lets anyone listen, with a session or without. */
  role: Exclude<Role, 'Banned'> | null
  /** What the address must carry; connections with the same values share what is sent. */
  query: Fields
  /** What the server sends, by target name: each message has this one argument. */
  messages: Readonly<Record<string, Schema>>
  /**
   * What `streams` in its address may name (extension `streams`). A hub without messages tells all of them to
   * who names none.
   */
  streams: readonly StreamName[]
}
export interface Hub<R extends HubRules = HubRules> {
  readonly path: `/hub/${string}`
  readonly rules: R
}
export type MessagesOf<H extends Hub> = {
  -readonly [Target in keyof H['rules']['messages']]: Wire<H['rules']['messages'][Target]>
}

/** Clients of a hub only listen. */
/* #__NO_SIDE_EFFECTS__ */
export function hub<const R extends HubRules>(path: `/hub/${string}`, rules: R): Hub<R> {
  return { path, rules }
}
