import { useActor } from '@xstate/react'
import { use } from 'react'
import {
  toRosterActionsView,
  type RosterAction,
  type RosterActionsView,
} from '#machines/admin/roster-actions.machine.ts'
import type { RosterQuery } from '#machines/admin/roster-query.ts'
import { useAnnounced } from './use-announced.ts'
import { useWired } from './wired.ts'

/** Actions on the rows of a page of users or teams. */
export function useRosterActs(at: RosterQuery): {
  view: RosterActionsView
  act: (act: RosterAction) => void
  dismiss: () => void
} {
  const [snapshot, send, process] = useActor(use(useWired().admin()).rosterActs)
  useAnnounced(process)
  return {
    view: toRosterActionsView(snapshot),
    act: (act) => send({ type: 'act', act, at }),
    dismiss: () => send({ type: 'dismiss' }),
  }
}
