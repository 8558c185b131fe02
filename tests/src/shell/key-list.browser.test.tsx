import '#src/theme/index.css'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toIso } from '#contract/models/time.ts'
import { markedControl } from '#src/browser/press-marked.ts'
import { KEYS, keysOf, orderedParts, type KeyPart } from '#src/shell/key-list.ts'
import { aChallenge, aConfig, aGameDetail, aProfile } from '../../worlds/builders.ts'
import { aFullEvent, type FullEvent } from '../../worlds/full-event.ts'
import { openLiveEvent, type LiveEvent } from '../../worlds/live-event.world.tsx'

const ARRIVES = { timeout: 15_000 }
const TEST = { timeout: 60_000 }
const MINUTE_MS = 60_000
const event = aFullEvent()
const lattice = event.challengeId('Lattice of lies')
const ok = (body: unknown) => ({ status: 200, body })
const config = (...features: string[]) => ({
  'GET /api/config': ok(aConfig({ features: ['board', 'streams', ...features] })),
})
let world: LiveEvent | null = null

beforeEach(() => page.viewport(1280, 800))
afterEach(() => world?.close())

const game = (status: 'Unsubmitted' | 'Pending') => ({
  'GET /api/game/1': ok(
    aGameDetail({
      id: 1,
      title: 'Harbour Lights 2026',
      status,
      teamName: status === 'Pending' ? event.own.name : null,
      start: toIso(event.startsAt),
      end: toIso(event.endsAt),
    }),
  ),
})
const instance = (entry: string | null) => ({
  [`GET /api/game/1/challenges/${lattice}`]: ok(
    aChallenge({
      id: lattice,
      title: 'Lattice of lies',
      tag: 'Crypto',
      type: 'DynamicContainer',
      hints: ['One.', 'Two.'],
      context: {
        closeTime: entry === null ? null : toIso(Date.now() + 5 * MINUTE_MS),
        instanceEntry: entry,
        url: '/assets/abc/lattice.zip',
        fileSize: 48_000,
      },
    }),
  ),
})

interface Place {
  address: string
  answers?: FullEvent['answers']
  /** An element of the complete screen, so that no key is pressed earlier. */
  sign: () => ReturnType<typeof page.getByRole>
}
const CHALLENGES: Place = {
  address: '/games/1/challenges',
  answers: config('containers'),
  sign: () => page.getByText('Baby RSA').first(),
}
const stopped: Place = {
  address: `/games/1/challenges/${lattice}`,
  answers: instance(null),
  sign: () => page.getByRole('textbox', { name: 'Flag' }),
}
const running: Place = { ...stopped, answers: instance('192.0.2.7:31337') }
const solved: Place = {
  address: `/games/1/challenges/${event.challengeId('Baby RSA')}`,
  answers: {
    [`GET /api/game/1/challenges/${event.challengeId('Baby RSA')}`]: ok(
      aChallenge({ id: event.challengeId('Baby RSA'), title: 'Baby RSA', tag: 'Crypto' }),
    ),
  },
  sign: () => page.getByRole('region', { name: /answer|flag/i }).first(),
}
const SCOREBOARD: Place = {
  address: '/games/1/scoreboard',
  answers: config('ctftime'),
  sign: () => page.getByRole('grid'),
}

const over = aFullEvent({ hoursGone: 48.1 })
const OVER: Place = {
  address: '/games/1',
  answers: over.answers,
  sign: () => page.getByRole('button', { name: 'Save as picture' }),
}
const TEAMS: Place = { address: '/teams', sign: () => page.getByRole('heading', { name: event.own.name }) }
const NEW_TEAM: Place = {
  address: '/teams',
  answers: { 'GET /api/team': ok([]) },
  sign: () => page.getByRole('button', { name: 'Create team' }),
}
const TEAM: Place = {
  address: `/teams?team=${event.own.id}`,
  answers: {
    [`GET /api/team/${event.own.id}/invite`]: ok(
      JSON.stringify(`Kernel Panic:${event.own.id}:${'0123456789abcdef'.repeat(2)}`),
    ),
  },
  sign: () => page.getByRole('button', { name: 'Get a new code' }),
}
const MATE: Place = {
  ...TEAM,
  answers: {
    'GET /api/account/profile': ok(
      aProfile({ userId: '6f1c0c5e-9d0a-4c39-8f4f-0b6a4b0a8e02', userName: '凛' }),
    ),
  },
  sign: () => page.getByRole('button', { name: 'Leave team' }),
}
const ACCOUNT: Place = {
  address: '/account/profile',
  answers: { ...config('sessions'), 'GET /api/account/sessions': ok([]) },
  sign: () => page.getByRole('button', { name: 'Sign out everywhere' }),
}

/**
 * The control that each key activates, and its screen. Keys without a control are tested in
 * `keys.browser.test.tsx`.
 */
const PRESSED: Partial<Record<KeyPart, Record<string, readonly [Place, RegExp]>>> = {
  game: { notices: [CHALLENGES, /^Notices/] },
  overview: {
    join: [
      {
        address: '/games/1',
        answers: game('Unsubmitted'),
        sign: () => page.getByRole('button', { name: /Join/ }),
      },
      /^Join/,
    ],
    leaveGame: [
      {
        address: '/games/1',
        answers: game('Pending'),
        sign: () => page.getByRole('button', { name: 'Leave game' }),
      },
      /^Leave game/,
    ],
    writeup: [OVER, /writeup/i],
    result: [OVER, /^Save as picture/],
  },
  challenges: {
    look: [CHALLENGES, /^(Cards|List)/],
    all: [CHALLENGES, /^All/],
    unsolved: [CHALLENGES, /^Unsolved/],
    fresh: [CHALLENGES, /^New/],
    running: [CHALLENGES, /^Running/],
    category: [CHALLENGES, /^Misc/],
    order: [CHALLENGES, /^Order|^Sort/],
    writeup: [CHALLENGES, /^Submit writeup/],
  },
  challenge: {
    field: [stopped, /^Flag/],
    start: [stopped, /^Start/],
    extend: [running, /^Extend/],
    destroy: [running, /^Destroy/],
    copy: [running, /^Copy/],
    download: [stopped, /^Download/],
    hint: [stopped, /^Hint 2/],
    nextUnsolved: [solved, /^Next/],
  },
  scoreboard: {
    own: [SCOREBOARD, /^My team/],
    starred: [SCOREBOARD, /^Favourites only/],
    organization: [SCOREBOARD, /^Organisation/],
    chart: [SCOREBOARD, /chart$/],
    lines: [SCOREBOARD, /^Choose teams/],
    replay: [SCOREBOARD, /^Replay/],
    projector: [SCOREBOARD, /^Projector/],
    files: [SCOREBOARD, /^Download/],
  },
  teams: {
    joinTeam: [TEAMS, /^invite$/],
    createTeam: [NEW_TEAM, /^name$/],
    copyInvite: [TEAM, /^Copy/],
    newCode: [TEAM, /^Get a new code/],
    picture: [TEAM, /^Change picture/],
    editTeam: [TEAM, /^name$/],
    deleteTeam: [TEAM, /^Delete team/],
    leaveTeam: [MATE, /^Leave team/],
  },
  account: {
    copyId: [ACCOUNT, /^Copy/],
    picture: [ACCOUNT, /^Change picture/],
    editProfile: [ACCOUNT, /^userName$/],
    email: [ACCOUNT, /^Change email/],
    password: [ACCOUNT, /^Change password/],
    endSessions: [ACCOUNT, /^Sign out everywhere/],
  },
}

/**
 * Keys that are tested by their effect: in `keys.browser.test.tsx`, and with the projector, the ceremony and
 * the writeups. Those of the room: in `game-room.test.tsx`, `challenge-table.test.tsx`, `game-teams.test.tsx`,
 * `live-panel.test.tsx` and `team-acts.test.tsx`. Those of users: in `dense-lists.look.browser.test.tsx` and
 * `user-acts.paths.test.tsx`.
 */
const TESTED_ELSEWHERE: Record<KeyPart, readonly string[]> = {
  everywhere: ['palette', 'search', 'list', 'close', 'move'],
  game: ['pages'],
  overview: [],
  challenges: ['walk', 'open'],
  challenge: ['steps', 'submit', 'back'],
  scoreboard: ['cells', 'team', 'star', 'line', 'columns'],
  projector: ['fullScreen', 'sound', 'leave'],
  ceremony: ['reveal', 'auto', 'undo'],
  teams: [],
  account: [],
  writeups: ['step'],
  room: ['section', 'clock'],
  roomLists: ['rows', 'choose', 'openRow', 'editRow', 'moveRow', 'rule', 'undoAct'],
  users: ['rows', 'choose', 'openRow', 'undoAct'],
  roomTeam: ['message', 'mark', 'note', 'changeTeam', 'rule', 'undoRuling'],
  roomLive: ['rows', 'openRow', 'hold', 'mask', 'message', 'mark', 'note', 'teamPage', 'rule', 'undoRuling'],
}

/** The header of a game, whose keys are those of the part `game`, is above these. */
const IN_GAMES: ReadonlySet<KeyPart> = new Set(['overview', 'challenges', 'challenge', 'scoreboard'])

const pressed = orderedParts('/').flatMap((part) =>
  Object.entries(PRESSED[part] ?? {}).map(([name, [place, label]]) => ({ part, name, place, label })),
)

test('each key of the list is tested here or elsewhere, and no key has two meanings on a screen', () => {
  for (const part of orderedParts('/')) {
    const here = pressed.filter((each) => each.part === part).map(({ name }) => name)
    expect([...here, ...TESTED_ELSEWHERE[part]].toSorted()).toEqual(
      keysOf(part)
        .map(([name]) => name)
        .toSorted(),
    )
    const letters = [part, ...(IN_GAMES.has(part) ? ['game' as const] : [])]
      .flatMap((each) => keysOf(each))
      .flatMap(([, keys]) => keys)
      .filter((key) => /^[A-Z]$/.test(key))
    expect(letters).toEqual([...new Set(letters)])
  }
})

test('the list begins with the keys of the current screen', () => {
  expect(orderedParts('/games/1/scoreboard').slice(0, 2)).toEqual(['scoreboard', 'game'])
  expect(orderedParts('/games/1/challenges/7')[0]).toBe('challenge')
  expect(orderedParts('/games/1')[0]).toBe('overview')
  expect(orderedParts('/teams')[0]).toBe('teams')
  expect(orderedParts('/admin/users')[0]).toBe('users')
  expect(orderedParts('/account/profile')[0]).toBe('account')
  expect(orderedParts('/about')).toHaveLength(Object.keys(KEYS).length)
})

/** Records the presses from now on and cancels them, so that no screen changes. */
function notePresses() {
  const noted: string[] = []
  const note = (happened: Event) => {
    const control = happened.target instanceof Element ? happened.target.closest('[aria-keyshortcuts]') : null
    if (control === null) return
    noted.push(
      control.getAttribute('aria-label') ?? control.getAttribute('name') ?? control.textContent ?? '',
    )
    happened.stopImmediatePropagation()
    happened.preventDefault()
  }
  for (const kind of ['click', 'focusin']) addEventListener(kind, note, { capture: true })
  return {
    noted,
    stop: () => {
      for (const kind of ['click', 'focusin']) removeEventListener(kind, note, { capture: true })
    },
  }
}

describe.each([...new Set(pressed.map(({ place }) => place))].map((place, nth) => ({ place, nth })))(
  'screen $nth, $place.address',
  ({ place }) => {
    test('each key presses its control, and none in a text field', TEST, async () => {
      world = await openLiveEvent(place.address, {
        event,
        ...(place.answers ? { answers: place.answers } : {}),
      })
      await expect.element(place.sign(), ARRIVES).toBeVisible()
      const typing = document.createElement('input')
      document.body.append(typing)
      for (const { part, name, label } of pressed.filter((each) => each.place === place)) {
        const [, [letter = ''] = []] = keysOf(part).find(([act]) => act === name) ?? []
        await expect
          .poll(() => markedControl(letter), { ...ARRIVES, message: `${name} ${letter}` })
          .not.toBeNull()
        const presses = notePresses()
        typing.focus()
        await userEvent.keyboard(letter.toLowerCase())
        expect({ name, noted: presses.noted }).toEqual({ name, noted: [] })
        typing.blur()
        await userEvent.keyboard(letter.toLowerCase())
        presses.stop()
        expect(presses.noted.join()).toMatch(label)
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      }
      typing.remove()
    })
  },
)
