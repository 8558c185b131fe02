import type { RoomTeamModel } from '#contract/models/room-pages.ts'
import { refuse } from '#server/http/refusal.ts'
import { writeAudit, type AuditActor, type AuditThing } from '#server/modules/audit/write-audit.ts'
import { commit } from '#server/modules/commit.ts'
import type { Services } from '#server/modules/services.ts'
import type { Tables } from '#server/store/store.ts'
import { getRoomTeam } from './get-room-team.ts'
import { requireRoom } from './page-parts.ts'

type Needed = Pick<Services, 'store' | 'publish' | 'boards' | 'clock'>
interface TeamInRoom {
  id: number
  participationId: number
}

export function addTeamNote(at: TeamInRoom, text: string, by: AuditActor, services: Needed) {
  return onTeam(at, by, services, async (tables, of) => {
    const { id: authorId, name: author } = by.actor
    const note = { at: services.clock.now(), author, authorId, text }
    if (!(await tables.teamNotes.add(at.participationId, note))) throw refuse(400, 'notesFull')
    await writeAudit(tables, by, { act: 'TeamNoted', of, after: { text } }, services)
  })
}

export function deleteTeamNote(at: TeamInRoom, noteId: number, by: AuditActor, services: Needed) {
  return onTeam(at, by, services, async (tables, of) => {
    const note = await tables.teamNotes.one(at.participationId, noteId)
    if (note === null) throw refuse(404, 'noteGone')
    if (note.authorId !== by.actor.id && by.actor.role !== 'Admin') throw refuse(403, 'noteOfOther')
    await tables.teamNotes.remove(at.participationId, noteId)
    const { text } = note
    await writeAudit(tables, by, { act: 'TeamNoteDeleted', of, before: { text } }, services)
  })
}

export function markTeam(at: TeamInRoom, isLooked: boolean, by: AuditActor, services: Needed) {
  return onTeam(at, by, services, async (tables, of) => {
    const { name } = by.actor
    await tables.teamNotes.mark(
      at.participationId,
      isLooked ? { at: services.clock.now(), markedBy: name } : null,
    )
    await writeAudit(tables, by, { act: 'TeamMarked', of }, services)
  })
}

/** The team's row is locked first, so that it is there until the commit. */
async function onTeam(
  { id, participationId }: TeamInRoom,
  { actor }: AuditActor,
  services: Needed,
  act: (tables: Tables, of: AuditThing) => Promise<void>,
): Promise<RoomTeamModel> {
  await requireRoom(id, actor, services)
  await commit(services, async (tables) => {
    const participation = await tables.participations.lock(participationId)
    const team = await tables.roomPages.team(id, participationId)
    if (participation === null || team === null) throw refuse(404, 'participationMissing')
    await act(tables, { kind: 'participation', id: participationId, name: team.name, gameId: id })
  })
  return getRoomTeam(id, participationId, actor, services)
}
