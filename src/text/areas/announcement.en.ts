import { formatCount } from '#src/format/count.ts'

export const announcement = {
  signedIn: 'Signed in',
  signedOut: 'Signed out',
  accountDisabled: 'Your account is disabled',
  languageMissing: 'Couldn’t load that language',
  failed: 'Something went wrong',
  copied: 'Copied',
  pause: { 'game-paused': 'The game is paused', 'game-resumed': 'The game goes on' },
  profileSaved: 'Changes saved',
  pictureChanged: 'Picture changed',
  posterChanged: 'Poster changed',
  passwordChanged: 'Password changed',
  sessionsAfter: {
    'others-ended': 'All other browsers were signed out.',
    'all-lapse': 'All browsers, including this one, will have to sign in again within 30 minutes.',
  },
  sessionEnded: 'Signed out of that browser',
  allSessionsEnded: 'Signed out everywhere',
  recordSaved: 'Changes saved',
  logoRemoved: 'Logo removed',
  containersDestroyed: (containers: number, of: string) =>
    containers === 1 ? `Instance of ${of} destroyed` : `${formatCount(containers)} instances destroyed`,
  usersCreated: (count: number) =>
    count === 1 ? '1 account created' : `${formatCount(count)} accounts created`,
  notice: {
    came: {
      Normal: 'Notice',
      FirstBlood: 'First blood',
      SecondBlood: 'Second blood',
      ThirdBlood: 'Third blood',
      NewHint: 'New hint',
      NewChallenge: 'New challenge',
    },
    own: {
      FirstBlood: 'First blood for your team!',
      SecondBlood: 'Second blood for your team!',
      ThirdBlood: 'Third blood for your team!',
    },
    'notices-came': (count: number) => (count === 1 ? '1 more notice' : `${count} more notices`),
    'notices-missed': (count: number) => (count === 1 ? '1 unread notice' : `${count} unread notices`),
    took: {
      FirstBlood: 'first blood on',
      SecondBlood: 'second blood on',
      ThirdBlood: 'third blood on',
    },
  },
  roster: {
    activate: (name: string) => `${name} can sign in now`,
    deactivate: (name: string) => `${name} can no longer sign in`,
    'reset-password': (name: string) => `Password of ${name} reset`,
    'delete-user': (name: string) => `Account ${name} deleted`,
    'lock-team': (name: string) => `${name} locked`,
    'unlock-team': (name: string) => `${name} unlocked`,
    'delete-team': (name: string) => `${name} deleted`,
    'export-users': () => 'User list exported',
    'export-teams': () => 'Team list exported',
  },
  game: {
    'game-created': (game: string) => `${game} created. It stays hidden until you show it to players.`,
    'game-hidden': (game: string) => `${game} is hidden from everyone who hasn’t joined`,
    'game-shown': (game: string) => `${game} is visible to players now`,
    'game-deleted': (game: string) => `${game} deleted`,
    'game-imported': (game: string) => `${game} imported`,
    'game-cloned': (game: string) => `${game} created. It stays hidden until you show it to players.`,
    'board-revealed': (game: string) => `The full scoreboard of ${game} is public now`,
    'files-removed': (count: number) =>
      count === 1 ? '1 file deleted' : `${formatCount(count)} files deleted`,
    filesKept: (count: number) =>
      count === 1
        ? '1 file was skipped: it is in use now, or was already gone.'
        : `${formatCount(count)} files were skipped: they are in use now, or were already gone.`,
    'freeze-set': 'Freeze saved',
    'categories-saved': 'Categories saved',
    'freeze-taken': 'Freeze removed',
    'clock-acted': {
      start: 'Game started',
      pause: 'Game paused',
      resume: 'Game resumed',
      extend: 'Game extended',
      freeze: 'Scoreboard frozen',
      reveal: 'Scoreboard revealed',
      end: 'Game ended',
      reopen: 'Game reopened',
    },
    'notice-published': 'Notice published. Players who are online have it already.',
    'notice-planned': 'Notice planned. No player can see it before its time.',
    'notice-saved': 'Notice updated',
    'notice-deleted': 'Notice deleted',
  },
  challenge: {
    'challenge-created': 'Challenge created. It stays disabled until you enable it.',
    'challenge-enabled': (challenge: string) => `${challenge} enabled`,
    'challenge-disabled': (challenge: string) => `${challenge} disabled`,
    'challenge-deleted': (challenge: string) => `${challenge} deleted`,
    'flags-added': (count: number) => (count === 1 ? '1 flag added' : `${count} flags added`),
    'flag-removed': 'Flag deleted',
    'attachment-set': 'Attachment saved',
    'attachment-removed': 'Attachment removed',
  },
  team: {
    'team-saved': 'Team saved',
    'invite-renewed': 'New invite code created. The old one no longer works.',
    'team-created': (team: string) => `${team} created. Invite your teammates.`,
    'team-joined': (team: string) => `You joined ${team}`,
    'team-left': (team: string) => `You left ${team}`,
    'team-deleted': (team: string) => `${team} deleted`,
    'member-kicked': (member: string, team: string) => `${member} removed from ${team}`,
    'captaincy-transferred': (member: string, team: string) => `${member} is the captain of ${team} now`,
  },
  participation: {
    'game-joined': (team: string) => `You joined with ${team}. The organisers will review it.`,
    'game-entered': (team: string) => `You joined with ${team}. You’re in!`,
    'game-left': (game: string) => `You left ${game}`,
    ruling: {
      Accepted: (team: string) => `${team} was approved`,
      Rejected: (team: string) => `${team} was not approved`,
      Suspended: (team: string) => `${team} was banned from the game`,
    },
    'writeup-handed-in': 'Writeup submitted',
  },
  review: {
    Accepted: (teams: number, team: string) =>
      teams === 1 ? `${team} approved` : `${formatCount(teams)} teams approved`,
    Rejected: (teams: number, team: string) =>
      teams === 1 ? `${team} rejected` : `${formatCount(teams)} teams rejected`,
    Suspended: (teams: number, team: string) =>
      teams === 1 ? `${team} banned` : `${formatCount(teams)} teams banned`,
  },
  post: {
    'post-pinned': (post: string) => `“${post}” pinned`,
    'post-unpinned': (post: string) => `“${post}” unpinned`,
    'post-deleted': (post: string) => `“${post}” deleted`,
  },
  account: {
    registered: 'Account created. You’re signed in.',
    'account-verified': 'Account verified',
    'email-confirmed': 'New email address confirmed',
    'password-reset': 'Password changed. Sign in with the new one.',
  },
  redirected: {
    'not-started': 'The game hasn’t started yet',
    suspended: 'Your team is banned from this game',
    'game-over': 'The game is over',
    'not-joined': 'Join the game to see its challenges',
    'not-approved': 'The organisers haven’t approved your team yet',
    rejected: 'The organisers didn’t approve your team',
  },
}
export type AnnouncementWords = typeof announcement
