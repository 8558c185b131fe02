import { useAtomValue, atom, type Atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import type { LineView } from '#machines/live/line-view.ts'
import type { LiveSource } from '#machines/live/live-types.ts'
import { followConnection, type ConnectionKind } from './tab-connections.ts'

const AT_REST: Connected = { view: { kind: 'idle' }, retry: () => {} }

/** Keyed by the live source, because two apps on one page (as in tests) must not share connections. */
const families = new WeakMap<LiveSource, ReturnType<typeof linesOf>>()

/** The state of a live connection. Null `game`: that of the screens without a game. */
export function useConnection(
  source: LiveSource,
  game: number | null,
  kind: ConnectionKind = game === null ? 'public' : 'game',
): { view: LineView; retry: () => void } {
  return useAtomValue(connectionAtom(source, game, kind))
}

interface Connected {
  view: LineView
  retry: () => void
}

/** Holds the connection open while the atom has a reader or a feed uses it. */
export function connectionAtom(
  source: LiveSource,
  game: number | null,
  kind: ConnectionKind = 'game',
): Atom<Connected> {
  const family = families.get(source) ?? linesOf(source)
  families.set(source, family)
  return family[kind](game)
}

function linesOf(source: LiveSource) {
  const ofKind = (kind: ConnectionKind) =>
    atomFamily((game: number | null) => {
      const connected = atom(AT_REST)
      const running = atom(
        (get) => get(connected),
        (_, set) => {
          let leave = () => {}
          const end = followConnection(source, kind, game, (line) => {
            leave()
            const tell = () =>
              set(connected, line === null ? AT_REST : { view: line.view(), retry: line.retry })
            tell()
            leave = line?.watch(tell) ?? (() => {})
          })
          return () => {
            leave()
            end()
            set(connected, AT_REST)
          }
        },
      )
      running.onMount = (start) => start()
      return running
    })
  return {
    game: ofKind('game'),
    monitor: ofKind('monitor'),
    platform: ofKind('platform'),
    public: ofKind('public'),
  }
}
