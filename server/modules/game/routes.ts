import { getGame, listGames } from '#contract/calls/game.ts'
import { listGamePage } from '#contract/calls/game-pages.ts'
import { GAMES_LISTED } from '#contract/rules/game-list.ts'
import { serveKept } from '#server/modules/serve.ts'
import type { BasicGameInfoModel, DetailedGameInfoModel } from '#contract/models/game.ts'
import { movedByPause } from '#contract/rules/game-clock.ts'
import { toIso } from '#contract/models/time.ts'
import type { Made } from '#server/base/keep-by-version.ts'
import { TOPIC } from '#server/base/versions.ts'
import { writePart, writeResponse } from '#server/http/answer-writer.ts'
import {
  joinedAnswer,
  readyAnswer,
  sharedPart,
  type KeptAnswer,
  type SharedPart,
} from '#server/http/ready-answer.ts'
import { imageUrl } from '#server/serializers/image-url.ts'
import type { Services } from '#server/modules/services.ts'
import type { Game } from '#server/store/games.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import { winnersOf } from './winners.ts'
import { knowsGame } from '#server/modules/game-access/known-game.ts'

/** The fields that differ between readers. */
type OwnField = 'organization' | 'teamName' | 'status' | 'banReason'

/**
 * Checks for each caller whether they may know of a hidden game. The fields of `OwnField` are written for
 * each caller, the others once for all.
 */
async function readGame(
  id: number,
  actor: Actor | null,
  services: Pick<Services, 'store' | 'clock' | 'kept'>,
): Promise<KeptAnswer> {
  const { kept } = services
  const [game, own] = await Promise.all([
    kept.games.byId(id),
    actor ? kept.participations.ofUser(id, actor.id) : null,
  ])
  if (!game || !(await knowsGame(game, actor, kept))) throw refuse(404, 'gameMissing')
  const shared = await kept.parts(`game ${id}`, [TOPIC.game(id)], () => writeShared(id, services))
  const mine: Pick<DetailedGameInfoModel, OwnField> = {
    organization: own?.organization ?? null,
    teamName: own?.teamName ?? null,
    status: own?.status ?? 'Unsubmitted',
    ...(own !== null && own.banReason !== null ? { banReason: own.banReason } : {}),
  }
  return { ready: joinedAnswer(shared, `,${writePart(getGame.rules.answer, mine)}}`), readers: 'one' }
}

async function writeShared(
  id: number,
  { store, clock }: Pick<Services, 'store' | 'clock'>,
): Promise<Made<SharedPart>> {
  const now = clock.now()
  const [game, teamCount, rehearsalOf] = await Promise.all([
    store.games.byId(id),
    store.participations.countOf(id),
    store.rehearsals.originalOf(id),
  ])
  if (!game) throw refuse(404, 'gameMissing')
  const shared: Omit<DetailedGameInfoModel, OwnField> = {
    id: game.id,
    title: game.title,
    summary: game.summary,
    content: game.content,
    hidden: game.hidden,
    organizations: game.organizations,
    inviteCodeRequired: game.inviteCode !== null && game.inviteCode !== '',
    poster: imageUrl(game.posterHash, 'poster'),
    limit: game.teamMemberCountLimit,
    teamCount,
    practiceMode: game.practiceMode,
    start: toIso(game.startAt),
    ...endOf(game, now),
    ...(rehearsalOf === null ? {} : { rehearsalOf }),
  }
  return {
    value: sharedPart(`{${writePart(getGame.rules.answer, shared)}`),
    until: endIsTrueUntil(game, now),
  }
}

export const gameRoutes = [
  serveKept(listGames, (_, services) => readGames({ count: GAMES_LISTED, skip: 0 }, listGames, services)),
  serveKept(listGamePage, ({ query }, services) => readGames(query, listGamePage, services)),
  serveKept(getGame, ({ params, actor }, services) => readGame(params.id, actor, services)),
]

interface Page {
  count: number
  skip: number
}

async function readGames(
  { count, skip }: Page,
  call: typeof listGames | typeof listGamePage,
  services: Pick<Services, 'store' | 'clock' | 'boards' | 'kept'>,
): Promise<KeptAnswer> {
  const ready = await services.kept.answers(`games ${count} ${skip}`, [TOPIC.games], async () => {
    const { games, until } = await listVisibleGames({ count, skip }, services)
    return { value: readyAnswer(writeResponse(call.rules.answer, games)), until }
  })
  return { ready, readers: 'all' }
}

/**
 * `until`: the time at which the next of these games ends, because the response then has its winner, or at
 * which the end of a paused one has to move.
 */
async function listVisibleGames(
  page: Page,
  { store, clock, boards }: Pick<Services, 'store' | 'clock' | 'boards'>,
): Promise<{ games: BasicGameInfoModel[]; until: number }> {
  const now = clock.now()
  const found = await store.games.listVisible(page)
  const winners = await winnersOf(found, now, boards)
  const games = found.map(
    ({ id, title, summary, posterHash, teamMemberCountLimit, startAt, endAt, pausedAt }) => {
      const winner = winners.get(id)
      return {
        id,
        title,
        summary,
        poster: imageUrl(posterHash, 'poster'),
        limit: teamMemberCountLimit,
        start: toIso(startAt),
        ...endOf({ endAt, pausedAt }, now),
        ...(winner === undefined ? {} : { winner }),
      }
    },
  )
  const untilEnds = found.map(({ endAt }) => (endAt >= now ? endAt + 1 : Infinity))
  return { games, until: Math.min(...untilEnds, ...found.map((game) => endIsTrueUntil(game, now))) }
}

/** A client that knows no pauses must not take a paused game for ended, so the end moves along. */
const endOf = ({ endAt, pausedAt }: Pick<Game, 'endAt' | 'pausedAt'>, now: number) => ({
  end: toIso(movedByPause(endAt, { pausedAt }, now)),
  ...(pausedAt === null ? {} : { pausedAt: toIso(pausedAt), storedEnd: toIso(endAt) }),
})

/** The end of a paused game moves all the time, so a kept response is behind by this much at most. */
const MOVES_EVERY_MS = 10_000
/** A response must not be kept until the end in it has passed, because it would show a paused game as over. */
const endIsTrueUntil = ({ endAt, pausedAt }: Pick<Game, 'endAt' | 'pausedAt'>, now: number): number =>
  pausedAt === null ? Infinity : now + Math.min(MOVES_EVERY_MS, endAt - pausedAt)
