import type { ContainerEnd } from '#contract/models/container.ts'
import type { StreamItems } from '#contract/streams.ts'
import type { HubSender } from '#server/live/hub-messages.ts'
import { toContainerState } from '#server/serializers/container.ts'
import { toGameEvent } from '#server/serializers/game-event.ts'
import { monitorOn } from '#server/store/monitor.ts'
import type { Container } from '#server/store/rows/container.ts'
import type { EventRow } from '#server/store/rows/monitor.ts'
import type { Tables } from '#server/store/store.ts'
import { teamStreamsOn } from '#server/store/team-streams.ts'
import type { StreamWriter } from '#server/live/streams/stream-writer.ts'

/** A stored change, to be published after the transaction. */
export type ContainerChange =
  | { kind: 'team'; participationId: number; seq: number; item: StreamItems['team'] }
  | { kind: 'event'; gameId: number; seq: number; row: EventRow }

/**
 * Appends an item to the team's stream. The participation must be locked. Test containers and deleted ones
 * have none.
 */
export async function appendTeamItem(
  { challengeId, participationId }: Pick<Container, 'challengeId' | 'participationId'>,
  news: Container | ContainerEnd,
  { sql }: Pick<Tables, 'sql'>,
): Promise<ContainerChange[]> {
  if (participationId === null) return []
  const [container, end] = typeof news === 'string' ? [null, news] : [toContainerState(news), null]
  const item = { kind: 'container' as const, challengeId, container, end }
  const seq = await teamStreamsOn(sql).append(participationId, item)
  return seq === 0 ? [] : [{ kind: 'team', participationId, seq, item }]
}

/** Appends an event for monitors. The game must be locked, before the participation. */
export async function appendGameEvent(
  type: 'ContainerStart' | 'ContainerDestroy',
  { gameId, challengeId, title, teamId, team }: Container,
  by: { at: number; userId: string; user: string },
  { sql }: Pick<Tables, 'sql'>,
): Promise<ContainerChange[]> {
  const row: EventRow = {
    type,
    content: `${title}#${challengeId} ${type === 'ContainerStart' ? 'started' : 'destroyed'}`,
    at: by.at,
    user: by.user,
    team,
    number: null,
  }
  const seq = await monitorOn(sql).appendEvent(gameId, { ...row, userId: by.userId, teamId })
  return seq === null ? [] : [{ kind: 'event', gameId, seq, row }]
}

export function publishContainerChanges(
  noted: readonly ContainerChange[],
  { live, streams }: { live: HubSender; streams: StreamWriter },
): void {
  for (const one of noted) {
    if (one.kind === 'team')
      streams.append({ stream: 'team', participation: one.participationId }, one.seq, [one.item])
    else {
      const event = toGameEvent(one.row)
      live.publish({ hub: 'monitor', game: one.gameId, target: 'ReceivedGameEvent', payload: event })
      streams.append({ stream: 'monitor', game: one.gameId }, one.seq, [
        { kind: 'event', event: { ...event, number: one.seq } },
      ])
    }
  }
}
