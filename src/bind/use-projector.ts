import { useActorRef, useSelector } from '@xstate/react'
import { use, useEffect } from 'react'
import type { Board } from '#contract/rules/board/board.ts'
import { toProjectorView, type ProjectorView } from '#machines/live/projector.machine.ts'
import { useWired } from './wired.ts'

/** `board` is as it is now; null until it is known. */
export function useProjector(board: Board | null): { view: ProjectorView; stir: () => void } {
  const { sounds, projecting } = useWired()
  const { projector, now, chime } = use(projecting())
  const process = useActorRef(projector, { input: { now } })
  // A pointer on its way says so sixty times a second, and most of it is no news.
  const view = useSelector(
    process,
    toProjectorView,
    (one, other) => one.blood === other.blood && one.pointer === other.pointer,
  )
  useEffect(() => {
    const heard = process.on('celebrated', () => (sounds.read() === 'on' ? chime.play('blood') : undefined))
    return () => heard.unsubscribe()
  }, [process, sounds, chime])
  useEffect(() => {
    if (board) process.send({ type: 'board.told', board })
  }, [process, board])
  return { view, stir: () => process.send({ type: 'stir' }) }
}
