import type { APIRequestContext, Page } from '@playwright/test'
import type { AnyStateMachine } from 'xstate'
import type { PostOffice } from '../post-office.ts'
import type { Line } from './line.ts'

/** Where a journey is walked: a server that answers by itself, and an administrator who can change what is on it. */
export interface Stage {
  /** The address of the client. */
  url: string
  master: APIRequestContext
  page: Page
  line: Line
  /** The extensions that the server announces. */
  features: ReadonlySet<string>
  /** The emails of the server. Null: another server sends them to their addresses. */
  post: PostOffice | null
  /** A name that nothing on this server has yet. */
  unused: (name: string) => string
}

/** What the words of a journey are on this server, and what makes its events true there. */
export interface RealWorld {
  /** Where each path begins, if the address has ids of this server. */
  at?: string
  /** Parts of the addresses of this server, with those that the journey has instead. */
  addresses?: readonly (readonly [here: RegExp, inJourney: string])[]
  /** Texts that the steps write and look for, with those of this server. Null: it shows no such thing. */
  texts?: ReadonlyMap<string, () => string | null>
  /** What the steps expect a server to say when it refuses, with the calls that it refuses then. */
  refusals?: Readonly<Record<string, readonly string[]>>
  /** Happens before the step of the event. `later` has the events of the path that follow. */
  before?: Readonly<Record<string, (later: readonly string[]) => Promise<void>>>
  /** Undoes after the path what would disturb the next one. */
  leave?: () => Promise<void>
}

/** The table of a journey. Its steps are those that `stepped-journeys.ts` lists. */
export interface RealJourney {
  journey: AnyStateMachine
  /** Its links come by email, which only a server of our own hands over. */
  needsEmails?: true
  /** The events that no server can be brought to, each with the reason. */
  impossible: Readonly<Record<string, string>>
  /** Anew for each path. Signs the person of the page in, if they are signed in at the start. */
  open: (stage: Stage) => Promise<RealWorld>
}

/** An id of this server in an address, for which the journey has another one. */
export const idIn = (before: string, here: number | string, inJourney: number | string) =>
  [new RegExp(`(?<=${before})${here}(?!\\w)`), String(inJourney)] as const

/** Made for the first path and the same in all, because servers limit how many accounts an address may make. */
export function sameInAll<Found>(make: (stage: Stage) => Promise<Found>): (stage: Stage) => Promise<Found> {
  let made: Promise<Found> | null = null
  return (stage) => (made ??= make(stage))
}
