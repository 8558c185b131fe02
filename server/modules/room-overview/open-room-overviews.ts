import type { AttentionCause, RoomOverviewModel } from '#contract/models/room-overview.ts'
import { toIso, toIsoOrNull } from '#contract/models/time.ts'
import type { Board } from '#contract/rules/board/board.ts'
import { gameNow } from '#contract/rules/game-clock.ts'
import { keptFresh } from '#server/base/kept-fresh.ts'
import type { Services } from '#server/modules/services.ts'
import type { AttentionRow } from '#server/store/attention.ts'
import {
  findCauses,
  holdCauses,
  SAME_WRONG_TEAMS,
  silentAmong,
  type FoundCause,
  type StoredCause,
} from './attention-rules.ts'
import { FIGURE_MINUTES, hiddenOf, solvesByMinute, toRoomChallenges, usualShare } from './count-figures.ts'
import type { CountedRoom, RoomOverviews } from './room-overviews.ts'
import { watchGame } from './watch-game.ts'

const MINUTE_MS = 60_000
/** The figures of the last minutes are counted at most once in this time. */
const FIGURES_MS = 2000
/** The facts for the rules are read at most once in this time. */
const WATCHED_MS = 10_000
/** Longer, because this reads all wrong flags of the game. */
const SAME_WRONG_MS = MINUTE_MS
/** A cause that continues is stored again only after this time, to save writes. */
const SEEN_MS = MINUTE_MS
const ACTIVE_MS = 15 * MINUTE_MS
/** A game without readers is forgotten after this time. */
const UNREAD_MS = 10 * MINUTE_MS

type Needed = Pick<Services, 'boards' | 'store' | 'clock' | 'config'>
type Kept<Value> = () => Promise<Value | null>
interface KeptGame {
  figures: Kept<CountedRoom>
  readAt: number
}

export function openRoomOverviews(services: Needed): RoomOverviews {
  const { clock, store } = services
  const openedAt = clock.now()
  const games = new Map<number, KeptGame>()
  const keptOf = (gameId: number) => {
    const now = clock.now()
    const kept = games.get(gameId) ?? { figures: keepGame(gameId, openedAt, services), readAt: now }
    if (!games.has(gameId))
      for (const [id, { readAt }] of games) if (now - readAt > UNREAD_MS) games.delete(id)
    games.set(gameId, kept)
    kept.readAt = now
    return kept
  }
  return {
    of: async (gameId) => {
      const kept = keptOf(gameId)
      const counted = await kept.figures()
      // Forgets unknown games, because requests for them must not fill the memory.
      if (counted === null) {
        if (games.get(gameId) === kept) games.delete(gameId)
        return null
      }
      // Reads takers and snoozes for each request, so that an action in another process shows immediately.
      const rows = new Map((await store.attention.list(gameId)).map((row) => [row.key, row]))
      const causes = counted.overview.causes.map((cause) => handled(cause, rows.get(cause.key), clock.now()))
      return { ...counted, overview: { ...counted.overview, causes } }
    },
  }
}

function handled(cause: AttentionCause, row: AttentionRow<unknown> | undefined, now: number): AttentionCause {
  if (row === undefined) return cause
  const { takenBy, snoozedUntil } = row
  const isSnoozed = snoozedUntil !== null && snoozedUntil > now
  return { ...cause, takenBy, snoozedUntil: toIsoOrNull(isSnoozed ? snoozedUntil : null) }
}

function keepGame(gameId: number, openedAt: number, services: Needed): Kept<CountedRoom> {
  const { clock, store } = services
  const sameWrong = keptFresh(() => store.attention.sameWrong(gameId, SAME_WRONG_TEAMS), {
    clock,
    freshMs: SAME_WRONG_MS,
  })
  const watched = keptFresh(async () => watch(gameId, openedAt, (await sameWrong()) ?? [], services), {
    clock,
    freshMs: WATCHED_MS,
  })
  return keptFresh(
    async () => {
      const all = await watched()
      return all && count(gameId, all, services)
    },
    { clock, freshMs: FIGURES_MS },
  )
}

type WatchedGame = NonNullable<Awaited<ReturnType<typeof watch>>>

async function watch(
  gameId: number,
  openedAt: number,
  sameWrong: Parameters<typeof watchGame>[2],
  services: Needed,
) {
  const { boards, store } = services
  const [game, board] = await Promise.all([store.games.byId(gameId), boards.of(gameId, 'monitors')])
  if (game === null || board === null) return null
  const watched = await watchGame(game, board.board, sameWrong, services)
  const { now } = watched.facts
  const rows = await store.attention.list<FoundCause>(gameId)
  const stored = rows.map(({ cause, since, seenAt }): StoredCause => ({ ...cause, since, seenAt }))
  const keys = new Set(rows.map(({ key }) => key))
  const causes = holdCauses(
    findCauses(watched.facts, (key) => keys.has(key)),
    stored,
    { now, openedAt },
  )
  await keepCauses(gameId, causes, rows, now, store)
  return { ...watched, game, causes }
}

/** Stores new and changed causes, and removes those that are gone. */
async function keepCauses(
  gameId: number,
  causes: readonly StoredCause[],
  rows: readonly AttentionRow<FoundCause>[],
  now: number,
  { attention }: Services['store'],
): Promise<void> {
  const before = new Map(rows.map((row) => [row.key, row]))
  for (const { seenAt, ...cause } of causes) {
    const row = before.get(cause.key)
    const isFresh = row !== undefined && now - row.seenAt < SEEN_MS
    if (isFresh && row.cause.count === cause.count && row.cause.other === cause.other) continue
    await attention.put(gameId, { key: cause.key, cause, since: cause.since, seenAt })
  }
  const shown = new Set(causes.map(({ key }) => key))
  const gone = rows.flatMap(({ key }) => (shown.has(key) ? [] : [key]))
  await attention.remove(gameId, gone, now)
}

async function count(
  gameId: number,
  { game, facts, answers, challenges, causes }: WatchedGame,
  { boards, store, clock }: Needed,
): Promise<CountedRoom | null> {
  const now = clock.now()
  const [all, shown] = await Promise.all([boards.of(gameId, 'monitors'), boards.of(gameId, 'public')])
  if (all === null || shown === null) return null
  const { board } = all
  const from = now - FIGURE_MINUTES * MINUTE_MS
  const [minutes, active, accepted, containers] = await Promise.all([
    store.gameEvents.answersByMinute(gameId, { from, minutes: FIGURE_MINUTES }),
    store.attention.activeTeams(gameId, now - ACTIVE_MS),
    store.attention.accepted(gameId),
    store.containers.count(gameId),
  ])
  const inEach = (of: (minute: (typeof minutes)[number]) => number) => {
    const counts = Array.from({ length: FIGURE_MINUTES }, () => 0)
    for (const each of minutes) counts[each.minute] = of(each)
    return counts
  }
  const ats = facts.challenges.map((one) => ({ ...one, ats: solvesOf(board, one.id) }))
  const overview: RoomOverviewModel = {
    countedAt: toIso(now),
    phase: now < game.startAt ? 'Before' : gameNow(game, now) < game.endAt ? 'During' : 'After',
    figures: {
      solves: solvesByMinute(board.challenges, now),
      judged: inEach(({ judged }) => judged),
      wrong: inEach(({ wrong }) => wrong),
      usual: usualShare(answers),
      teams: accepted,
      active,
      pending: facts.pending.count,
      solvers: board.rows.filter(({ solved }) => solved > 0).length,
      allSolves: board.rows.reduce((sum, { solved }) => sum + solved, 0),
      ...containers,
      silent: silentAmong(facts.challenges, facts.now).length,
      hidden: hiddenOf(board, shown.board),
    },
    causes: causes.map(({ key, kind, challenges: about, count: number, other, detail, since }) => ({
      key,
      kind,
      challenges: about,
      count: number,
      other,
      detail,
      since: toIso(since),
      takenBy: null,
      snoozedUntil: null,
    })),
    challenges: toRoomChallenges(challenges, ats, now),
  }
  return { startsAt: game.startAt, overview }
}

function solvesOf({ places, challenges }: Board, id: number): readonly number[] {
  const place = places.challenges.get(id)
  return place === undefined ? [] : (challenges[place]?.ats ?? [])
}
