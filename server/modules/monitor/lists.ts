import type { AnswerResult, Submission } from '#contract/models/submission.ts'
import { requireStartedGame } from '#server/modules/game/require-started.ts'
import { MAX_PAGE_SIZE } from '#server/http/page-size.ts'
import type { Services } from '#server/modules/services.ts'
import { toSubmission } from '#server/serializers/submission.ts'
import type { MonitorSearch } from '#server/store/rows/monitor.ts'
import type { EventType, GameEvent } from '#contract/models/event.ts'
import { toGameEvent } from '#server/serializers/game-event.ts'
import type { CheatInfoModel } from '#contract/models/cheat.ts'
import { toCheat } from '#server/serializers/cheat.ts'

export async function listCheats(
  gameId: number,
  { store, clock }: Pick<Services, 'store' | 'clock'>,
): Promise<CheatInfoModel[]> {
  await requireStartedGame(gameId, { store, clock })
  return (await store.gameEvents.cheats(gameId, MAX_PAGE_SIZE)).map(toCheat)
}

const OF_CONTAINERS: readonly EventType[] = ['ContainerStart', 'ContainerDestroy']

interface EventQuery extends Partial<SearchQuery> {
  hideContainer: boolean
  count: number
  skip: number
}

export async function listEvents(
  gameId: number,
  { hideContainer, count, skip, ...query }: EventQuery,
  { store, clock }: Pick<Services, 'store' | 'clock'>,
): Promise<GameEvent[]> {
  await requireStartedGame(gameId, { store, clock })
  const hides = hideContainer ? OF_CONTAINERS : []
  const page = { hides, count: Math.min(count, MAX_PAGE_SIZE), skip }
  const search = readSearch(query)
  const { gameEvents } = store
  const rows = search ? gameEvents.findEvents(gameId, page, search) : gameEvents.events(gameId, page)
  return (await rows).map(toGameEvent)
}

interface SearchQuery {
  text: string
  answers: boolean
}

/** Null: the text is blank, so there is nothing to search for. */
function readSearch({ text = '', answers = true }: Partial<SearchQuery>): MonitorSearch | null {
  const trimmed = text.trim()
  return trimmed === '' ? null : { text: trimmed, isInAnswers: answers }
}

interface SubmissionQuery extends Partial<SearchQuery> {
  type?: AnswerResult
  /** Zero or less asks for all. One response is limited, so only the spreadsheet has all. */
  count: number
  skip: number
}

export async function listSubmissions(
  gameId: number,
  { type, count, skip, ...query }: SubmissionQuery,
  { store, clock }: Pick<Services, 'store' | 'clock'>,
): Promise<Submission[]> {
  await requireStartedGame(gameId, { store, clock })
  const most = count > 0 ? Math.min(count, MAX_PAGE_SIZE) : MAX_PAGE_SIZE
  const page = { status: type ?? null, count: most, skip }
  const search = readSearch(query)
  const { gameEvents } = store
  const rows = search
    ? gameEvents.findSubmissions(gameId, page, search)
    : gameEvents.submissions(gameId, page)
  return (await rows).map(toSubmission)
}
