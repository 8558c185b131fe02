import { useActor } from '@xstate/react'
import { use } from 'react'
import { toRosterActsView, type RosterAct, type RosterActsView } from '#machines/admin/roster-actions.machine.ts'
import type { RosterPlace } from '#machines/admin/roster-query.ts'
import { useTold } from './use-announced.ts'
import { useWired } from './wired.ts'

/** `onDone` is told when something has been carried out, or could not be. */
export function useRosterActs(at: RosterPlace, onDone: () => void): { view: RosterActsView; act: (act: RosterAct) => void; dismiss: () => void } {
  const [snapshot, send, process] = useActor(use(useWired().admin()).rosterActs)
  useTold(process, onDone)
  return {
    view: toRosterActsView(snapshot),
    act: (act) => send({ type: 'act', act, at }),
    dismiss: () => send({ type: 'dismiss' }),
  }
}
