import type { ArrayResponse } from '#contract/models/envelope.ts'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import { instant } from '#contract/models/time.ts'
import { deleteUnlinkedFiles } from '#server/modules/asset/delete-unlinked.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { appendBoardChange } from '#server/modules/board/append-change.ts'
import { MAX_PAGE_SIZE } from '#server/http/page-size.ts'
import { filesOn } from '#server/store/files.ts'
import type { Game } from '#server/store/rows/game.ts'
import type { Tables } from '#server/store/store.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import type { VersionCheck, Versioned } from '#server/http/version.ts'
import { pushGame } from './push-game.ts'
import {
  checkGame,
  fieldsOf,
  SECRET_FIELDS,
  toAuditedFields,
  toGameInfo,
  toVersioned,
  type GamePatch,
} from './game-fields.ts'
import { makeGameKeys } from './signing-keys.ts'
import { saltOf } from './team-hash.ts'

/** The keys are for good: what was signed with them is handed out to players. */
export async function createGame(
  wish: GamePatch,
  by: AuditActor,
  services: Services,
): Promise<Versioned<GameInfoModel>> {
  checkGame(wish)
  const { store, ids, config } = services
  const fields = fieldsOf(wish, null)
  const created = await store.transaction(async (tables) => {
    const id = await tables.games.create({ ...fields, ...makeGameKeys(ids, config.xorKey), posterHash: null })
    const of = { kind: 'game', id, name: fields.title } as const
    await writeAudit(
      tables,
      by,
      { act: 'GameCreated', of, after: toAuditedFields(fields), hidden: SECRET_FIELDS },
      services,
    )
    return readToEdit(id, tables)
  })
  warnAboutUnmaskedKey(created.answer.id, services)
  pushGame(created.answer.id, !fields.hidden, services)
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
  { store }: Services,
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
  services: Services,
): Promise<Versioned<GameInfoModel>> {
  const { store, boards, live, streams, containerManager } = services
  checkGame(wish)
  const { saved, facts, wasHidden } = await store.transaction(async (tables) => {
    const before = await lockGame(id, tables)
    stillThe(before.version)
    const fields = fieldsOf(wish, before.organizations)
    await tables.games.update(id, fields)
    const noted = await appendBoardChange(id, tables)
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
      services,
    )
    return { saved: await readToEdit(id, tables), facts: noted, wasHidden: before.hidden }
  })
  boards.apply(id, facts)
  // A game that was put off is closed at once.
  boards.forget(id)
  streams.moveStart(id, instant(saved.answer.start))
  containerManager.checkNow()
  pushGame(id, !(wasHidden && saved.answer.hidden), services)
  if (saved.answer.hidden) live.closeGame(id, 'spectators')
  return saved
}

/** Deletes the game with all its data and files. */
export async function deleteGame(
  id: number,
  stillThe: VersionCheck,
  by: AuditActor,
  services: Services,
): Promise<null> {
  const { unlinked, wasHidden } = await services.store.transaction(async (tables) => {
    const { title, version, posterHash, hidden } = await lockGame(id, tables)
    stillThe(version)
    const hashes = [
      ...(await tables.attachments.filesOfGame(id)),
      ...(await tables.participations.writeupsOfGame(id)),
    ]
    await tables.games.delete(id)
    const loose = await filesOn(tables.sql).unlink(posterHash === null ? hashes : [...hashes, posterHash])
    await writeAudit(tables, by, { act: 'GameDeleted', of: { kind: 'game', id, name: title } }, services)
    return { unlinked: loose, wasHidden: hidden }
  })
  services.live.closeGame(id, 'everybody')
  pushGame(id, !wasHidden, services)
  services.containerManager.checkNow()
  await deleteUnlinkedFiles(unlinked, services)
  return null
}

/** Returns the salt. Organisers compute a team's hash from it and the team's token, outside the platform. */
export async function readSalt(id: number, by: AuditActor, services: Services): Promise<string> {
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
