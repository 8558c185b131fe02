import type { ContainerEnd } from '#contract/models/container.ts'
import type { Change } from '#server/live/change.ts'
import { toContainerState } from '#server/serializers/container.ts'
import type { Container } from '#server/store/rows/container.ts'
import type { EventRow } from '#server/store/rows/monitor.ts'
import type { Tables } from '#server/store/store.ts'

/**
 * The caller must have locked the participation, so that the numbers stay in order. A test container has no
 * participation, and a deleted participation has no stream.
 */
export async function appendTeamItem(
  { challengeId, participationId }: Pick<Container, 'challengeId' | 'participationId'>,
  news: Container | ContainerEnd,
  { teamItems }: Pick<Tables, 'teamItems'>,
): Promise<Change[]> {
  if (participationId === null) return []
  const [container, end] = typeof news === 'string' ? [null, news] : [toContainerState(news), null]
  const item = { kind: 'container' as const, challengeId, container, end }
  const seq = await teamItems.append(participationId, item)
  return seq === 0 ? [] : [{ kind: 'team-item', participationId, seq, item }]
}

/** The caller must have locked the game, before the participation. */
export async function appendGameEvent(
  type: 'ContainerStart' | 'ContainerDestroy',
  { gameId, challengeId, title, teamId, team }: Container,
  by: { at: number; userId: string; user: string },
  { gameEvents }: Pick<Tables, 'gameEvents'>,
): Promise<Change[]> {
  const row: EventRow = {
    type,
    content: `${title}#${challengeId} ${type === 'ContainerStart' ? 'started' : 'destroyed'}`,
    at: by.at,
    user: by.user,
    team,
    number: null,
  }
  const seq = await gameEvents.appendEvent(gameId, { ...row, userId: by.userId, teamId })
  return seq === null ? [] : [{ kind: 'game-event', gameId, seq, event: row }]
}
