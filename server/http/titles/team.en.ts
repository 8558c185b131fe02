import type { teamZh } from './team.zh.ts'

export const teamEn: Readonly<Record<keyof typeof teamZh, string>> = {
  teamMissing: 'Team not found',
  teamLocked: 'The team plays in a game that hasn’t ended. Its members can’t change until then',
  teamNameEmpty: 'Enter a team name',
  notCaptain: 'Only the captain can do this',
  captainAlready: 'You’re already the captain of a team and can’t create another one',
  captainLimit: 'This member can’t be the captain of any more teams',
  captainStays: 'The captain can’t leave the team. Make another member captain first',
  userMissing: 'User not found',
  userNotMember: 'This user isn’t on the team',
  youNotMember: 'You aren’t on this team',
  memberAlready: 'You’re already on this team',
  inviteMalformed: 'This isn’t an invite code',
  inviteTeamMissing: 'The team “{team}” of this invite code doesn’t exist',
  inviteInvalid: 'This invite code is no longer valid. Ask the captain for a new one',
}
