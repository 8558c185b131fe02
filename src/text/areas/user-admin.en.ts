import { formatCount } from '#src/format/count.ts'
import { USER_NAME_MAX, USER_NAME_MIN } from '#contract/rules/user-name.ts'
import { REAL_NAME_MAX } from '#contract/rules/profile.ts'
import { TEAM_NAME_MAX } from '#contract/rules/team.ts'
import { NEW_STUDENT_NUMBER_MAX } from '#contract/rules/user-import.ts'
import { fields } from './fields.en.ts'

export const userAdmin = {
  search: 'Search by name, email, student ID or user ID',
  create: 'Create accounts',
  export: 'Export as CSV',
  exporting: 'Exporting…',
  total: (count: number) => (count === 1 ? '1 user' : `${formatCount(count)} users`),
  found: (count: number) => (count === 1 ? '1 user found' : `${formatCount(count)} users found`),
  most: (count: number) => `Showing the first ${count} results. Type more to narrow them down.`,
  none: 'No users match',
  noneText: 'Try another name, email or number, or show all users.',
  clear: 'Show all users',
  pages: {
    label: 'Pages of the list',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${page}`,
  },
  list: 'Users',
  kind: {
    label: 'Show',
    of: {
      Everybody: 'All',
      User: 'Players',
      Monitor: 'Monitors',
      Admin: 'Administrators',
      Banned: 'Disabled',
      Inactive: 'Not activated',
      Staff: 'Staff',
      Unseen: 'Never signed in',
    },
  },
  sort: {
    label: 'Sort',
    by: {
      Name: 'Username',
      Email: 'Email',
      Role: 'Role',
      Registered: 'Registered',
      Visited: 'Last seen',
      Address: 'Last IP address',
    },
    up: 'Ascending. Select to reverse.',
    down: 'Descending. Select to reverse.',
  },
  column: {
    active: 'Can sign in',
    user: 'User',
    email: 'Email',
    person: 'Real name and student ID',
    role: 'Role',
    since: 'Registered',
    seen: 'Last seen',
    from: 'IP address',
    acts: 'Actions',
  },
  role: { Banned: 'Disabled', User: 'Player', Monitor: 'Monitor', Admin: 'Administrator' },
  you: 'You',
  unknown: 'Not provided',
  /** Shown for times that the server never noted. */
  notKnown: 'Not known',
  never: 'never',
  turn: (user: string) => `Allow ${user} to sign in`,
  deactivate: (user: string) => `Deactivate ${user}`,
  actsOn: (user: string) => `Actions for ${user}`,
  more: 'Sort and more',
  edit: (user: string) => `Edit ${user}`,
  reset: (user: string) => `Reset the password of ${user}`,
  delete: (user: string) => `Delete ${user}`,
  notYourself: 'You can’t delete or deactivate your own account.',
  form: {
    title: (user: string) => `Edit ${user}`,
    close: 'Close',
    role: 'Role',
    ownRole: 'You can’t change your own role.',
    banned: 'A disabled user is signed out right away and can’t sign in.',
    id: 'User ID',
    registered: 'Registered',
    visited: 'Last seen',
    address: 'Last IP address',
    realName: 'Real name',
    stdNumber: 'Student or staff ID',
    phone: 'Phone number',
    bio: 'About',
    tooLong: (most: number) => `Use at most ${most} characters.`,
    phoneShape: 'Enter a valid phone number: digits, spaces and + - ( ).',
    phoneFixed: 'You can change the phone number, but not remove it.',
    save: 'Save',
    saving: 'Saving…',
    discard: 'Discard',
    unsaved: (count: number) => (count === 1 ? '1 unsaved change' : `${count} unsaved changes`),
    fields,
  },
  password: {
    title: (user: string) => `New password for ${user}`,
    text: 'This password is shown only once. Share it securely.',
    label: 'New password',
    copy: 'Copy password',
    copied: 'Copied',
    done: 'Done',
  },
  creation: {
    title: 'Create accounts',
    close: 'Close',
    text:
      'One user per line: username, password, email and, optionally, real name, student ID, phone and ' +
      'team. The first line can name the columns in another order. ' +
      'Leave the password empty to generate one.',
    file: 'CSV file',
    fileHint: 'Choose a file or drop it here. Separate columns with commas, semicolons or tabs.',
    lines: 'Users, one per line',
    preview: 'Preview',
    line: (line: number) => `Line ${line}`,
    ready: 'Ready',
    readyMade: 'Ready, password will be generated',
    more: (count: number) => (count === 1 ? 'and 1 more line' : `and ${formatCount(count)} more lines`),
    submit: (count: number) =>
      count === 0
        ? 'Create accounts'
        : count === 1
          ? 'Create 1 account'
          : `Create ${formatCount(count)} accounts`,
    has: (count: number) => (count === 1 ? 'this has 1' : `this has ${formatCount(count)}`),
    kept: 'Already exists, won’t change',
    reset: 'Already exists, gets this password',
    resetMade: 'Already exists, gets a new password',
    conflict: 'the username belongs to one account, the email to another',
    joins: (team: string) => `joins the team ${team}`,
    there: (count: number) =>
      count === 1 ? '1 account already exists:' : `${formatCount(count)} accounts already exist:`,
    existing: 'Existing accounts',
    keepThem: 'Leave as they are',
    resetThem: 'Set their passwords',
    unchecked: 'Couldn’t check which of these accounts already exist.',
    checkAgain: 'Check again',
    leaveOut: (count: number) =>
      count === 1 ? 'Leave this line out' : `Leave these ${formatCount(count)} lines out`,
    putBack: (count: number) => (count === 1 ? 'Put 1 line back' : `Put ${formatCount(count)} lines back`),
    rewritten: 'Accounts with the same username or email are updated and get the new password.',
    mend: (count: number) => (count === 1 ? 'Fix 1 line first.' : `Fix ${formatCount(count)} lines first.`),
    teams: (count: number) => (count === 1 ? '1 new team' : `${formatCount(count)} new teams`),
    passwords: (count: number) =>
      count === 1
        ? '1 password will be generated and shown at the end'
        : `${formatCount(count)} passwords will be generated and shown at the end`,
    flaw: {
      userName: {
        missing: 'username missing',
        letters: 'username: use only letters, digits and - . _ @ +',
        scripts: 'username mixes scripts that aren’t written together',
        short: `username shorter than ${USER_NAME_MIN} characters`,
        long: `username longer than ${USER_NAME_MAX} characters`,
        double: 'username also appears in a line above',
      },
      password: {
        weak: 'password needs at least 6 characters with a digit, a lowercase and an uppercase letter',
      },
      email: {
        missing: 'email missing',
        misshapen: 'invalid email',
        double: 'email also appears in a line above',
      },
      realName: { long: `real name longer than ${REAL_NAME_MAX} characters` },
      stdNumber: { long: `student ID longer than ${NEW_STUDENT_NUMBER_MAX} characters` },
      phone: { misshapen: 'invalid phone number' },
      teamName: { long: `team name longer than ${TEAM_NAME_MAX} characters` },
    },
    progress: 'Accounts created',
    doing: (gone: number, total: number) => `${formatCount(gone)} of ${formatCount(total)}`,
    waiting: 'The server is busy. This continues by itself.',
    stop: 'Stop after this batch',
    stopping: 'Stopping…',
    refreshing: 'Refreshing the list…',
    reported: (done: number, failed: number) => `${formatCount(done)} created, ${formatCount(failed)} failed`,
    failure: (lines: string, why: string) => `Line ${lines}: ${why}`,
    left: (count: number) =>
      count === 1 ? '1 line was not processed.' : `${formatCount(count)} lines were not processed.`,
    unsure:
      'The server didn’t respond, so the last batch may or may not have been saved. ' +
      'If the preview shows who already exists, sending it again changes nothing; ' +
      'otherwise teams are created a second time.',
    finished: (count: number) =>
      count === 1 ? '1 account created' : `${formatCount(count)} accounts created`,
    finishedText:
      'The file contains the generated passwords. ' +
      'They are stored nowhere else, so save it now and share them securely.',
    report: 'Save as CSV',
    done: 'Done',
    retry: 'Retry these',
    keep: 'Fix these lines',
  },
}
export type UserAdminWords = typeof userAdmin
