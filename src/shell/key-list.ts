import type { KeyWords } from '#src/text/areas/keys.en.ts'

export type KeyPart = keyof KeyWords['parts']
export type KeyAct = Exclude<keyof KeyWords, 'title' | 'parts'>

const ARROWS = ['←', '→', '↑', '↓']

/**
 * The keys of each screen, in the order of the list of keys. An act has the same letter on every screen, such
 * as V for another view and G for one group only. A single letter presses the control that
 * `aria-keyshortcuts` marks, or its screen handles it.
 */
export const KEYS = {
  everywhere: { palette: ['Ctrl', 'K'], search: ['/'], list: ['?'], close: ['Esc'], move: ARROWS },
  game: { pages: ['1', '2', '3'], notices: ['N'] },
  overview: { join: ['J'], leaveGame: ['L'], writeup: ['P'], result: ['D'] },
  challenges: {
    walk: ARROWS,
    open: ['Enter'],
    look: ['V'],
    all: ['A'],
    unsolved: ['U'],
    fresh: ['W'],
    running: ['R'],
    category: ['G'],
    order: ['S'],
    writeup: ['P'],
  },
  challenge: {
    steps: ['J', 'K'],
    field: ['F'],
    submit: ['Enter'],
    start: ['I'],
    extend: ['E'],
    destroy: ['X'],
    copy: ['C'],
    download: ['D'],
    hint: ['H'],
    nextUnsolved: ['U'],
    back: ['Esc'],
  },
  scoreboard: {
    cells: ARROWS,
    team: ['Enter'],
    own: ['O'],
    star: ['F'],
    line: ['L'],
    columns: ['V'],
    starred: ['S'],
    organization: ['G'],
    chart: ['C'],
    lines: ['T'],
    replay: ['R'],
    projector: ['P'],
    files: ['D'],
  },
  projector: { fullScreen: ['F'], sound: ['M'], leave: ['Esc'] },
  ceremony: { reveal: ['Space'], auto: ['A'], undo: ['⌫'] },
  teams: {
    joinTeam: ['J'],
    createTeam: ['A'],
    copyInvite: ['C'],
    newCode: ['R'],
    picture: ['P'],
    editTeam: ['E'],
    leaveTeam: ['L'],
    deleteTeam: ['X'],
  },
  account: {
    copyId: ['C'],
    picture: ['P'],
    editProfile: ['E'],
    email: ['M'],
    password: ['W'],
    endSessions: ['X'],
  },
  writeups: { step: ['J', 'K'] },
  room: { section: ['G', '…'], clock: ['.'] },
  roomLists: {
    rows: ['J', 'K'],
    choose: ['X'],
    openRow: ['Enter'],
    editRow: ['E'],
    moveRow: ['Alt', '↑', '↓'],
    rule: ['A', 'R', 'S'],
    undoAct: ['Z'],
  },
  users: { rows: ['J', 'K'], choose: ['X'], openRow: ['Enter'], undoAct: ['Z'] },
  roomLive: {
    rows: ['J', 'K'],
    openRow: ['Enter'],
    hold: ['P'],
    mask: ['V'],
    message: ['M'],
    mark: ['F'],
    note: ['N'],
    teamPage: ['O'],
    rule: ['A', 'R', 'S'],
    undoRuling: ['Z'],
  },
  roomTeam: {
    message: ['M'],
    mark: ['F'],
    note: ['N'],
    changeTeam: ['E'],
    rule: ['A', 'R', 'S'],
    undoRuling: ['Z'],
  },
} as const satisfies Record<KeyPart, Partial<Record<KeyAct, readonly string[]>>>

const PARTS = [
  'everywhere',
  'game',
  'overview',
  'challenges',
  'challenge',
  'scoreboard',
  'projector',
  'ceremony',
  'teams',
  'account',
  'writeups',
  'room',
  'roomLists',
  'users',
  'roomTeam',
  'roomLive',
] as const satisfies readonly KeyPart[]

/** The parts whose keys work on a screen, the nearest first. */
export function partsOf(pathname: string): readonly KeyPart[] {
  if (/^\/games\/\d+\/room\/writeups/.test(pathname)) return ['writeups', 'room']
  if (/^\/games\/\d+\/room\/teams\/\d+/.test(pathname)) return ['roomTeam', 'room']
  if (/^\/games\/\d+\/room\/live\/submissions/.test(pathname)) return ['roomLive', 'room']
  if (/^\/games\/\d+\/room\/(?:challenges|teams|instances|log|live(?:\/cheatinfo)?)\/?$/.test(pathname))
    return ['roomLists', 'room']
  if (/^\/admin\/users\/?$/i.test(pathname)) return ['users']
  if (/^\/teams\/?$/i.test(pathname)) return ['teams']
  if (/^\/account\/profile\/?$/i.test(pathname)) return ['account']
  const address = /^\/games\/\d+(?:\/(?<screen>\w+))?(?:\/(?<open>\d+))?/.exec(pathname)
  if (address === null) return []
  const { screen, open } = address.groups ?? {}
  switch (screen) {
    case undefined:
      return ['overview', 'game']
    case 'challenges':
      return [open === undefined ? 'challenges' : 'challenge', 'game']
    case 'scoreboard':
      return ['scoreboard', 'game']
    case 'room':
      return ['room']
    case 'projector':
      return ['projector', 'ceremony']
    default:
      return ['game']
  }
}

/** All parts, those of the screen first. */
export const orderedParts = (pathname: string): readonly KeyPart[] => {
  const here = partsOf(pathname)
  return [...here, ...PARTS.filter((part) => !here.includes(part))]
}

export function keysOf(part: KeyPart): readonly (readonly [KeyAct, readonly string[]])[] {
  const keys: Partial<Record<KeyAct, readonly string[]>> = KEYS[part]
  return ACTS.flatMap((act) => {
    const chord = keys[act]
    return chord ? [[act, chord] as const] : []
  })
}

/** Screens handle these themselves, because they have no control at some widths. */
const HEARD: ReadonlySet<KeyAct> = new Set(['star', 'line', 'columns', 'fullScreen', 'sound'])
export const isHeard = (act: KeyAct): boolean => HEARD.has(act)

/** In display order. */
const ACTS = [
  'palette',
  'search',
  'list',
  'close',
  'move',
  'pages',
  'notices',
  'join',
  'leaveGame',
  'result',
  'walk',
  'open',
  'look',
  'all',
  'unsolved',
  'fresh',
  'running',
  'category',
  'order',
  'writeup',
  'steps',
  'field',
  'submit',
  'start',
  'extend',
  'destroy',
  'copy',
  'download',
  'hint',
  'nextUnsolved',
  'back',
  'cells',
  'team',
  'own',
  'star',
  'line',
  'columns',
  'starred',
  'organization',
  'chart',
  'lines',
  'replay',
  'projector',
  'files',
  'fullScreen',
  'sound',
  'leave',
  'reveal',
  'auto',
  'undo',
  'joinTeam',
  'createTeam',
  'copyInvite',
  'newCode',
  'picture',
  'editTeam',
  'leaveTeam',
  'deleteTeam',
  'copyId',
  'editProfile',
  'email',
  'password',
  'endSessions',
  'step',
  'section',
  'clock',
  'message',
  'mark',
  'note',
  'changeTeam',
  'rule',
  'undoRuling',
  'rows',
  'choose',
  'openRow',
  'editRow',
  'moveRow',
  'undoAct',
  'hold',
  'mask',
  'teamPage',
] as const satisfies readonly KeyAct[]
