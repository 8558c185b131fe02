import { addTeamNote, deleteTeamNote, getRoomTeam, markTeam } from '#contract/calls/room-pages.ts'
import type { Outcome } from '#contract/problem.ts'
import type { TeamNoteTask } from '#machines/admin/team-notes.machine.ts'
import type { ClientServices } from './services.ts'

/** Each response is the page of the team as it is now. */
export function wireTeamNotes({ request, reads }: Pick<ClientServices, 'request' | 'reads'>) {
  return {
    /** Not cancelled with the screen: what was typed should be kept. */
    async carryOut(id: number, participationId: number, task: TeamNoteTask): Promise<Outcome<null>> {
      const params = { id, participationId }
      const answer = await send(params, task)
      if (!answer.ok) {
        reads.refresh(getRoomTeam, { params })
        return answer
      }
      reads.adopt(getRoomTeam, { params }, answer.value)
      return { ok: true, value: null }
    },
  }

  function send(params: { id: number; participationId: number }, task: TeamNoteTask) {
    switch (task.kind) {
      case 'add':
        return request(addTeamNote, { params, body: { text: task.text } })
      case 'delete':
        return request(deleteTeamNote, { params: { ...params, noteId: task.note } })
      case 'mark':
        return request(markTeam, { params, body: { isLooked: task.isLooked } })
      default:
        return task satisfies never
    }
  }
}
