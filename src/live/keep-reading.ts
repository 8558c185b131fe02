import { createActor } from 'xstate'
import type { Problem } from '#contract/problem.ts'
import { toReadingProblem, type BoardRead } from '#machines/live/board-reading.machine.ts'
import type { BoardReading } from './board-reading.ts'

export interface ReadingTold {
  read?: BoardRead
  problem?: Problem | null
  retry?: () => void
}

/** Tells of a game's board whatever is new, until the end that it hands back. */
export function keepReading({ machine, facts }: BoardReading, game: number, tell: (told: ReadingTold) => void): () => void {
  let end = () => {}
  let isOver = false
  const begin = () =>
    void machine().then(
      (wired) => {
        if (isOver) return
        const actor = createActor(wired, { input: { ...facts, game } })
        actor.on('board.read', ({ read }) => tell({ read }))
        actor.subscribe((snapshot) => tell({ problem: toReadingProblem(snapshot), retry: () => actor.send({ type: 'retry' }) }))
        actor.start()
        end = () => actor.stop()
      },
      () => isOver || tell({ problem: { kind: 'unreachable' }, retry: begin }),
    )
  begin()
  return () => {
    isOver = true
    end()
  }
}
