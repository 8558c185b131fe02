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

const linesOf = (connecting: Connecting) =>
  atomFamily((game: number) => {
    const connected = atom(AT_REST)
    const running = atom(
      (get) => get(connected),
      (_, set) => {
        const end = openLine(connecting, game, (told) => set(connected, told))
        return () => {
          end()
          set(connected, AT_REST)
        }
      },
    )
    running.onMount = (start) => start()
    return running
  })

function openLine({ machine, facts }: Connecting, game: number, tell: (connected: Connected) => void): () => void {
  let end = () => {}
  let isOver = false
  const begin = () =>
    void machine().then(
      (wired) => {
        if (isOver) return
        const actor = createActor(wired, { input: { ...facts, game } })
        const retry = () => actor.send({ type: 'retry' })
        actor.subscribe((snapshot) => tell({ view: toConnectionView(snapshot), retry }))
        actor.start()
        actor.send({ type: 'open' })
        end = () => actor.stop()
      },
      // Its file did not come: the network that would carry the line is the one that would have brought it.
      () => isOver || tell({ view: { kind: 'offline' }, retry: begin }),
    )
  begin()
  return () => {
    isOver = true
    end()
  }
}
