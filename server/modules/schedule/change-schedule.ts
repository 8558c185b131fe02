import type { AuditAct } from '#contract/models/audit-names.ts'
import type { ScheduleModel } from '#contract/models/schedule.ts'
import { EPOCH, instant, toIso, toIsoOrNull } from '#contract/models/time.ts'
import { canPauseAt, extended, gameNow, isPaused, resumed, type Moments } from '#contract/rules/game-clock.ts'
import { appendTeamItem } from '#server/containers/container-changes.ts'
import type { Change } from '#server/live/change.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { appendBoardChange } from '#server/modules/board/append-change.ts'
import { commit } from '#server/modules/commit.ts'
import { lockGame } from '#server/modules/game/edit-game.ts'
import { phaseOf, timesOf } from '#server/modules/game/phase-of.ts'
import type { Services } from '#server/modules/services.ts'
import { refuse } from '#server/http/refusal.ts'
import type { ChallengeSummary } from '#server/store/challenges.ts'
import type { Game } from '#server/store/games.ts'
import type { Tables } from '#server/store/store.ts'

type Needs = Pick<Services, 'store' | 'publish' | 'clock' | 'platformLog'>

/** The stored times of a game and of its challenges. */
interface Schedule extends Moments {
  startAt: number
  pausedAt: number | null
  challenges: readonly ChallengeSummary[]
}

const MINUTE_MS = 60_000
const LAST = Date.parse('9999-12-31T23:59:59.999Z')
/** The writeup deadline of a game without writeups. */
const NEVER = instant(EPOCH)

export async function readSchedule(id: number, tables: Tables): Promise<ScheduleModel> {
  const game = await tables.games.byId(id)
  if (game === null) throw refuse(404, 'gameMissing')
  return toScheduleModel(await scheduleOf(game, tables))
}

export function pauseGame(id: number, by: AuditActor, services: Needs): Promise<ScheduleModel> {
  return changeSchedule(id, by, services, 'GamePaused', (before, game, now) => {
    if (before.pausedAt !== null) return before
    if (!canPauseAt(timesOf(game), now)) throw refuse(400, 'gameNotRunning')
    return { ...before, pausedAt: now }
  })
}

export function resumeGame(id: number, by: AuditActor, services: Needs): Promise<ScheduleModel> {
  return changeSchedule(id, by, services, 'GameResumed', (before, _, now) => {
    if (!isPaused(before, now)) throw refuse(400, 'gameNotPaused')
    return { ...before, ...inTime(resumed(before, before, now)), pausedAt: null }
  })
}

export function extendGame(
  id: number,
  minutes: number,
  by: AuditActor,
  services: Needs,
): Promise<ScheduleModel> {
  return changeSchedule(id, by, services, 'GameExtended', (before, game, now) => {
    const phase = phaseOf(game, now)
    if (phase !== 'coming' && phase !== 'ongoing') throw refuse(400, 'gameOver')
    return { ...before, ...inTime(extended(before, minutes * MINUTE_MS, gameNow(before, now))) }
  })
}

/** The game is locked, so that every answer is judged entirely before or entirely after the change. */
async function changeSchedule(
  id: number,
  { actor, ip }: AuditActor,
  services: Needs,
  act: Extract<AuditAct, 'GamePaused' | 'GameResumed' | 'GameExtended'>,
  decide: (before: Schedule, game: Game, now: number) => Schedule,
): Promise<ScheduleModel> {
  const { after, title, isChanged } = await commit(services, async (tables, changes) => {
    const game = await lockGame(id, tables)
    const now = services.clock.now()
    const before = await scheduleOf(game, tables)
    const wanted = decide(before, game, now)
    if (wanted === before) return { after: before, title: game.title, isChanged: false }
    changes.push(...(await store(game, before, wanted, now, tables)))
    const deed = {
      act,
      of: { kind: 'game', id, name: game.title },
      before: toAudited(before),
      after: toAudited(wanted),
    } as const
    await writeAudit(tables, { actor, ip }, deed, services)
    return { after: wanted, title: game.title, isChanged: true }
  })
  if (isChanged) {
    services.platformLog.write({
      level: 'Information',
      status: 'Success',
      name: actor.name,
      ip,
      message: `${DONE[act]} game ${id} (${title}), which ends at ${toIso(after.endsAt)}`,
      source: 'game',
    })
  }
  return toScheduleModel(after)
}

const DONE = { GamePaused: 'Paused', GameResumed: 'Resumed', GameExtended: 'Extended' } as const

async function store(
  { id, startAt, hidden }: Game,
  before: Schedule,
  after: Schedule,
  now: number,
  tables: Tables,
): Promise<Change[]> {
  await tables.games.setSchedule(id, {
    endAt: after.endsAt,
    freezeAt: after.freezeAt,
    wpddlAt: after.writeupsUntil ?? NEVER,
    pausedAt: after.pausedAt,
  })
  const old = new Map(before.windows.map((one) => [one.challengeId, one]))
  for (const { challengeId, opensAt, closesAt } of after.windows) {
    const was = old.get(challengeId)
    if (was?.opensAt !== opensAt || was.closesAt !== closesAt)
      await tables.challenges.setWindow(challengeId, { opensAt, closesAt })
  }
  const { pausedAt } = before
  const isResumed = pausedAt !== null && after.pausedAt === null
  return [
    { kind: 'board-facts', gameId: id, facts: await appendBoardChange(id, tables) },
    { kind: 'game-changed', gameId: id, startAt, isHidden: hidden, wasHidden: hidden },
    { kind: 'challenge-changed', gameId: id },
    ...(isResumed ? await moveContainers(id, pausedAt, now, tables) : []),
  ]
}

/** Instances get back the time that they stood still. */
async function moveContainers(
  gameId: number,
  pausedAt: number,
  now: number,
  tables: Tables,
): Promise<Change[]> {
  const told: Change[] = []
  for (const container of await tables.containers.moveStops(gameId, pausedAt, now - pausedAt))
    told.push(...(await appendTeamItem(container, container, tables)))
  return told
}

async function scheduleOf(game: Game, { games, challenges }: Tables): Promise<Schedule> {
  const { id, startAt, endAt, wpddlAt, pausedAt } = game
  const freeze = await games.freezeOf(id)
  const listed = await challenges.list(id)
  return {
    startAt,
    endsAt: endAt,
    writeupsUntil: wpddlAt === NEVER ? null : wpddlAt,
    freezeAt: freeze?.freezeAt ?? null,
    pausedAt,
    windows: listed.map(({ id: challengeId, opensAt, closesAt }) => ({ challengeId, opensAt, closesAt })),
    challenges: listed,
  }
}

function inTime(moments: Moments): Moments {
  const { endsAt, writeupsUntil } = moments
  if (Math.max(endsAt, writeupsUntil ?? 0) > LAST) throw refuse(400, 'gameTooLong')
  return moments
}

const toAudited = ({ endsAt, writeupsUntil, freezeAt, pausedAt }: Schedule) => ({
  end: toIso(endsAt),
  wpddl: toIsoOrNull(writeupsUntil),
  freezeAt: toIsoOrNull(freezeAt),
  pausedAt: toIsoOrNull(pausedAt),
})

function toScheduleModel(schedule: Schedule): ScheduleModel {
  const windows = new Map(schedule.windows.map((one) => [one.challengeId, one]))
  return {
    start: toIso(schedule.startAt),
    end: toIso(schedule.endsAt),
    writeupsUntil: toIsoOrNull(schedule.writeupsUntil),
    freezeAt: toIsoOrNull(schedule.freezeAt),
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
