import type { teamChangesZh } from './team-changes.zh.ts'

export const teamChangesEn: Readonly<Record<keyof typeof teamChangesZh, string>> = {
  teamLockedToo: '{team} plays in a game that hasn’t ended. Confirm that its members change anyway',
  captainStaysIn: 'This user is the captain of {team}. Make another member captain there first',
  memberPlays: 'This user already plays for the team in this game',
  teamFullHere: '{team} already has the maximum number of players in this game ({limit})',
  teamInGame: 'This team already takes part in the game',
  teamWithoutPlayers: 'No member of this team can play: all of them play for another team',
  teamTooBig: '{count} members would play, but a team can have {limit} players in this game',
}
