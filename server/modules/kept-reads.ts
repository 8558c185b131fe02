import { keepByVersion, type Keep } from '#server/base/keep-by-version.ts'
import type { Clock } from '#server/base/clock.ts'
import { TOPIC, type Versions } from '#server/base/versions.ts'
import type { ReadyAnswer, SharedPart } from '#server/http/ready-answer.ts'
import type { Challenge, Challenges } from '#server/store/challenges.ts'
import type { Game, Games } from '#server/store/games.ts'
import type { OwnParticipation, Participations } from '#server/store/rows/participation.ts'
import type { Store } from '#server/store/store.ts'

/** Enough for the largest events. A value that was dropped is read again. */
const MOST = { games: 200, players: 20_000, challenges: 1000, answers: 200, contexts: 20_000 }

/**
 * Values that many requests read, kept until they change. Only reads use them: a change reads its facts from
 * the database, under its own locks.
 */
export interface KeptReads {
  games: Pick<Games, 'byId'>
  participations: Pick<Participations, 'ofUser' | 'hasTeamOf'>
  challenges: Pick<Challenges, 'byId'>
  /** Whole responses that are the same for all readers. */
  answers: Keep<ReadyAnswer>
  /** The shared parts of responses that have an own part too. */
  parts: Keep<SharedPart>
  /** The own part of a challenge. */
  contexts: Keep<string>
  /** The participations of a game that have notices of their own. */
  noticeReaders: Keep<ReadonlySet<number>>
}

export function openKeptReads({
  store,
  ...needs
}: {
  store: Pick<Store, 'games' | 'participations' | 'challenges'>
  versions: Versions
  clock: Clock
}): KeptReads {
  const games = keepByVersion<Game | null>(needs, MOST.games)
  const players = keepByVersion<OwnParticipation | null>(needs, MOST.players)
  const challenges = keepByVersion<Challenge | null>(needs, MOST.challenges)
  return {
    games: {
      byId: (id) => games(String(id), [TOPIC.game(id)], async () => ({ value: await store.games.byId(id) })),
    },
    participations: {
      ofUser: (gameId, userId) =>
        players(`${gameId} ${userId}`, [TOPIC.game(gameId), TOPIC.players], async () => ({
          value: await store.participations.ofUser(gameId, userId),
        })),
      // Not kept, because only requests for hidden games need it.
      hasTeamOf: (gameId, userId) => store.participations.hasTeamOf(gameId, userId),
    },
    challenges: {
      byId: (gameId, id) =>
        challenges(`${gameId} ${id}`, [TOPIC.challenges(gameId)], async () => ({
          value: await store.challenges.byId(gameId, id),
        })),
    },
    answers: keepByVersion<ReadyAnswer>(needs, MOST.answers),
    parts: keepByVersion<SharedPart>(needs, MOST.answers),
    contexts: keepByVersion<string>(needs, MOST.contexts),
    noticeReaders: keepByVersion<ReadonlySet<number>>(needs, MOST.games),
  }
}
