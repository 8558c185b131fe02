import { EPOCH, instant } from '#contract/models/time.ts'
import type { ClockState } from '#contract/rules/clock-acts.ts'
import { hiddenSince } from '#contract/rules/freeze.ts'
import { noticesMoved } from '#contract/rules/notice-plan.ts'
import { appendTeamItem } from '#server/containers/container-changes.ts'
import type { Change } from '#server/live/change.ts'
import { appendBoardChange } from '#server/modules/board/append-change.ts'
import { toCurtainChange } from '#server/modules/notice/publish-news.ts'
import type { Game } from '#server/store/games.ts'
import type { Tables } from '#server/store/store.ts'

/** The writeup deadline of a game without writeups. */
export const NEVER = instant(EPOCH)

/** Stores the result of an act, in the transaction that has locked the game. */
export async function storeSchedule(
  { id, hidden }: Game,
  before: ClockState,
  after: ClockState,
  now: number,
  tables: Tables,
): Promise<Change[]> {
  const { startsAt: startAt, endsAt: endAt, writeupsUntil, freezeAt, revealedAt, pausedAt } = after
  const wpddlAt = writeupsUntil ?? NEVER
  await tables.games.setSchedule(id, { startAt, endAt, wpddlAt, freezeAt, revealedAt, pausedAt })
  const old = new Map(before.windows.map((one) => [one.challengeId, one]))
  for (const { challengeId, opensAt, closesAt } of after.windows) {
    const was = old.get(challengeId)
    if (was?.opensAt !== opensAt || was.closesAt !== closesAt)
      await tables.challenges.setWindow(challengeId, { opensAt, closesAt })
  }
  const shift = noticesMoved(before, after, now)
  if (shift !== null) await tables.addressedNotices.move(id, shift.after, shift.byMs)
  // Practice solves of a game that was over would count now, so they are deleted.
  if (before.endsAt < now && endAt > now) await tables.submissions.forgetSolves(id, before.endsAt)
  const [was, is] = [hiddenSince(before), hiddenSince(after)]
  const notices = was === is ? [] : await tables.notices.moveCurtain(id, was, is)
  return [
    { kind: 'board-facts', gameId: id, facts: await appendBoardChange(id, tables) },
    { kind: 'game-changed', gameId: id, startAt, isHidden: hidden, wasHidden: hidden },
    { kind: 'challenge-changed', gameId: id },
    ...(shift === null ? [] : [{ kind: 'addressed-notices-changed' as const, gameId: id }]),
    ...notices.map(toCurtainChange),
    ...(before.pausedAt !== null && pausedAt === null && endAt > now
      ? await moveContainers(id, before.pausedAt, now, tables)
      : []),
  ]
}

/** Instances get back the time of the pause. */
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
