import type { ArrayResponse } from '#contract/models/envelope.ts'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import { canPauseAt } from '#contract/rules/game-clock.ts'
import { deleteUnlinkedFiles } from '#server/modules/asset/delete-unlinked.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { commit } from '#server/modules/commit.ts'
import { appendBoardChange } from '#server/modules/board/append-change.ts'
import { MAX_PAGE_SIZE } from '#server/http/page-size.ts'
import type { Game } from '#server/store/games.ts'
import type { Tables } from '#server/store/store.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import type { VersionCheck, Versioned } from '#server/http/version.ts'
import {
  checkGame,
  fieldsOf,
  SECRET_FIELDS,
  toAuditedFields,
  toGameInfo,
  toVersioned,
  type GamePatch,
} from './game-fields.ts'
import { timesOf } from './phase-of.ts'
import { removeGame } from './remove-game.ts'
import { makeGameKeys } from './signing-keys.ts'
import { saltOf } from './team-hash.ts'

/** The keys never change, because players hold tokens that are signed with them. */
export async function createGame(
  wish: GamePatch,
  by: AuditActor,
  services: Pick<Services, 'store' | 'publish' | 'clock' | 'ids' | 'config' | 'platformLog'>,
): Promise<Versioned<GameInfoModel>> {
  checkGame(wish)
  const { ids, config } = services
  const fields = fieldsOf(wish, null)
  const created = await commit(services, async (tables, changes) => {
    const id = await tables.games.create({ ...fields, ...makeGameKeys(ids, config.xorKey), posterHash: null })
    const of = { kind: 'game', id, name: fields.title } as const
    await writeAudit(
      tables,
      by,
      { act: 'GameCreated', of, after: toAuditedFields(fields), hidden: SECRET_FIELDS },
      services,
    )
    changes.push({ kind: 'game-created', gameId: id, isHidden: fields.hidden })
    return readToEdit(id, tables)
  })
  warnAboutUnmaskedKey(created.answer.id, services)
  return created
}

export function warnAboutUnmaskedKey(
  id: number,
  { config, platformLog }: Pick<Services, 'config' | 'platformLog'>,
): void {
  if (config.xorKey !== null) return
  const message = `The private key of game ${id} is stored unmasked: no XOR_KEY is set.`
  platformLog.write({ level: 'Warning', status: 'Pending', name: 'System', ip: '', message, source: 'game' })
}

export async function listToEdit(
  page: { count: number; skip: number },
  { store }: Pick<Services, 'store'>,
): Promise<ArrayResponse<GameInfoModel>> {
  const games = await store.games.list({ ...page, count: Math.min(page.count, MAX_PAGE_SIZE) })
  return { data: games.map(toGameInfo), length: games.length, total: await store.games.count() }
}

export async function readToEdit(
  id: number,
  { games }: Pick<Tables, 'games'>,
): Promise<Versioned<GameInfoModel>> {
  const game = await games.byId(id)
  if (!game) throw refuse(404, 'gameMissing')
  return toVersioned(game)
}

export async function updateGame(
  id: number,
  wish: GamePatch,
  stillThe: VersionCheck,
  by: AuditActor,
  { clock, ...needs }: Pick<Services, 'store' | 'publish' | 'clock'>,
): Promise<Versioned<GameInfoModel>> {
  checkGame(wish)
  return commit(needs, async (tables, changes) => {
    const before = await lockGame(id, tables)
    stillThe(before.version)
    const fields = fieldsOf(wish, before.organizations)
    if (before.pausedAt !== null && !canPauseAt(timesOf({ ...before, ...fields }), before.pausedAt))
      throw refuse(400, 'pauseOutsideGame')
    await tables.games.update(id, fields)
    changes.push({ kind: 'board-facts', gameId: id, facts: await appendBoardChange(id, tables) })
    const { startAt, hidden: isHidden } = fields
    changes.push({ kind: 'game-changed', gameId: id, startAt, isHidden, wasHidden: before.hidden })
    const of = { kind: 'game', id, name: before.title } as const
    await writeAudit(
      tables,
      by,
      {
        act: 'GameChanged',
        of,
        before: toAuditedFields(before),
        after: toAuditedFields(fields),
        hidden: SECRET_FIELDS,
      },
      { clock },
    )
    return readToEdit(id, tables)
  })
}

/** Also deletes the files and the rehearsal of the game. */
export async function deleteGame(
  id: number,
  stillThe: VersionCheck,
  by: AuditActor,
  services: Pick<Services, 'store' | 'publish' | 'clock' | 'files' | 'logger' | 'platformLog'>,
): Promise<null> {
  const unlinked = await commit(services, async (tables, changes) => {
    const game = await lockGame(id, tables)
    stillThe(game.version)
    const loose = await removeGame(game, tables, changes)
    await writeAudit(tables, by, { act: 'GameDeleted', of: { kind: 'game', id, name: game.title } }, services)
    return loose
  })
  await deleteUnlinkedFiles(unlinked, services)
  return null
}

/** With the salt and the token of a team, organisers compute the hash of the team outside of the platform. */
export async function readSalt(
  id: number,
  by: AuditActor,
  services: Pick<Services, 'store' | 'clock'>,
): Promise<string> {
  const { store } = services
  const [game, privateKey] = await Promise.all([store.games.byId(id), store.games.privateKeyOf(id)])
  if (game === null || privateKey === null) throw refuse(404, 'gameMissing')
  await writeAudit(store, by, { act: 'SaltRead', of: { kind: 'game', id, name: game.title } }, services)
  return saltOf(privateKey)
}

export async function lockGame(id: number, { games }: Pick<Tables, 'games'>): Promise<Game> {
  const game = await games.lock(id)
  if (!game) throw refuse(404, 'gameMissing')
  return game
}
