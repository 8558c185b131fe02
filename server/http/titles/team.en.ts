import type { teamZh } from './team.zh.ts'

export const teamEn: Readonly<Record<keyof typeof teamZh, string>> = {
  teamMissing: 'There is no such team',
  teamLocked: 'The team is in a game that has not ended: its members cannot change until then',
  teamNameEmpty: 'A team needs a name',
  notCaptain: 'Only the captain may do that',
  captainAlready: 'You are the captain of a team already and cannot create another one',
  captainTooOften: 'This member is the captain of as many teams as one can be',
  captainStays: 'A captain cannot leave the team; hand it over to another member first',
  userMissing: 'There is no such user',
  notInTeam: 'This user is not in the team',
  notMember: 'You are not in this team',
  memberAlready: 'You are in this team already',
  inviteMalformed: 'This is not an invite code',
  inviteTeamMissing: 'The team of this invite code, “{team}”, does not exist',
  inviteInvalid: 'This invite code is no longer valid; ask the captain for a new one',
}
