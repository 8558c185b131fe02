import { createHash } from 'node:crypto'
import type { GameArchive } from '#contract/models/game-archive.ts'
import type { RehearsalModel } from '#contract/models/rehearsal.ts'
import { isUnderWay } from '#contract/rules/game-phase.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Change } from '#server/live/change.ts'
import { deleteUnlinkedFiles } from '#server/modules/asset/delete-unlinked.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { commit } from '#server/modules/commit.ts'
import { insertGame } from '#server/modules/game-archive/insert-game.ts'
import { readWholeGame } from '#server/modules/game-archive/read-whole-game.ts'
import { toArchive } from '#server/modules/game-archive/to-archive.ts'
import { lockGame } from '#server/modules/game/edit-game.ts'
import { phaseOf } from '#server/modules/game/phase-of.ts'
import { removeRehearsal } from '#server/modules/game/remove-game.ts'
import { makeGameKeys, signTeamToken } from '#server/modules/game/signing-keys.ts'
import {
  changeStatus,
  publishStatus,
  type StatusChange,
} from '#server/modules/participation/change-status.ts'
import type { Services } from '#server/modules/services.ts'
import { newInviteToken } from '#server/modules/team/invite-code.ts'
import type { Rehearsal } from '#server/store/rehearsals.ts'
import type { Tables } from '#server/store/store.ts'
import { asRehearsal } from './as-rehearsal.ts'

const TEAM_NAME = 'Test team'

type Needs = Pick<
  Services,
  'store' | 'publish' | 'clock' | 'ids' | 'config' | 'files' | 'logger' | 'platformLog'
>

/** Continues the rehearsal of the game, or begins one if there is none of the game as it is now. */
export async function rehearse(gameId: number, by: AuditActor, services: Needs): Promise<RehearsalModel> {
  const { publish, clock } = services
  const { copyId, acceptance, unlinked } = await commit(services, async (tables, changes) => {
    const whole = await readWholeGame(gameId, tables)
    if ((await tables.rehearsals.originalOf(gameId)) !== null) throw refuse(404, 'gameMissing')
    const archive = toArchive(whole)
    const old = await tables.rehearsals.ofGame(gameId)
    const isCurrent = old?.digest === digestOf(archive) && (await isRunning(old, tables, clock.now()))
    const unlinked = isCurrent ? null : await removeRehearsal(gameId, tables, changes)
    const made = isCurrent ? null : await begin(gameId, archive, { tables, changes }, services)
    const { copyId, teamId } = made?.rehearsal ?? old ?? missing()
    if (await enter(copyId, teamId, by.actor.id, tables))
      changes.push({ kind: 'player-moved', userId: by.actor.id })
    const of = { kind: 'game', id: gameId, name: whole.game.title } as const
    await writeAudit(tables, by, { act: 'GameRehearsed', of }, services)
    return { copyId, acceptance: made?.acceptance ?? null, unlinked: unlinked ?? [] }
  })
  if (acceptance !== null) publishStatus(acceptance, { publish })
  await deleteUnlinkedFiles(unlinked, services)
  return { game: copyId }
}

/** Does nothing if there is no rehearsal, because two organisers may clear it at the same time. */
export async function clearRehearsal(gameId: number, by: AuditActor, services: Needs): Promise<null> {
  const unlinked = await commit(services, async (tables, changes) => {
    const { title } = await lockGame(gameId, tables)
    const loose = await removeRehearsal(gameId, tables, changes)
    if (loose === null) return []
    const of = { kind: 'game', id: gameId, name: title } as const
    await writeAudit(tables, by, { act: 'RehearsalCleared', of }, services)
    return loose
  })
  await deleteUnlinkedFiles(unlinked, services)
  return null
}

/**
 * Archives of the same game are equal, and any change of an organiser makes them differ. A notice is no change,
 * because it would end the rehearsal of everybody.
 */
const digestOf = (archive: GameArchive) =>
  createHash('sha256')
    .update(JSON.stringify({ ...archive, notices: [] }))
    .digest('hex')

async function isRunning({ copyId }: Rehearsal, { games }: Tables, now: number): Promise<boolean> {
  const copy = await games.byId(copyId)
  return copy !== null && isUnderWay(phaseOf(copy, now))
}

async function begin(
  gameId: number,
  archive: GameArchive,
  { tables, changes }: { tables: Tables; changes: Change[] },
  { clock, ids, config }: Pick<Services, 'clock' | 'ids' | 'config'>,
): Promise<{ rehearsal: Rehearsal; acceptance: StatusChange }> {
  const now = clock.now()
  const keys = makeGameKeys(ids, config.xorKey)
  const copyId = await insertGame(asRehearsal(archive, now), keys, tables)
  const inviteToken = newInviteToken(ids)
  const teamId = await tables.rehearsals.createTeam({ name: TEAM_NAME, inviteToken, createdAt: now })
  const rehearsal = { gameId, copyId, teamId, digest: digestOf(archive) }
  await tables.rehearsals.add(rehearsal)
  const place = { gameId: copyId, teamId, status: 'Pending' as const }
  const token = signTeamToken(keys.privateKey, teamId, config.xorKey)
  const id = await tables.participations.create({ ...place, organization: null, token, createdAt: now })
  changes.push({ kind: 'game-created', gameId: copyId, isHidden: true })
  return { rehearsal, acceptance: await changeStatus({ ...place, id }, 'Accepted', tables, now) }
}

/** False: the organiser plays in the copy already. */
async function enter(
  copyId: number,
  teamId: number,
  userId: string,
  { participations }: Tables,
): Promise<boolean> {
  if ((await participations.ofUser(copyId, userId)) !== null) return false
  const team = await participations.ofTeam(copyId, teamId)
  if (team === null) return missing()
  await participations.addMember({ participationId: team.id, gameId: copyId, userId })
  return true
}

/** Its rows are created and deleted together. */
function missing(): never {
  throw new Error('a rehearsal lacks its test team')
}
