import { atom, type Atom } from 'jotai'
import type { Live } from '#machines/live/feed.machine.ts'
import { runFeed, type FeedCallbacks } from './run-feed.ts'
import type { ConnectionKind } from './tab-connections.ts'
import type {
  FeedName,
  FeedRules,
  LiveMachines,
  LiveSource,
  Listener,
  ValueOf,
} from '#machines/live/live-types.ts'

/** A live value, and the function that requests it again. */
export interface LiveState<Value> extends FeedCallbacks<Value> {
  /** The time until which the value was current. Null: it is current. */
  staleAt: number | null
}

interface FeedEntry<Name extends FeedName> {
  kind: ConnectionKind
  pick: (feeds: LiveMachines['feeds']) => FeedRules<Name>
  /**
   * `account`: only signed-in users have a value. `listener`: visitors have one too. No value survives a change
   * of the account.
   */
  per: 'account' | 'listener'
}
type OfGame<Name extends FeedName> = (
  source: LiveSource,
  game: number | null,
) => Atom<LiveState<ValueOf<Name>>>

export const noticesAtom = liveAtom<'notices'>({
  kind: 'game',
  pick: ({ notices }) => notices,
  per: 'listener',
})
export const teamAtom = liveAtom<'team'>({ kind: 'game', pick: ({ team }) => team, per: 'account' })
export const eventsAtom = liveAtom<'events'>({
  kind: 'monitor',
  pick: ({ events }) => events,
  per: 'account',
})
export const submissionsAtom = liveAtom<'submissions'>({
  kind: 'monitor',
  pick: ({ submissions }) => submissions,
  per: 'account',
})
const platformLogs = liveAtom<'logs'>({ kind: 'platform', pick: ({ logs }) => logs, per: 'account' })
export const logsAtom = (source: LiveSource) => platformLogs(source, null)
const platformAudit = liveAtom<'audit'>({ kind: 'platform', pick: ({ audit }) => audit, per: 'account' })
export const auditAtom = (source: LiveSource) => platformAudit(source, null)

/**
 * One atom for each game and each account. The first reader starts the feed, and the last one stops it.
 */
function liveAtom<Name extends FeedName>(kept: FeedEntry<Name>): OfGame<Name> {
  type LiveValue = LiveState<ValueOf<Name>>
  const waiting: LiveValue = { live: { state: 'waiting', problem: null }, staleAt: null, retry: () => {} }
  const nobody = atom(waiting)
  const families = new WeakMap<
    LiveSource,
    { ofGame: Map<string, Atom<LiveValue>>; standing: Atom<Listener> }
  >()

  function running(source: LiveSource, game: number | null): Atom<LiveValue> {
    const held = atom(waiting)
    const run = atom(
      (get) => get(held),
      (_, set) => {
        const { now } = source.facts
        const end = runFeed<Name>(source, { ...kept, game }, (update) =>
          set(held, (before) => {
            const live = remaining(before.live, update.live)
            return {
              live,
              staleAt: live.state === 'stale' ? (before.staleAt ?? now()) : null,
              retry: update.retry,
            }
          }),
        )
        return () => {
          end()
          // Keeps the items for the next reader.
          set(held, ({ live, staleAt }) => ({
            live,
            staleAt: live.state === 'waiting' ? null : (staleAt ?? now()),
            retry: waiting.retry,
          }))
        }
      },
    )
    run.onMount = (start) => start()
    return run
  }
  return (source, game) => {
    const family = families.get(source) ?? {
      ofGame: new Map<string, Atom<LiveValue>>(),
      standing: standingAtom(source),
    }
    families.set(source, family)
    const { ofGame, standing } = family
    const of = (key: string, make: () => Atom<LiveValue>) => {
      const found = ofGame.get(key) ?? make()
      ofGame.set(key, found)
      return found
    }
    return of(`${game}`, () =>
      atom((get) => {
        const who = get(standing)
        if (who.kind === 'booting' || (who.kind === 'nobody' && kept.per === 'account')) return get(nobody)
        const name = who.kind === 'account' ? who.id : who.kind
        return get(of(`${game} of ${name}`, () => running(source, game)))
      }),
    )
  }
}

/** Keeps the last value until the next one has loaded, so that the screen does not become blank. */
function remaining<Value>(before: Live<Value>, next: Live<Value>): Live<Value> {
  return next.state === 'waiting' && before.state !== 'waiting'
    ? { ...before, state: 'stale', problem: next.problem }
    : next
}

function standingAtom(source: LiveSource): Atom<Listener> {
  const held = atom(source.standing.read())
  const followed = atom(
    (get) => get(held),
    (_, set) => {
      const look = () => set(held, source.standing.read())
      look()
      return source.standing.follow(look)
    },
  )
  followed.onMount = (start) => start()
  return followed
}
