export const participation = {
  label: 'Your status in this game',
  visitor: {
    title: 'Join this game',
    text: 'Sign in first, then join with your team.',
    signIn: 'Sign in',
    register: 'Create account',
  },
  disabled: {
    title: 'Your account is disabled',
    text: 'A disabled account can’t join games. If you think this is a mistake, contact the organisers.',
  },
  teamless: {
    title: 'You need a team first',
    text: 'Everyone plays as a team, even on their own. Create a team, or join one with an invite code.',
    teams: 'Go to teams',
  },
  unsubmitted: {
    title: 'Join this game',
    text: 'Join with one of your teams. Each member has to join separately.',
    running: 'The game is running. Join with one of your teams and play as soon as it is approved.',
    practice: 'The game is over, but you can still practise. Flags are checked, but don’t score.',
    join: 'Join game',
  },
  pending: {
    title: 'Awaiting review',
    text: (team: string) =>
      `You joined with ${team}. The organisers review every team; this page updates as soon as they decide.`,
    over: (team: string) =>
      `You joined with ${team}, but the organisers didn’t review it before the game ended.`,
  },
  rejected: {
    title: 'Not approved',
    text: (team: string) =>
      `The organisers didn’t approve ${team}. ` +
      'Check the requirements below or ask the organisers, then join again with this team or another.',
    over: (team: string) => `The organisers didn’t approve ${team}.`,
    again: 'Join again',
  },
  accepted: {
    title: (team: string) => `You’re playing for ${team}`,
    /** Above the text for an ended game. */
    endedTitle: (team: string) => `You played for ${team}`,
    coming: 'Your team is approved. Challenges open when the game starts.',
    ongoing: 'The game is running.',
    paused: 'The organisers have paused the game. Nothing is lost: the time is added back.',
    practice: 'The game is over, but you can still practise. Flags are checked, but don’t score.',
    ended: 'The game is over. Thanks for playing!',
  },
  suspended: {
    title: 'Banned from this game',
    reason: 'What the organisers write',
    text: (team: string) =>
      `The organisers banned ${team}. If you think this is a mistake, contact them. You can still see the scoreboard.`,
  },
  over: { title: 'The game is over', text: 'Joining is closed. You can still see the scoreboard.' },
  mates: (team: string) => `Each member of ${team} has to join on this page.`,
  leave: 'Leave game',
  leaving: 'Leaving…',
  failed: 'That didn’t work',
  form: {
    title: (game: string) => `Join ${game}`,
    close: 'Close',
    lock: 'Once your team is approved, no one can join or leave it until the game ends.',
    limit: (most: number) =>
      most === 1 ? 'Only one member per team can join.' : `At most ${most} members per team can join.`,
    mates: 'If your team has already joined, you won’t be reviewed again.',
    team: 'Team',
    chooseTeam: 'Choose a team',
    teamHint: 'You can’t change this later.',
    organization: 'Organisation',
    chooseOrganization: 'Choose an organisation',
    organizationHint: 'Applies to the whole team.',
    inviteCode: 'Invite code for this game',
    inviteHint: 'You get it from the organisers. It is case-sensitive.',
    submit: 'Join',
    busy: 'Joining…',
    flaw: {
      team: { missing: 'Choose a team.' },
      organization: { missing: 'Choose an organisation.' },
      inviteCode: { missing: 'Enter the invite code.' },
    },
  },
}
export type ParticipationWords = typeof participation
