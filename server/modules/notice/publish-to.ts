import type { Change } from '#server/live/change.ts'
import type { NewNotice } from '#server/store/notices.ts'
import type { Tables } from '#server/store/store.ts'
import { addNotice } from './add-notice.ts'

/**
 * Publishes a notice to all, or to the participations in `teams`. Nobody else can see then that there is one:
 * it has no number in the stream of the game. The game must be locked.
 */
export async function publishTo(
  teams: readonly number[] | null,
  notice: NewNotice,
  hasStarted: boolean,
  tables: Tables,
): Promise<{ id: number; changes: Change[] }> {
  if (teams === null) {
    const added = await addNotice(notice, tables)
    return { id: added.id, changes: [{ kind: 'notice-added', notice: added, hasStarted }] }
  }
  const id = await tables.addressedNotices.create({ ...notice, teams, isOut: true })
  return { id, changes: await tellTeams(notice.gameId, teams, tables) }
}

/** Each of the teams reads its notices again. The game must be locked. */
export async function tellTeams(
  gameId: number,
  teams: readonly number[],
  { teamItems }: Pick<Tables, 'teamItems'>,
): Promise<Change[]> {
  const items = await teamItems.appendNotices(teams)
  return [
    { kind: 'addressed-notices-changed', gameId },
    ...items.map(({ participationId, seq }) => ({
      kind: 'team-item' as const,
      participationId,
      item: { kind: 'notices' as const },
      seq,
    })),
  ]
}
