/** Texts of announcements. */
export const announcement = {
  signedIn: 'Signed in',
  signedOut: 'Signed out',
  accountDisabled: 'This account is disabled',
  languageMissing: 'The language could not be loaded',
  failed: 'Something went wrong',
  copied: 'Copied',
  profileSaved: 'Your changes are saved',
  pictureChanged: 'The picture is changed',
  posterChanged: 'The poster is changed',
  passwordChanged: 'The password is changed',
  sessionsAfter: {
    'others-ended': 'All other browsers are signed out.',
    'all-lapse': 'All browsers will be asked to sign in again within half an hour, this one too.',
  },
  sessionEnded: 'That browser is signed out',
  allSessionsEnded: 'You are signed out everywhere',
  recordSaved: 'The changes are saved',
  logoRemoved: 'The logo is removed',
  containersDestroyed: (containers: number, of: string) =>
    containers === 1 ? `The instance of ${of} is destroyed` : `${containers} instances are destroyed`,
  usersCreated: (count: number) => (count === 1 ? '1 account is there' : `${count} accounts are there`),
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
    'notices-came': (count: number) => (count === 1 ? 'And one more notice' : `And ${count} more notices`),
    'notices-missed': (count: number) =>
      count === 1 ? 'A notice you have not seen' : `${count} notices you have not seen`,
  },
  roster: {
    activate: (name: string) => `${name} may sign in`,
    deactivate: (name: string) => `${name} can no longer sign in`,
    'reset-password': (name: string) => `${name} has a new password`,
    'delete-user': (name: string) => `The account of ${name} is deleted`,
    'lock-team': (name: string) => `${name} is locked`,
    'unlock-team': (name: string) => `${name} is unlocked`,
    'delete-team': (name: string) => `${name} is deleted`,
    'export-users': () => 'The list of users is saved as a file',
    'export-teams': () => 'The list of teams is saved as a file',
  },
  game: {
    'game-created': (game: string) => `${game} is created. Nobody sees it until you show it.`,
    'game-hidden': (game: string) => `${game} is hidden from everybody who has not joined`,
    'game-shown': (game: string) => `Players see ${game} now`,
    'game-deleted': (game: string) => `${game} is deleted`,
    'game-imported': (game: string) => `${game} is imported`,
    'game-cloned': (game: string) => `${game} is made. Nobody sees it until you show it.`,
    'board-revealed': (game: string) => `Everybody sees the whole scoreboard of ${game} now`,
    'files-removed': (count: number) => (count === 1 ? '1 file is removed' : `${count} files are removed`),
    filesKept: (count: number) =>
      count === 1
        ? '1 is in use by now, or was gone already.'
        : `${count} are in use by now, or were gone already.`,
    'freeze-set': 'The freeze is set',
    'categories-saved': 'The categories are saved',
    'freeze-taken': 'Nothing is frozen any more',
    'notice-published': 'The notice is published; players who are there have it already',
    'notice-saved': 'The notice is changed',
    'notice-deleted': 'The notice is deleted',
  },
  challenge: {
    'challenge-created': 'The challenge is created, and disabled until you enable it',
    'challenge-enabled': (challenge: string) => `${challenge} is enabled`,
    'challenge-disabled': (challenge: string) => `${challenge} is disabled`,
    'challenge-deleted': (challenge: string) => `${challenge} is deleted`,
    'flags-added': (count: number) => (count === 1 ? '1 flag is added' : `${count} flags are added`),
    'flag-removed': 'The flag is removed',
    'attachment-set': 'The attachment is in force',
    'attachment-removed': 'The attachment is removed',
  },
  team: {
    'team-saved': 'The team is saved',
    'invite-renewed': 'There is a new invite code; the old one no longer works',
    'team-created': (team: string) => `${team} is created. Invite the others now.`,
    'team-joined': (team: string) => `You have joined ${team}`,
    'team-left': (team: string) => `You have left ${team}`,
    'team-deleted': (team: string) => `${team} is deleted`,
    'member-kicked': (member: string, team: string) => `${member} is no longer in ${team}`,
    'captaincy-transferred': (member: string, team: string) => `${member} is now the captain of ${team}`,
  },
  participation: {
    'game-joined': (team: string) => `You have joined for ${team}. The organisers will look at it.`,
    'game-entered': (team: string) => `You have joined for ${team} and are in`,
    'game-left': (game: string) => `You have left ${game}`,
    ruling: {
      Accepted: (team: string) => `${team} is approved`,
      Rejected: (team: string) => `${team} is not approved`,
      Suspended: (team: string) => `${team} is banned from the game`,
    },
    'writeup-handed-in': 'The writeup is handed in',
  },
  review: {
    Accepted: (teams: number, team: string) =>
      teams === 1 ? `${team} is approved` : `${teams} teams are approved`,
    Rejected: (teams: number, team: string) =>
      teams === 1 ? `${team} is rejected` : `${teams} teams are rejected`,
    Suspended: (teams: number, team: string) =>
      teams === 1 ? `${team} is banned` : `${teams} teams are banned`,
  },
  post: {
    'post-pinned': (post: string) => `“${post}” is pinned`,
    'post-unpinned': (post: string) => `“${post}” is no longer pinned`,
    'post-deleted': (post: string) => `“${post}” is deleted`,
  },
  account: {
    registered: 'You are registered and signed in',
    'account-verified': 'Your account is verified',
    'email-confirmed': 'Your new e-mail address is confirmed',
    'password-reset': 'Your password is changed. Sign in with it now.',
  },
  redirected: {
    'not-started': 'The game has not started yet',
    suspended: 'Your team is suspended from this game',
    'game-over': 'The game is over',
    'no-access': 'You have no access to this',
  },
}
export type AnnouncementWords = typeof announcement
