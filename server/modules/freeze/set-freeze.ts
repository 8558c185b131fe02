import type { FreezeModel } from '#contract/models/freeze.ts'
import { toIso, toIsoOrNull } from '#contract/models/time.ts'
import { gameNow } from '#contract/rules/game-clock.ts'
import { hiddenSince, type Freeze } from '#contract/rules/freeze.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { appendBoardChange } from '#server/modules/board/append-change.ts'
import { commit } from '#server/modules/commit.ts'
import { lockGame } from '#server/modules/game/edit-game.ts'
import type { Game } from '#server/store/games.ts'
import { publishNews, toCurtainChange } from '#server/modules/notice/publish-news.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'

type Needs = Pick<Services, 'store' | 'publish' | 'clock' | 'platformLog'>

export async function readFreeze(id: number, { store }: Pick<Services, 'store'>): Promise<FreezeModel> {
  const freeze = await store.games.freezeOf(id)
  if (freeze === null) throw refuse(404, 'gameMissing')
  return toFreezeModel(freeze)
}

/** The freeze may be in the past, although users may have seen what it hides then. */
export function setFreeze(
  id: number,
  freezeAt: number | null,
  by: AuditActor,
  services: Needs,
): Promise<FreezeModel> {
  return changeFreeze(id, by, services, null, (before, { startAt, endAt }) => {
    if (freezeAt !== null && (freezeAt < startAt || freezeAt >= endAt)) throw refuse(400, 'freezeOutsideGame')
    return freezeAt === before.freezeAt && before.revealedAt === null
      ? before
      : { freezeAt, revealedAt: null }
  })
}

/** Also publishes the notice to all players. Null: no notice. */
export function revealBoard(
  id: number,
  notice: string | null,
  by: AuditActor,
  services: Needs,
): Promise<FreezeModel> {
  return changeFreeze(id, by, services, notice, (before, game) => {
    const now = services.clock.now()
    if (before.freezeAt === null || gameNow(game, now) < before.freezeAt) throw refuse(400, 'notFrozen')
    return before.revealedAt === null ? { ...before, revealedAt: now } : before
  })
}

/** Locks the game, so that every solve is stored either before or after the change. */
async function changeFreeze(
  id: number,
  { actor, ip }: AuditActor,
  services: Needs,
  news: string | null,
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
    changes.push(...notices.map(toCurtainChange))
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
    const now = services.clock.now()
    const told = { gameId: id, content: news, at: now, hasStarted: now >= game.startAt }
    changes.push(...(await publishNews(told, { actor, ip }, tables, services)))
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
