/** A journey that a server without extensions does not have, and what its screen shows there instead. */
export interface NotOnBase {
  /** The extensions without which nothing of the journey is offered. */
  needs: readonly string[]
  /** What a user of such a server does instead. */
  instead: string
  at: string
  /** A text that is there when the screen has loaded. */
  shows: RegExp
  /** The control, tab or heading that leads into the journey. Null: the address itself says that it is missing. */
  entry: RegExp | null
}

const SETTINGS = '/games/1/room/settings'
const CHALLENGES = '/games/1/room/challenges'
const TEAMS = '/games/1/room/teams'
const GAMES = '/admin/games'
const USERS = '/admin/users'
const LOGS = '/admin/logs'
const UNSUPPORTED = /^This server doesn’t support this feature/
const FIELDS = /^Blood bonus$/
const USER = /^ada@example\.org$/
const TEAM = /^(?:Owls|team 1)$/

/** By the id of the journey. A test opens each address on both kinds of server. */
export const NOT_ON_BASE: Readonly<Record<string, NotOnBase>> = {
  attention: {
    needs: ['room-overview'],
    instead: 'The overview has the figures and the board of the game.',
    at: '/games/1/room/overview',
    shows: /^Overview$/,
    entry: /^Needs attention$/,
  },
  audit: {
    needs: ['audit'],
    instead: 'The log has no actions of organisers.',
    at: LOGS,
    shows: /^No log entries$/,
    entry: /^Audit log$/,
  },
  ceremony: {
    needs: ['board', 'freeze'],
    instead: 'Nothing is hidden, so nothing is revealed.',
    at: '/games/1/projector',
    shows: TEAM,
    entry: /^Reveal ceremony/,
  },
  challengeCopy: {
    needs: ['challenge-copies'],
    instead: 'Challenges are made again by hand.',
    at: CHALLENGES,
    shows: /^Warm up$/,
    entry: /^Copy from a game/,
  },
  challengeEdits: {
    needs: ['challenge-acts'],
    instead: 'Challenges are changed one by one.',
    at: CHALLENGES,
    shows: /^Warm up$/,
    entry: /^Select Warm up/,
  },
  clockAct: {
    needs: ['schedule'],
    instead: 'Start and end are changed in the settings.',
    at: SETTINGS,
    shows: FIELDS,
    entry: /^All settings$/,
  },
  findingAcceptance: {
    needs: ['opening-check', 'accepted-findings'],
    instead: 'Nothing lists what a game lacks.',
    at: SETTINGS,
    shows: FIELDS,
    entry: /^Launch check$/,
  },
  flagTrial: {
    needs: ['flag-kinds'],
    instead: 'Flags are compared exactly.',
    at: `${CHALLENGES}/7/flags`,
    shows: /flag\{one\}/,
    entry: /^Flag to try$/,
  },
  freeze: {
    needs: ['freeze'],
    instead: 'The scoreboard is public until the end.',
    at: SETTINGS,
    shows: FIELDS,
    entry: /^Scoreboard freeze$/,
  },
  gameClone: {
    needs: ['game-clone'],
    instead: 'A game is made again by hand.',
    at: GAMES,
    shows: /^Autumn Open$/,
    entry: /^Clone Autumn Open$/,
  },
  gameImport: {
    needs: ['game-archive'],
    instead: 'A game is made by hand.',
    at: GAMES,
    shows: /^Autumn Open$/,
    entry: /^Import$/,
  },
  gamePause: {
    needs: ['schedule'],
    instead: 'Organisers cannot pause a game, so players meet no pause.',
    at: `${SETTINGS}/schedule`,
    shows: UNSUPPORTED,
    entry: null,
  },
  instanceActs: {
    needs: ['game-instances'],
    instead: 'The administration lists the instances of all games.',
    at: '/games/1/room/instances',
    shows: /^This server doesn’t list the instances of one game$/,
    entry: null,
  },
  letter: {
    needs: ['letters'],
    instead: 'Organisers write emails outside of the platform.',
    at: USERS,
    shows: USER,
    entry: /^Emails/,
  },
  logo: {
    needs: ['platform-look'],
    instead: 'The platform has the usual logo.',
    at: '/admin/configs',
    shows: /^Accounts$/,
    entry: /^Logo$/,
  },
  mailTrial: {
    needs: ['platform-means'],
    instead: 'Whether emails arrive shows with the first one.',
    at: '/admin/configs',
    shows: /^Accounts$/,
    entry: /^Send a test email to$/,
  },
  noticePlan: {
    needs: ['addressed-notices'],
    instead: 'Notices are for all teams and at once.',
    at: '/games/1/room/notices',
    shows: /^All notices$/,
    entry: /^When$/,
  },
  openingCheck: {
    needs: ['opening-check'],
    instead: 'Nothing lists what a game lacks.',
    at: SETTINGS,
    shows: FIELDS,
    entry: /^Launch check$/,
  },
  ownCategories: {
    needs: ['own-categories'],
    instead: 'Categories have their usual labels and colours.',
    at: SETTINGS,
    shows: FIELDS,
    entry: /^Categories$/,
  },
  platformTimeline: {
    needs: ['platform-timeline'],
    instead: 'The log is shown.',
    at: `${LOGS}?view=log`,
    shows: /^No log entries$/,
    entry: /^Time line$/,
  },
  rehearsal: {
    needs: ['room-overview', 'schedule', 'rehearsal'],
    instead: 'An organiser enters a game as a player, and that counts.',
    at: '/games/1/room/overview',
    shows: /^Overview$/,
    entry: /^Rehearse/,
  },
  rosterOrder: {
    needs: ['roster'],
    instead: 'Users are searched, without filters and sorting.',
    at: USERS,
    shows: USER,
    entry: /^Administrators$/,
  },
  schedulePlan: {
    needs: ['schedule'],
    instead: 'Times are fields of the settings.',
    at: `${SETTINGS}/schedule`,
    shows: UNSUPPORTED,
    entry: null,
  },
  sessionList: {
    needs: ['sessions'],
    instead: 'A new password signs the other browsers out.',
    at: '/account/profile',
    shows: /^Your email address is/,
    entry: /^Active sessions$/,
  },
  severalFlags: {
    needs: ['flag-kinds'],
    instead: 'Any flag of a challenge solves it.',
    at: `${CHALLENGES}/7/flags`,
    shows: /^Add flags$/,
    entry: /^Teams must submit all flags$/,
  },
  storedFiles: {
    needs: ['unused-files', 'stored-files'],
    instead: 'Uploaded files are not listed.',
    at: GAMES,
    shows: /^Autumn Open$/,
    entry: /^Files$/,
  },
  takeOver: {
    needs: ['take-over'],
    instead: 'The program fills an empty platform.',
    at: '/admin/takeover',
    shows: UNSUPPORTED,
    entry: null,
  },
  teamChange: {
    needs: ['room-pages', 'team-changes'],
    instead: 'The administration changes name and bio of a team.',
    at: `${TEAMS}/12`,
    shows: UNSUPPORTED,
    entry: null,
  },
  teamEntry: {
    needs: ['team-changes', 'team-review', 'game-teams'],
    instead: 'Teams join a game themselves.',
    at: TEAMS,
    shows: /^Teams$/,
    entry: /^Add a team/,
  },
  teamNotes: {
    needs: ['room-pages', 'team-notes'],
    instead: 'Organisers keep their notes elsewhere.',
    at: `${TEAMS}/12`,
    shows: UNSUPPORTED,
    entry: null,
  },
  pairState: {
    needs: ['room-pages', 'team-pairs', 'pair-states', 'pair-updates'],
    instead: 'Organisers keep track of pairs elsewhere.',
    at: '/games/1/room/live/cheatinfo',
    shows: /^Cheating$/,
    entry: /^No pairs of teams found$/,
  },
  teamPairs: {
    needs: ['team-pairs'],
    instead: 'Only teams that submitted flags of others are listed.',
    at: '/games/1/room/live/cheatinfo',
    shows: /^Cheating$/,
    entry: /^No pairs of teams found$/,
  },
  teamReview: {
    needs: ['room-pages', 'team-review'],
    instead: 'The list of teams approves and rejects, one by one.',
    at: `${TEAMS}/12`,
    shows: UNSUPPORTED,
    entry: null,
  },
  unusedFiles: {
    needs: ['unused-files'],
    instead: 'Files that nothing uses are not listed.',
    at: GAMES,
    shows: /^Autumn Open$/,
    entry: /^Files$/,
  },
  userActs: {
    needs: ['roster', 'user-acts'],
    instead: 'Accounts are changed one by one.',
    at: USERS,
    shows: USER,
    entry: /^Select ada/,
  },
}
