import { formatList } from '#src/format/list.ts'
import { fieldLabels } from './field-labels.en.ts'
const BLOODS: readonly string[] = ['First blood', 'Second blood', 'Third blood']

export const gameEditor = {
  list: {
    title: 'Games',
    text: 'All games, including hidden ones, newest first.',
    create: 'New game',
    search: 'Search by title or number',
    found: (shown: number, all: number) =>
      shown === all ? (all === 1 ? '1 game' : `${all} games`) : `${shown} of ${all} games`,
    more: (all: number) => `Only the newest ${all} games are listed.`,
    none: 'No games yet',
    noneText: 'Create the first one. Players only see it once you show it to them.',
    noMatch: 'No games match',
    clearSearch: 'Clear search',
    hidden: 'Hidden',
    shown: 'Visible to players',
    switch: (game: string) => `Show ${game} to players`,
    edit: 'Edit',
    editOf: (game: string) => `Edit ${game}`,
    page: 'View as player',
    pageOf: (game: string) => `View as player: ${game}`,
    untimed: 'No dates set',
    span: (from: string, to: string) => `${from} – ${to}`,
  },
  creation: {
    title: 'New game',
    text: 'You can set everything else afterwards. The game stays hidden until you show it to players.',
    close: 'Close',
    submit: 'Create game',
    busy: 'Creating game…',
  },
  categories: {
    title: 'Categories',
    text:
      'Names and colours players see instead of the built-in ones. ' +
      'They have their own save button and take effect right away. Other clients keep the built-in names.',
    label: (tag: string) => `Label of ${tag}`,
    colour: (tag: string) => `Colour of ${tag}`,
    reset: 'Reset to built-in',
    save: 'Save categories',
    saving: 'Saving categories…',
    unsaved: 'Not saved yet.',
    flaw: {
      missing: 'Enter a label.',
      taken: 'Another category of this game already has this label.',
      long: (limit: number) => `At most ${limit} characters.`,
    },
    colours: {
      teal: 'Teal',
      indigo: 'Indigo',
      red: 'Red',
      blue: 'Blue',
      yellow: 'Yellow',
      lime: 'Lime',
      cyan: 'Cyan',
      violet: 'Violet',
      pink: 'Pink',
      orange: 'Orange',
      green: 'Green',
      amber: 'Amber',
      gray: 'Gray',
    },
  },
  freeze: {
    title: 'Scoreboard freeze',
    text:
      'From this time on players see the scoreboard as it was. Solves still count. ' +
      'Monitors see everything; everyone else sees later solves only after you reveal them.',
    at: 'Freeze at',
    none: 'Leave empty for no freeze.',
    outside: 'Choose a time between the start and the end of the game.',
    alone:
      'The freeze has its own save button and takes effect right away. Saving the game doesn’t change it.',
    unsaved: 'Not saved yet.',
    meanwhile: (at: string | null) =>
      at === null
        ? 'Someone else removed the freeze in the meantime. Saving sets it again.'
        : `Someone else changed the freeze to ${at} in the meantime. Saving replaces it with yours.`,
    take: 'Use theirs',
    set: 'Save freeze',
    setting: 'Saving freeze…',
    reveal: 'Reveal scoreboard',
    revealing: 'Revealing…',
    revealed: (at: string) =>
      `The scoreboard was revealed on ${at}. Saving a freeze hides later solves again.`,
  },
  section: {
    what: 'Description',
    when: 'Schedule',
    who: 'Teams',
    blood: 'Blood bonus',
    writeups: 'Writeups',
    poster: 'Poster',
    keys: 'Keys',
    danger: 'Delete the game',
  },
  field: fieldLabels.game,
  bloods: BLOODS,
  hint: {
    summary: 'One or two sentences, shown in game lists.',
    content: 'Supports Markdown, maths and code. Shown on the game page.',
    hidden: 'Only organisers and teams that have joined can see the game. No one else can open or join it.',
    lasts: (time: string) => `Duration: ${time}.`,
    acceptWithoutReview: 'Teams that join can play right away. If this is off, you approve each team first.',
    inviteCode: 'Teams need this code to join. Leave empty to let anyone join.',
    organizations:
      'Each team chooses one, and the scoreboard also ranks teams within each. Leave empty for one common ranking.',
    organizationsAdd: 'Type a name and press Enter',
    teamMemberCountLimit: '0 for no limit.',
    containerCountLimit: 'Running at the same time. 0 for no limit.',
    practiceMode: 'Challenges stay open after the end. Solves no longer score.',
    writeupsAfter: (time: string) => `${time} after the end. It moves along if you change the end.`,
    writeupsEarly: 'This is before the end of the game. Teams can’t write about anything they solve later.',
    writeupsNone: 'Without a deadline, teams can’t submit writeups.',
    wpNote: 'Supports Markdown. Shown where teams submit their writeup.',
    blood: 'Bonus for the first three teams that solve a challenge, in percent of its score. 0 for no bonus.',
    bloodExample: (worth: string, points: readonly string[]) =>
      `For a challenge worth ${worth} pts that is ${formatList(points, 'en-GB')} pts.`,
    poster:
      'PNG, GIF, JPEG, WebP, BMP or TIFF, up to 3 MB. Wide images work best. Saved as soon as you upload it.',
  },
  flaw: {
    title: 'Enter a title.',
    start: 'Enter a start time.',
    end: 'Enter an end time.',
    reversed: 'The end must be after the start.',
    long: (most: number) => `Use at most ${most} characters.`,
    many: (most: number) => `You can add at most ${most} organisations.`,
    number: 'Enter a whole number, 0 or more.',
    percent: 'Enter a number from 0 to 100 with at most one decimal place.',
  },
  views: (field: string) => `${field} view`,
  percent: '%',
  remove: (name: string) => `Remove ${name}`,
  generate: 'Generate code',
  copy: 'Copy',
  copied: 'Copied',
  reveal: 'Show',
  hide: 'Hide',
  keys: {
    publicKey: 'Public key (Ed25519)',
    publicKeyText:
      'Each team’s token is signed with this game’s private key. ' +
      'Your own services can verify tokens with this public key. It isn’t secret.',
    salt: 'Team hash salt',
    saltText:
      'Together with a team’s token it produces the [TEAM_HASH] in that team’s flags. ' +
      'Anyone who knows it can compute all teams’ flags, so keep it secret.',
    show: 'Show salt',
    asking: 'Loading…',
  },
  danger: {
    text: 'This deletes all challenges, flags, files, notices, teams’ entries, submissions and solves.',
    delete: 'Delete game',
    deleting: 'Deleting…',
  },
  notices: {
    text:
      'Players see notices beside the challenges. Supports Markdown. ' +
      'A new notice reaches everyone who is online right away.',
    write: 'New notice',
    writeNew: 'Write a new notice instead',
    edited: 'Edit notice',
    field: 'Notice',
    publish: 'Publish',
    publishing: 'Publishing…',
    list: 'Published',
    none: 'No notices yet',
    noneText: 'Notices you publish appear here and beside the challenges.',
    edit: 'Edit',
    editOf: (notice: string) => `Edit “${notice}”`,
    delete: 'Delete',
    deleteOf: (notice: string) => `Delete “${notice}”`,
    deleting: 'Deleting…',
    silent: 'Editing moves the notice to the top, but doesn’t notify players.',
    missing: 'Enter some text.',
    long: (most: number) => `Use at most ${most} characters.`,
    gone: 'Notice not found',
    goneText: 'Someone else deleted it.',
  },
}
export type GameEditorWords = typeof gameEditor
