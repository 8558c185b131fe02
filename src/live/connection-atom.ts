import { atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import { createActor } from 'xstate'
import { toConnectionView, type ConnectionView } from '#machines/live/connection.machine.ts'
import type { Connecting } from './connecting.ts'

interface Connected {
  view: ConnectionView
  retry: () => void
}

const AT_REST: Connected = { view: { kind: 'idle' }, retry: () => {} }

/** By what makes the lines: two apps on one page (as in tests) share none. */
const families = new WeakMap<Connecting, ReturnType<typeof linesOf>>()

/** A game's one line: the first reader opens it, the last one closes it. */
export function connectionAtom(connecting: Connecting, game: number) {
  const family = families.get(connecting) ?? linesOf(connecting)
  families.set(connecting, family)
  return family(game)
}

const linesOf = ({ machine, facts }: Connecting) =>
  atomFamily((game: number) => {
    const connected = atom(AT_REST)
    const running = atom(
      (get) => get(connected),
      (_, set) => {
        let end: (() => void) | null = null
        let isOver = false
        void machine().then((wired) => {
          if (isOver) return
          const actor = createActor(wired, { input: { ...facts, game } })
          const retry = () => actor.send({ type: 'retry' })
          actor.subscribe((snapshot) => set(connected, { view: toConnectionView(snapshot), retry }))
          actor.start()
          actor.send({ type: 'open' })
          end = () => actor.stop()
        })
        return () => {
          isOver = true
          end?.()
          set(connected, AT_REST)
        }
      },
    )
    running.onMount = (start) => start()
    return running
  })
