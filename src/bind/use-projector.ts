import { useActorRef, useSelector } from '@xstate/react'
import type { ProjectorView } from '#machines/live/projector.machine.ts'
import { usePart } from './use-part.ts'

/**
 * Renders only for a new view, unlike `useProcess`, because a moving pointer sends `stir` sixty times a
 * second.
 */
export function useProjector(game: number): { view: ProjectorView; stir: () => void } {
  const { projector } = usePart('projecting')
  const process = useActorRef(projector.machine, { input: { ...projector.given, game } })
  const view = useSelector(
    process,
    (snapshot) => projector.view(snapshot),
    (one, other) => one.blood === other.blood && one.pointer === other.pointer,
  )
  return { view, stir: () => process.send({ type: 'stir' }) }
}
