import type { RosterAction, RosterActionsView } from '#machines/admin/roster-actions.machine.ts'

/** Whether this action is running on this row. */
export function isDoing(
  { act, to }: { act: RosterActionsView; to: string | number },
  kind: RosterAction['kind'],
): 'ready' | 'busy' {
  return act.kind === 'busy' && act.act.kind === kind && 'id' in act.act && act.act.id === to
    ? 'busy'
    : 'ready'
}
