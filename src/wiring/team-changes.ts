import { updateTeamAsAdmin } from '#contract/calls/admin.ts'
import { listParticipations } from '#contract/calls/game.ts'
import { listGameTeams } from '#contract/calls/game-teams.ts'
import { getRoomTeam } from '#contract/calls/room-pages.ts'
import * as calls from '#contract/calls/team-changes.ts'
import type { RoomTeamModel } from '#contract/models/room-pages.ts'
import type { TeamEntryModel } from '#contract/models/team-changes.ts'
import type { Outcome } from '#contract/problem.ts'
import type { TeamChangeTask } from '#machines/admin/team-change.machine.ts'
import type { TeamEntryTask } from '#machines/admin/team-entry.machine.ts'
import type { ClientServices } from './services.ts'

/** Not cancelled with the screen, because the user has confirmed the act. */
export function wireTeamChanges({ request, reads }: Pick<ClientServices, 'request' | 'reads'>) {
  return {
    /** Resolves after the page of the team shows the change. */
    async change(id: number, participationId: number, task: TeamChangeTask): Promise<Outcome<null>> {
      const params = { id, participationId }
      const answer = await send(params, task)
      if (answer.ok && answer.value.participationId === participationId)
        reads.adopt(getRoomTeam, { params }, answer.value)
      else reads.refresh(getRoomTeam, { params })
      refreshTeams(id)
      return answer.ok ? { ok: true, value: null } : answer
    },
    async enter(id: number, body: TeamEntryTask): Promise<Outcome<TeamEntryModel>> {
      const { team: teamId, organization } = body
      const answer = await request(calls.enterTeam, { params: { id }, body: { teamId, organization } })
      refreshTeams(id)
      return answer
    },
  }

  function refreshTeams(id: number) {
    reads.refresh(listParticipations, { params: { id } })
    reads.refresh(listGameTeams, { params: { id } })
  }
  async function send(
    params: { id: number; participationId: number },
    task: TeamChangeTask,
  ): Promise<Outcome<RoomTeamModel>> {
    switch (task.kind) {
      case 'rename': {
        const { team, name, bio } = task
        const renamed = await request(updateTeamAsAdmin, { params: { id: team }, body: { name, bio } })
        return renamed.ok ? request(getRoomTeam, { params }) : renamed
      }
      case 'organization':
        return request(calls.setTeamOrganization, { params, body: { organization: task.organization } })
      case 'captain':
        return request(calls.setTeamCaptain, { params, body: { captainId: task.user } })
      case 'add':
        return request(calls.addTeamMember, {
          params: { id: params.id, participationId: task.to, userId: task.user },
          body: { isOverLock: task.isOverLock },
        })
      case 'remove':
        return request(calls.removeTeamMember, {
          params: { ...params, userId: task.user },
          query: { isOverLock: task.isOverLock },
        })
      default:
        return task satisfies never
    }
  }
}
