import type { AuditAct } from '#contract/models/audit-names.ts'
import type { ScheduleModel } from '#contract/models/schedule.ts'
import { toIso, toIsoOrNull } from '#contract/models/time.ts'
import {
  afterAct,
  clockBar,
  type ClockAct,
  type ClockActKind,
  type ClockState,
} from '#contract/rules/clock-acts.ts'
import { isPlanOf, planFlaws, planned, type SchedulePlan } from '#contract/rules/schedule-plan.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { commit } from '#server/modules/commit.ts'
import { lockGame } from '#server/modules/game/edit-game.ts'
import { publishNews } from '#server/modules/notice/publish-news.ts'
import type { Services } from '#server/modules/services.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { ChallengeSummary } from '#server/store/challenges.ts'
import type { Game } from '#server/store/games.ts'
import type { Tables } from '#server/store/store.ts'
import { NEVER, storeSchedule } from './store-schedule.ts'

type Needs = Pick<Services, 'store' | 'publish' | 'clock' | 'platformLog'>

/** The stored times of a game and of its challenges. */
interface Schedule extends ClockState {
  challenges: readonly ChallengeSummary[]
}
/** An act with the notice about it. */
interface ToldAct {
  act: ClockAct
  /** Null: no notice. */
  notice: string | null
}

const LAST = Date.parse('9999-12-31T23:59:59.999Z')

/** Before the start only those who write the challenges may know of them. */
export async function readSchedule(
  id: number,
  { role }: Pick<Actor, 'role'>,
  { store, clock }: Pick<Services, 'store' | 'clock'>,
): Promise<ScheduleModel> {
  const game = await store.games.byId(id)
  if (game === null) throw refuse(404, 'gameMissing')
  const schedule = toScheduleModel(await scheduleOf(game, store))
  return role !== 'Admin' && clock.now() < game.startAt ? { ...schedule, challenges: [] } : schedule
}

export function actOnClock(
  id: number,
  { act, notice }: ToldAct,
  by: AuditActor,
  services: Needs,
): Promise<ScheduleModel> {
  return changeSchedule(id, { ...DEEDS[act.kind], notice }, by, services, (before, now) => {
    const bar = clockBar(act.kind, before, now)
    if (bar !== null) throw refuse(400, bar)
    return afterAct(act, before, now)
  })
}

/** Refuses the plan if another organiser moved one of its moments after the caller read them. */
export function planSchedule(
  id: number,
  { plan, notice }: { plan: SchedulePlan; notice: string | null },
  by: AuditActor,
  services: Needs,
): Promise<ScheduleModel> {
  return changeSchedule(id, { ...PLANNED, notice }, by, services, (before, now) => {
    if (!isPlanOf(plan, before)) throw refuse(409, 'changedByOthers')
    if (planFlaws(plan, before, now).length > 0) throw refuse(400, 'scheduleFlawed')
    return plan.every(({ from, to }) => from === to) ? before : planned<ClockState>(before, plan)
  })
}

interface Deed {
  act: AuditAct
  done: string
  /** Null: no notice. */
  notice: string | null
}

/** Locks the game, so that every submission is judged either before or after the change. */
async function changeSchedule(
  id: number,
  { act, done, notice }: Deed,
  { actor, ip }: AuditActor,
  services: Needs,
  decide: (before: ClockState, now: number) => ClockState,
): Promise<ScheduleModel> {
  const { after, title, isChanged } = await commit(services, async (tables, changes) => {
    const game = await lockGame(id, tables)
    const now = services.clock.now()
    const before = await scheduleOf(game, tables)
    const wanted = inTime(decide(before, now))
    if (wanted === before) return { after: before, title: game.title, isChanged: false }
    const whole = { ...wanted, challenges: before.challenges }
    changes.push(...(await storeSchedule(game, before, whole, now, tables)))
    const deed = {
      act,
      of: { kind: 'game', id, name: game.title },
      before: toAudited(before),
      after: toAudited(whole),
    } as const
    await writeAudit(tables, { actor, ip }, deed, services)
    const news = { gameId: id, content: notice, at: now, hasStarted: now >= whole.startsAt }
    changes.push(...(await publishNews(news, { actor, ip }, tables, services)))
    return { after: whole, title: game.title, isChanged: true }
  })
  if (isChanged) {
    services.platformLog.write({
      level: 'Information',
      status: 'Success',
      name: actor.name,
      ip,
      message: `${done} game ${id} (${title}), which ends at ${toIso(after.endsAt)}`,
      source: 'game',
    })
  }
  return toScheduleModel(after)
}

const PLANNED = { act: 'SchedulePlanned', done: 'Changed the schedule of' } as const
const DEEDS = {
  start: { act: 'GameStarted', done: 'Started' },
  pause: { act: 'GamePaused', done: 'Paused' },
  resume: { act: 'GameResumed', done: 'Resumed' },
  extend: { act: 'GameExtended', done: 'Extended' },
  freeze: { act: 'BoardFrozen', done: 'Froze the scoreboard of' },
  reveal: { act: 'BoardRevealed', done: 'Revealed the scoreboard of' },
  end: { act: 'GameEnded', done: 'Ended' },
  reopen: { act: 'GameReopened', done: 'Reopened' },
} as const satisfies Record<ClockActKind, { act: AuditAct; done: string }>

async function scheduleOf(game: Game, { games, challenges }: Tables): Promise<Schedule> {
  const { id, startAt, endAt, wpddlAt, pausedAt } = game
  const freeze = await games.freezeOf(id)
  const listed = await challenges.list(id)
  return {
    startsAt: startAt,
    endsAt: endAt,
    writeupsUntil: wpddlAt === NEVER ? null : wpddlAt,
    freezeAt: freeze?.freezeAt ?? null,
    revealedAt: freeze?.revealedAt ?? null,
    pausedAt,
    windows: listed.map(({ id: challengeId, opensAt, closesAt }) => ({ challengeId, opensAt, closesAt })),
    challenges: listed,
  }
}

/** Refuses a time outside of the years that the wire can write. */
function inTime<State extends ClockState>(state: State): State {
  const { endsAt, writeupsUntil, windows } = state
  const times = [endsAt, writeupsUntil, ...windows.flatMap(({ opensAt, closesAt }) => [opensAt, closesAt])]
  if (times.some((at) => at !== null && at > LAST)) throw refuse(400, 'gameTooLong')
  return state
}

const toAudited = ({
  startsAt,
  endsAt,
  writeupsUntil,
  freezeAt,
  revealedAt,
  pausedAt,
  windows,
}: ClockState) => ({
  start: toIso(startsAt),
  end: toIso(endsAt),
  wpddl: toIsoOrNull(writeupsUntil),
  freezeAt: toIsoOrNull(freezeAt),
  revealedAt: toIsoOrNull(revealedAt),
  pausedAt: toIsoOrNull(pausedAt),
  opensAt: timesIn(windows.map(({ opensAt }) => opensAt)),
  closesAt: timesIn(windows.map(({ closesAt }) => closesAt)),
})
/** The distinct release times or deadlines of all challenges. */
const timesIn = (times: readonly (number | null)[]) =>
  [...new Set(times)]
    .filter((at) => at !== null)
    .toSorted((a, b) => a - b)
    .map(toIso)
    .join(', ')

function toScheduleModel(schedule: Schedule): ScheduleModel {
  const windows = new Map(schedule.windows.map((one) => [one.challengeId, one]))
  return {
    start: toIso(schedule.startsAt),
    end: toIso(schedule.endsAt),
    writeupsUntil: toIsoOrNull(schedule.writeupsUntil),
    freezeAt: toIsoOrNull(schedule.freezeAt),
    revealedAt: toIsoOrNull(schedule.revealedAt),
    pausedAt: toIsoOrNull(schedule.pausedAt),
    challenges: schedule.challenges.map(
      ({ id, title, isEnabled, originalScore, minScoreRate, difficulty }) => ({
        id,
        title,
        isEnabled,
        originalScore,
        minScoreRate,
        difficulty,
        opensAt: toIsoOrNull(windows.get(id)?.opensAt ?? null),
        closesAt: toIsoOrNull(windows.get(id)?.closesAt ?? null),
      }),
    ),
  }
}
