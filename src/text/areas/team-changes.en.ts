import { formatCount } from '#src/format/count.ts'

const players = (count: number) => (count === 1 ? '1 player' : `${formatCount(count)} players`)

export const teamChanges = {
  change: 'Change',
  title: (team: string) => `Change ${team}`,
  close: 'Close',
  undo: 'Undo',
  undoHow: 'Undo on this page takes it back.',
  act: {
    rename: 'Name and bio',
    organization: 'Organisation',
    captain: 'Captain',
    add: 'Add a player',
    remove: 'Remove a player',
  },
  now: (value: string) => `now ${value}`,
  none: 'none',
  free: (count: number, most: number) =>
    most === 0 ? `${players(count)}, no limit` : `${formatCount(count)} of ${formatCount(most)} play`,
  done: {
    rename: 'Name and bio changed.',
    organization: 'Organisation changed.',
    captain: 'Captain changed.',
    add: 'Player added.',
    remove: 'Player removed.',
  },
  rename: {
    title: (team: string) => `Rename ${team}`,
    button: 'Rename team',
    name: 'Name',
    bio: 'Bio',
    bioHint: 'Leave it empty to keep the current bio.',
    lines: [
      'The scoreboard and all games of the team show the new name.',
      'Its invite link stops working. The captain can copy the new one.',
    ],
  },
  organization: {
    title: (team: string) => `Change the organisation of ${team}`,
    button: 'Change organisation',
    label: 'Organisation',
    lines: ['The scoreboard shows the team there. Its solves and points stay.'],
  },
  captain: {
    title: (team: string) => `Change the captain of ${team}`,
    button: 'Make captain',
    label: 'New captain',
    lines: [
      'The new captain edits the team, invites and removes members.',
      'The captain until now stays on the team.',
    ],
    alone: 'The team has no other member. Add one first.',
  },
  add: {
    title: (team: string) => `Add a player to ${team}`,
    button: 'Add player',
    search: 'Find a user',
    searchHint: 'Part of the name, email or student ID, in exact case.',
    label: 'Users found',
    noneFound: 'No user found. Check upper and lower case.',
    chosen: (user: string) => `${user} plays for this team from now on.`,
    moves: (user: string, team: string) => `${user} leaves ${team}, in its other running games too.`,
    solves: (team: string) => `Everything solved for ${team} stays with ${team}.`,
    captainOf: (user: string, team: string) =>
      `${user} is the captain of ${team}. Make another member captain there first.`,
    toTeam: (team: string) => `Open ${team}`,
    full: (most: number) => `The team is full: ${players(most)} may play.`,
    toLimit: 'Change the limit in the settings',
  },
  remove: {
    title: (team: string) => `Remove a player from ${team}`,
    button: 'Remove player',
    label: 'Member',
    lines: [
      'They leave the team, and can’t play for it in any running game.',
      'Everything they solved stays with the team.',
    ],
    alone: 'Only the captain is left, and can’t be removed.',
  },
  locked: 'The team plays, so its members can’t change. Change them anyway.',
  enter: {
    open: 'Add a team',
    title: 'Put a team into the game',
    button: 'Put into the game',
    search: 'Find a team',
    searchHint: 'Part of the name, in exact case.',
    label: 'Teams found',
    noneFound: 'No team found. Check upper and lower case.',
    members: (count: number) => (count === 1 ? '1 member' : `${formatCount(count)} members`),
    lines: [
      'The team is approved and its members play from now on.',
      'Members who play for another team of this game stay there.',
      'Its members can’t change until the game ends.',
    ],
    undo: 'Ban the team on its page to take it out.',
    done: (team: string, count: number) => `${team} is in the game with ${players(count)}.`,
    elsewhere: (names: string) => `With another team: ${names}.`,
    toPage: 'Open its page',
  },
}
export type TeamChangesWords = typeof teamChanges
