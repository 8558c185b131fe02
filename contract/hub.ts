import type { Role } from './models/role.ts'
import type { Fields, Schema, Wire } from './schema.ts'

export interface HubRules {
  /** The least role that may listen. */
  role: Exclude<Role, 'Banned'>
  /** What the address must carry; connections with the same values share what is sent. */
  query: Fields
  /** What the server sends, by target name: each message has this one argument. */
  messages: Readonly<Record<string, Schema>>
}
export interface Hub<R extends HubRules = HubRules> {
  readonly path: `/hub/${string}`
  readonly rules: R
}
export type MessagesOf<H extends Hub> = { -readonly [Target in keyof H['rules']['messages']]: Wire<H['rules']['messages'][Target]> }

/** Clients of a hub only listen. */
/* #__NO_SIDE_EFFECTS__ */
export function hub<const R extends HubRules>(path: `/hub/${string}`, rules: R): Hub<R> {
  return { path, rules }
}
