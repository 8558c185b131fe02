import { useActor } from '@xstate/react'
import { use } from 'react'
import { toOpeningCheckView, type OpeningCheckView } from '#machines/admin/opening-check.machine.ts'
import { useWired } from './wired.ts'

export function useOpeningCheck(game: number): { view: OpeningCheckView; check: () => void } {
  const [snapshot, send] = useActor(use(useWired().admin()).openingCheck, { input: { game } })
  return { view: toOpeningCheckView(snapshot), check: () => send({ type: 'check' }) }
}
