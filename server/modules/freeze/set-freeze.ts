import type { FreezeModel } from '#contract/models/freeze.ts'
import { toIso, toIsoOrNull } from '#contract/models/time.ts'
import { gameNow } from '#contract/rules/game-clock.ts'
import { hiddenSince, type Freeze } from '#contract/rules/freeze.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { appendBoardChange } from '#server/modules/board/append-change.ts'
import { commit } from '#server/modules/commit.ts'
import { lockGame } from '#server/modules/game/edit-game.ts'
import type { Game } from '#server/store/games.ts'
import type { Change } from '#server/live/change.ts'
import type { NoticeChange } from '#server/store/notices.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'

type Needs = Pick<Services, 'store' | 'publish' | 'clock' | 'platformLog'>

export async function readFreeze(id: number, { store }: Pick<Services, 'store'>): Promise<FreezeModel> {
  const freeze = await store.games.freezeOf(id)
  if (freeze === null) throw refuse(404, 'gameMissing')
  return toFreezeModel(freeze)
}

/** The freeze may be in the past, although users may have seen what it then hides. */
export function setFreeze(
  id: number,
  freezeAt: number | null,
  by: AuditActor,
  services: Needs,
): Promise<FreezeModel> {
  return changeFreeze(id, by, services, (before, { startAt, endAt }) => {
    if (freezeAt !== null && (freezeAt < startAt || freezeAt >= endAt)) throw refuse(400, 'freezeOutsideGame')
    return freezeAt === before.freezeAt && before.revealedAt === null
      ? before
      : { freezeAt, revealedAt: null }
  })
}

export function revealBoard(id: number, by: AuditActor, services: Needs): Promise<FreezeModel> {
  return changeFreeze(id, by, services, (before, game) => {
    const now = services.clock.now()
    if (before.freezeAt === null || gameNow(game, now) < before.freezeAt) throw refuse(400, 'notFrozen')
    return before.revealedAt === null ? { ...before, revealedAt: now } : before
  })
}

/** The game is locked, so that every solve is stored entirely before or entirely after the change. */
async function changeFreeze(
  id: number,
  { actor, ip }: AuditActor,
  services: Needs,
  decide: (before: Freeze, game: Game) => Freeze,
): Promise<FreezeModel> {
  const { after, title, isChanged } = await commit(services, async (tables, changes) => {
    const game = await lockGame(id, tables)
    const before = await tables.games.freezeOf(id)
    if (before === null) throw refuse(404, 'gameMissing')
    const wanted = decide(before, game)
    if (wanted === before) return { after: before, title: game.title, isChanged: false }
    await tables.games.setFreeze(id, wanted)
    changes.push({ kind: 'board-facts', gameId: id, facts: await appendBoardChange(id, tables) })
    const notices = await tables.notices.moveCurtain(id, hiddenSince(before), hiddenSince(wanted))
    changes.push(...notices.map(toChange))
    const deed = {
      of: { kind: 'game', id, name: game.title },
      before: { ...toFreezeModel(before) },
      after: { ...toFreezeModel(wanted) },
    } as const
    await writeAudit(
      tables,
      { actor, ip },
      { act: wanted.revealedAt === null ? 'BoardFrozen' : 'BoardRevealed', ...deed },
      services,
    )
    return { after: wanted, title: game.title, isChanged: true }
  })
  if (isChanged) {
    services.platformLog.write({
      level: 'Information',
      status: 'Success',
      name: actor.name,
      ip,
      message: `${whatWasDone(after)} of game ${id} (${title})`,
      source: 'game',
    })
  }
  return toFreezeModel(after)
}

function toChange({ kind, seq, notice }: NoticeChange): Change {
  return kind === 'added'
    ? { kind: 'notice-added', notice: { ...notice, seq }, hasStarted: true }
    : { kind: 'notice-removed', gameId: notice.gameId, id: notice.id, seq }
}

function whatWasDone({ freezeAt, revealedAt }: Freeze): string {
  if (revealedAt !== null) return 'Revealed the scoreboard'
  return freezeAt === null
    ? 'Took the freeze from the scoreboard'
    : `Set a freeze at ${toIso(freezeAt)} on the scoreboard`
}

const toFreezeModel = ({ freezeAt, revealedAt }: Freeze): FreezeModel => ({
  freezeAt: toIsoOrNull(freezeAt),
  revealedAt: toIsoOrNull(revealedAt),
})
