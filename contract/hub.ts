import type { Role } from './models/role.ts'
import type { Fields, Schema, Wire } from './schema.ts'
import type { StreamName } from './streams.ts'

export interface HubRules {
  /** The least role that may listen; null lets anyone listen, with a session or without. */
  role: Exclude<Role, 'Banned'> | null
  /** Query parameters of the address. Connections with the same values share their messages. */
  query: Fields
  /** The messages of the server by target name. Each has this one argument. */
  messages: Readonly<Record<string, Schema>>
  /**
   * Streams that the address may name (extension `streams`). On a hub without messages, a connection that
   * names none gets all of them.
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
