import type { ActorRefFrom } from 'xstate'
import {
  acceptInvite,
  createTeam,
  deleteTeam,
  getInviteCode,
  kickMember,
  leaveTeam,
  listOwnTeams,
  refreshInviteCode,
  transferTeam,
  updateTeam,
} from '#contract/calls/team.ts'
import type { Outcome } from '#contract/problem.ts'
import { printInviteCode } from '#contract/rules/invite-code.ts'
import type { confirmMachine } from '#machines/app/confirm.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { toFormView } from '#machines/kit/form.ts'
import { membershipMachine, type TeamAction, type TeamScope } from '#machines/team/membership.machine.ts'
import { teamCreationMachine } from '#machines/team/team-creation.machine.ts'
import { teamEditMachine } from '#machines/team/team-edit.machine.ts'
import { teamInviteMachine, toTeamInviteView } from '#machines/team/team-invite.machine.ts'
import { teamJoiningMachine } from '#machines/team/team-joining.machine.ts'
import type { ClientServices } from './services.ts'
import { openProcesses } from './process.ts'

export function wireTeam({ request, reads }: ClientServices, confirm: ActorRefFrom<typeof confirmMachine>) {
  const process = openProcesses(confirm)
  return {
    creation: process(teamCreationMachine, toFormView, {
      send: (texts, signal) => listed(request(createTeam, { body: toBody(texts) }, signal)),
    }),
    edit: process(teamEditMachine, toFormView, {
      send: ({ team: id, ...texts }, signal) =>
        listed(nothingOf(request(updateTeam, { params: { id }, body: toBody(texts) }, signal))),
    }),
    joining: process(teamJoiningMachine, toFormView, {
      async send(invite, signal) {
        const joined = await listed(request(acceptInvite, { body: printInviteCode(invite) }, signal))
        return joined.ok ? { ok: true, value: invite.id } : joined
      },
    }),
    invite: process(teamInviteMachine, toTeamInviteView, {
      // Not cancelled with the screen, because React mounts twice in development and both mounts share the
      // response.
      loadCode: (id) => request(getInviteCode, { params: { id } }),
      renewCode: (id, signal) => request(refreshInviteCode, { params: { id } }, signal),
    }),
    membership: process(membershipMachine, toActView, {
      carryOut: (sent, signal) => listed(carriedOut(sent, signal)),
    }),
  }

  /**
   * Resolves after the list shows the change. A refusal may come from outdated data, so the list is read
   * again in that case too.
   */
  async function listed<Value>(writing: Promise<Outcome<Value>>): Promise<Outcome<Value>> {
    const written = await writing
    const list = written.ok ? await request(listOwnTeams, {}) : null
    if (list?.ok) reads.adopt(listOwnTeams, {}, list.value)
    else reads.refresh(listOwnTeams, {})
    return written
  }
  function carriedOut(
    { team: id, task: act }: TeamScope & { task: TeamAction },
    signal: AbortSignal,
  ): Promise<Outcome<null>> {
    switch (act.kind) {
      case 'kick':
        return nothingOf(request(kickMember, { params: { id, userid: act.member.id } }, signal))
      case 'transfer':
        return nothingOf(
          request(transferTeam, { params: { id }, body: { newCaptainId: act.member.id } }, signal),
        )
      case 'leave':
        return request(leaveTeam, { params: { id } }, signal)
      case 'delete':
        return request(deleteTeam, { params: { id } }, signal)
    }
  }
}

const toBody = ({ name, bio }: { name: string | null; bio: string }) => ({
  name,
  bio: bio === '' ? null : bio,
})

async function nothingOf(answering: Promise<Outcome<unknown>>): Promise<Outcome<null>> {
  const answer = await answering
  return answer.ok ? { ok: true, value: null } : answer
}
