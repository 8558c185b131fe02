/** Joining a game, and what becomes of it. */
export const participation = {
  label: 'Your part in this game',
  visitor: {
    title: 'Take part',
    text: 'Sign in first, then join with your team.',
    signIn: 'Sign in',
    register: 'Register',
  },
  disabled: {
    title: 'Your account is disabled',
    text: 'It cannot join games. If you think that is a mistake, ask the organisers.',
  },
  teamless: {
    title: 'You need a team first',
    text: 'Every game is played in a team, even if you are its only member. Create one, or join one with an invite code.',
    teams: 'To the teams',
  },
  unsubmitted: {
    title: 'Take part',
    text: 'Join with one of your teams. Each member joins for themselves.',
    running: 'The game is running. Join with one of your teams, and play as soon as it is approved.',
    practice: 'The game is over, but stays open for practice. Answers are judged; nothing counts any more.',
    join: 'Join the game',
  },
  pending: {
    title: 'Awaiting review',
    text: (team: string) =>
      `You have joined for ${team}. The organisers look at every team; this page says so as soon as they have decided.`,
    over: (team: string) =>
      `You had joined for ${team}, but the organisers have not reviewed it before the end.`,
  },
  rejected: {
    title: 'Not approved',
    text: (team: string) =>
      `The organisers did not approve ${team}. Check below who may take part, or ask them; then you can apply again, with this team or another.`,
    over: (team: string) => `The organisers did not approve ${team}.`,
    again: 'Apply again',
  },
  accepted: {
    title: (team: string) => `You play for ${team}`,
    coming: 'Your team is approved. You can enter when the game starts.',
    ongoing: 'The game is running.',
    practice: 'The game is over, but stays open for practice. Answers are judged; nothing counts any more.',
    ended: 'The game is over. Thank you for playing.',
  },
  suspended: {
    title: 'Banned from the game',
    text: (team: string) =>
      `The organisers have banned ${team}. If you think that is a mistake, ask them. The scoreboard stays open to you.`,
  },
  over: { title: 'The game is over', text: 'Nobody can join any more. The scoreboard stays open.' },
  mates: (team: string) =>
    `Each member joins for themselves: whoever of ${team} is not in yet opens this page and joins for it too.`,
  leave: 'Leave the game',
  leaving: 'Leaving the game',
  failed: 'That did not work',
  form: {
    title: (game: string) => `Join ${game}`,
    close: 'Close',
    lock: 'Once a team is approved, nobody can join or leave the team until the game ends.',
    limit: (most: number) =>
      most === 1 ? 'Only one member of a team can join.' : `At most ${most} members of a team can join.`,
    mates: 'If your team is in already, you join without another review.',
    team: 'Team',
    chooseTeam: 'Choose a team',
    teamHint: 'It cannot be changed later.',
    organization: 'Organisation',
    chooseOrganization: 'Choose an organisation',
    organizationHint: 'It holds for the whole team.',
    inviteCode: 'Invite code of the game',
    inviteHint: 'You get it from the organisers. Capitals matter.',
    submit: 'Join',
    busy: 'Joining',
    flaw: {
      team: { missing: 'Choose the team you join for.' },
      organization: { missing: 'Choose an organisation.' },
      inviteCode: { missing: 'Enter the invite code.' },
    },
  },
}
export type ParticipationWords = typeof participation
