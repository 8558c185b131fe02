import { formatCount } from '#src/format/count.ts'

/** Kinds of changes as the report of the server names them. One that is missing is shown as it came. */
type Changes = Readonly<Record<string, string>>

const CHANGES: Changes = {
  'names that look like another': 'Names that look like another',
  'accounts without an address': 'Accounts without an address',
  'accounts with the address of another': 'Accounts with the address of another',
  'accounts without a password': 'Accounts without a password',
  'links to files': 'Links to files',
  'pictures without a listed file': 'Pictures without a listed file',
  'keys of sessions': 'Keys of sessions',
  'submissions that were not judged yet': 'Submissions that were not judged yet',
  'pictures without a hash': 'Pictures without a hash',
  'flags with blanks around them': 'Flags with blanks around them',
  'attachments without an address': 'Attachments without an address',
  'attachments whose file was deleted': 'Attachments whose file was deleted',
  'levels of the log': 'Levels of the log',
  'statuses of the log': 'Statuses of the log',
  'organisations with the same name': 'Organisations with the same name',
  'files that were listed twice': 'Files that were listed twice',
  administrators: 'Administrators',
  'captains outside of their team': 'Captains outside of their team',
  'bloods that were announced twice': 'Bloods that were announced twice',
  'numbers of solves': 'Numbers of solves',
  'solves of teams that are not on the board': 'Solves of teams that aren’t on the scoreboard',
  'flags that two teams had': 'Flags that two teams had',
  'challenges that a team solved more than once': 'Challenges that a team solved more than once',
  'registrations without a status': 'Registrations without a status',
  'dates outside of the years 1 to 9999': 'Dates outside of the years 1 to 9999',
  'invite codes of another form': 'Invite codes of another form',
  'teams beyond the limit of their game': 'Teams beyond the limit of their game',
}

export const takeOver = {
  title: 'Take over a GZCTF server',
  text:
    'Fills this empty platform with everything of a GZCTF server: 0.15 after its last version, or 1.8. ' +
    'That server is only read, so you can go back at any time.',
  loading: 'Loading the take-over',
  source: 'The other server',
  database: 'Database',
  databaseHint:
    'postgres://user:password@machine/database, or its connection string. This server must reach it.',
  folder: 'Folder of its files',
  folderHint: 'As this server sees it, such as /srv/gzctf/files.',
  flaw: {
    from: { missing: 'Enter the database of that server.', misshapen: 'This isn’t a database address.' },
    folder: {
      missing: 'Enter the folder of its files.',
      misshapen: 'Enter a whole path that begins with /.',
    },
  },
  withKey: 'This server has an XOR key. It must be the XorKey of that server.',
  withoutKey:
    'This server has no XOR key. If that server has an XorKey, set XOR_KEY to it and start this one again first.',
  tryOut: 'Dry run',
  tryAgain: 'Dry run again',
  sending: 'Starting…',
  take: 'Take over now',
  tried: 'What the dry run found',
  triedText: 'Nothing was changed.',
  ahead:
    'All or nothing is taken. This server stops for it and starts again. Your account here is replaced by ' +
    'the accounts of that server, and everyone signs in again. Stop that server first, so that nothing new ' +
    'is lost.',
  failed: { trial: 'The dry run failed', take: 'The take-over failed. Nothing was changed' },
  reason: {
    Unreachable:
      'The database can’t be reached, or it refused the password. The output of this server names the reason.',
    Foreign: 'This database isn’t that of a GZCTF server.',
    OtherVersion: 'Bring that server to the last 0.15 or to 1.8, start it once, and try again.',
    NoFolder: 'This server finds no such folder.',
    OtherKey:
      'The XOR key isn’t that of the other server. Set XOR_KEY to its XorKey, start this server again, and try again.',
    Refused: 'Mend this and try again.',
    Broken: 'The output of this server names the fault.',
  },
  running: { trial: 'Dry run', take: 'Taking over' },
  phase: {
    Stopping: 'This server stops for the take-over',
    Connecting: 'Connecting to the database',
    Rows: 'Reading rows',
    Files: 'Reading files',
    Finishing: 'Storing everything',
  },
  rows: (done: number, total: number) => `${formatCount(done)} of ${formatCount(total)} rows`,
  bytes: (done: string, total: string) => `${done} of ${total}`,
  left: (time: string) => `about ${time} left`,
  away: 'The server doesn’t reply at the moment. This page keeps asking.',
  stay: 'You can leave this page and come back with this browser.',
  done: 'Everything was taken over',
  doneText: 'Sign in with an account of that server.',
  signIn: 'Sign in',
  wholeReport: (file: string) => `The whole report is ${file} in the data folder.`,
  from: (version: string) => `From GZCTF ${version}`,
  column: { what: 'What', count: 'Count', where: 'Where', before: 'Before', after: 'After' },
  table: {
    users: 'Accounts',
    teams: 'Teams',
    games: 'Games',
    challenges: 'Challenges',
    flags: 'Flags',
    participations: 'Registrations',
    submissions: 'Submissions',
    solves: 'Solves',
    notices: 'Notices',
    events: 'Events',
    posts: 'Posts',
    logs: 'Log entries',
  },
  files: (size: string) => `Files, ${size}`,
  changed: 'Different from there',
  nothingChanged: 'Everything counts as it did there.',
  change: CHANGES,
  more: (count: number) => `and ${formatCount(count)} more`,
  kept: 'Without a place here',
  keptText: 'These rows are kept in the whole report.',
  containers: (count: number) =>
    count === 1 ? '1 running instance stays there' : `${formatCount(count)} running instances stay there`,
  missingFiles: (count: number) =>
    count === 1 ? '1 file is missing in the folder' : `${formatCount(count)} files are missing in the folder`,
  lyingFiles: (count: number) =>
    count === 1
      ? '1 file has other content than its hash'
      : `${formatCount(count)} files have other content than their hash`,
  filled: 'This platform isn’t empty',
  filledText: 'Only a platform without games, teams and other accounts can take over another server.',
  shared: 'Several processes share this platform',
  sharedText: 'Stop them and use npm run take-over.',
  closed: 'Only administrators can take over a server',
}
export type TakeOverWords = typeof takeOver
