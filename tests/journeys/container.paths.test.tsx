import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aChallenge, aListedChallenge, aPlay } from '../worlds/builders.ts'
import {
  aContainer,
  anAnswer,
  aRunningContainer,
  DESTROY,
  ENTRY,
  inMs,
  LIST,
  openContainer,
  PROLONG,
  someContainers,
  START,
  type ContainerWorld,
} from '../worlds/container.world.ts'
import { settle } from '../worlds/app.world.tsx'
import { CHALLENGE, DETAILS, ok, openPlaying, refused, SUBMIT, type PlayingWorld } from '../worlds/playing.world.tsx'
import { containerJourney } from './container.journey.ts'
import { waysThrough } from './journey.ts'

const STATUS = 'GET /api/game/1/challenges/7/status/41'
const MINUTE = 60_000
/** So long that its last minutes come while a test looks on. */
const LIFE = 10 * MINUTE + 3_000
const TOO_SOON = { status: 429, body: { title: 'Too often', status: 429 }, headers: { 'Retry-After': '8' } }
let app: PlayingWorld | null = null
let copied: string[] = []

beforeEach(() => {
  copied = []
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  })
})
afterEach(() => app?.close())

const online = async () => {
  await act(async () => void dispatchEvent(new Event('online')))
  await settle()
}
/** A device that sleeps runs no timers. */
async function lookAgainIn(ms: number) {
  vi.setSystemTime(Date.now() + ms)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await settle()
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const isShut = (name: string | RegExp) => button(name).getAttribute('aria-disabled') === 'true'

async function submitsFlag({ server, type, press, sees }: ContainerWorld) {
  server.says(SUBMIT, ok(41))
  server.says(STATUS, ok('"Accepted"'))
  await type('Flag', 'flag{one}')
  await press('Submit')
  await sees(/^Right!/)
}

describe.each(waysThrough(containerJourney))('$story', (way) => {
  test('is what the player sees', { timeout: 30_000 }, async () => {
    const world = await openContainer()
    app = world
    const { server, press, sees, seesNot, answer, passes, has, pushes } = world
    await screen.findByRole('button', { name: 'Start an instance' })
    const comesUp = async () => {
      const running = aRunningContainer(LIFE)
      has([running])
      if (server.countOf(START) > 0 && screen.queryByText(/is asked for/)) await answer(START, ok(anAnswer(LIFE)))
      else await pushes(running)
    }
    await way.test(
      {
        'the player starts one': async () => {
          server.says(START, 'held')
          await press(/^Start (an instance|another one)/)
        },
        'the player is impatient': () => act(async () => screen.getAllByRole('button', { name: /^Start|can be started again/ })[0]?.click()),
        'a team-mate starts one': comesUp,
        'others come first': async () => {
          has([aContainer({ ahead: 2, user: 'ada' })])
          await passes(2_000)
        },
        'it is made': () => pushes(aContainer({ phase: 'Creating', user: 'ada' })),
        'it comes up': comesUp,
        'it cannot be made': async () => {
          has([])
          await answer(START, refused('The instance could not be created'))
          await pushes(null, 'Failed')
        },
        'the limit is reached': () => answer(START, refused('At most 3 instances at once')),
        'it was too soon': () => answer(START, TOO_SOON),
        'the answer is lost': async () => {
          server.says(LIST, 'silence')
          await answer(START, 'silence')
        },
        'the line is back, and it runs': async () => {
          has([aRunningContainer(LIFE)])
          await online()
        },
        'the line is back, and there is none': async () => {
          has([])
          await online()
        },
        'the player takes it back': async () => {
          server.says(DESTROY, ok())
          has([])
          await press('Do not start it')
        },
        'the wait is over': () => passes(10_000),
        'the player copies the address': () => press('Copy the address'),
        'the player copies it with one key': async () => {
          await act(async () => void fireEvent.keyDown(document.body, { key: 'c' }))
          await settle()
        },
        'the player wants it gone': () => press('Destroy'),
        'the player thinks better of it': () => press('Cancel'),
        'the player is sure': async () => {
          server.says(DESTROY, ok())
          has([])
          await press('Confirm')
        },
        'the player is sure, and it is too soon': async () => {
          server.says(DESTROY, TOO_SOON)
          await press('Confirm')
        },
        'a team-mate destroys it': async () => {
          has([])
          await pushes(null, 'Destroyed')
        },
        'it stops by itself': async () => {
          has([])
          await pushes(null, 'Died')
        },
        'the organisers close the challenge': async () => {
          has([])
          await pushes(null, 'Closed')
        },
        'its last minutes come': () => passes(4_000),
        'the player prolongs it': async () => {
          has([aRunningContainer(130 * MINUTE)])
          await press('Prolong by 2 hours')
          await answer(PROLONG, ok(anAnswer(130 * MINUTE)))
        },
        'a team-mate prolongs it': async () => {
          const prolonged = aRunningContainer(130 * MINUTE)
          has([prolonged])
          await pushes(prolonged)
        },
        'the server is asked to prolong it and says no': async () => {
          await press('Prolong by 2 hours')
          await answer(PROLONG, refused('Not yet'))
        },
        'the device sleeps over its end': async () => {
          has([])
          await lookAgainIn(11 * MINUTE)
        },
        'the device sleeps over its end without a line': async () => {
          server.says(LIST, 'silence')
          await lookAgainIn(11 * MINUTE)
        },
        'the line is back, and it is gone': async () => {
          has([])
          await online()
        },
        'the line is back, and a team-mate had prolonged it': async () => {
          has([aRunningContainer(130 * MINUTE)])
          await online()
        },
        'the flag is right': async () => {
          server.says(DESTROY, ok())
          has([])
          await submitsFlag(world)
        },
        'the flag is right so soon after the start': async () => {
          server.says(DESTROY, TOO_SOON)
          await submitsFlag(world)
        },
      },
      {
        none: async () => {
          await sees(/no instance of this challenge|was destroyed/)
          expect(isShut(/^Start (an instance|another one)/)).toBe(false)
        },
        asked: async () => {
          await sees('An instance is asked for.')
          expect(button('Starting').getAttribute('aria-busy')).toBe('true')
          // Nothing is asked for twice.
          const asked = server.countOf(START)
          await act(async () => button('Starting').click())
          expect(server.countOf(START)).toBe(asked)
        },
        inLine: async () => {
          await sees('2 instances start before it.')
          await sees(/Asked for by ada/)
        },
        made: () => sees('It is being set up.'),
        refused: async () => {
          await sees('At most 3 instances at once')
          expect(isShut('Start an instance')).toBe(false)
        },
        failed: () => sees('The instance could not be created'),
        cooling: async () => {
          await sees(/Start again in (8|7) s/)
          expect(server.countOf(START)).toBe(1)
          seesNot('That did not work')
        },
        unsure: () => sees('It is not known how the instance stands'),
        lost: async () => {
          await sees(/does not answer/)
          expect(server.countOf(START)).toBe(1)
        },
        up: async () => {
          await sees(ENTRY)
          await sees(/00:(10|09|08):\d\d/)
          expect(isShut('Prolong by 2 hours')).toBe(true)
        },
        copied: async () => {
          expect(copied).toEqual([ENTRY])
          await sees('Copied')
        },
        asking: () => sees('Destroy the instance of Warm up?'),
        held: async () => {
          await sees(/Destroy in (8|7) s/)
          await sees(ENTRY)
        },
        freeAgain: async () => {
          await sees(ENTRY)
          expect(isShut('Destroy')).toBe(false)
        },
        destroyed: async () => {
          await sees('The instance was destroyed.')
          await sees(/Start again in (10|9) s/)
          expect(server.countOf(DESTROY)).toBe(1)
        },
        destroyedByOther: async () => {
          await sees('The instance was destroyed.')
          seesNot(ENTRY)
        },
        died: () => sees(/stopped by itself/),
        closed: () => sees(/The organisers closed it/),
        lastCall: async () => {
          await sees('The instance stops in less than 10 minutes')
          expect(isShut('Prolong by 2 hours')).toBe(false)
        },
        lastCallRefused: async () => {
          await sees('Not yet')
          await sees(ENTRY)
        },
        prolonged: async () => {
          await sees(/0[12]:\d\d:\d\d/)
          seesNot('The instance stops in less than 10 minutes')
          expect(isShut('Prolong by 2 hours')).toBe(true)
        },
        over: async () => {
          await sees(/time of the instance was over/)
          seesNot(ENTRY)
        },
        offline: async () => {
          await sees('It is not known how the instance stands')
          seesNot(ENTRY)
        },
        served: async () => {
          await sees(/solved, so the instance was destroyed/)
          expect(server.countOf(DESTROY)).toBe(1)
        },
        servedAndUp: async () => {
          expect(server.countOf(DESTROY)).toBe(1)
          await sees(ENTRY)
          seesNot('That did not work')
          seesNot(/Destroy in/)
        },
      },
    )
  })
})

test('who asked for it is told to a team-mate who opens the challenge later, and the start goes on without the screen it was asked from', async () => {
  const world = (app = await openContainer())
  await screen.findByRole('button', { name: 'Start an instance' })
  await world.press('Start an instance')
  world.has([aContainer({ ahead: 4, user: 'ada' })])
  await world.press('All challenges')
  await world.pushes(aContainer({ ahead: 4, user: 'ada' }))
  await world.answer(START, ok(anAnswer(LIFE)))
  world.has([aRunningContainer(LIFE, { user: 'ada' })])
  await world.pushes(aRunningContainer(LIFE, { user: 'ada' }))
  await world.press(/^Misc Warm up/)
  await world.sees(/Asked for by ada/)
  expect(screen.getAllByText(ENTRY)).not.toEqual([])
  expect(world.server.countOf(START)).toBe(1)
})

test('whoever types keeps the letter that copies', async () => {
  const world = (app = await openContainer({ [LIST]: ok(someContainers([aRunningContainer(LIFE)])) }))
  const field = await screen.findByLabelText('Flag')
  await screen.findByRole('button', { name: 'Copy the address' })
  await act(async () => void fireEvent.keyDown(field, { key: 'c' }))
  expect(copied).toEqual([])
  await world.press('Copy the address')
  expect(copied).toEqual([ENTRY])
})

describe('the limit of a team', () => {
  const others = [1, 2, 3].map((id) => aRunningContainer(60 * MINUTE, { challengeId: id + 10, title: `Other ${id}` }))
  test('is told before it is met', async () => {
    const world = (app = await openContainer({ [LIST]: ok(someContainers(others)) }))
    await world.sees(/3 instances at once, and has them. Destroy one first/)
    world.has(others.slice(1))
    await world.pushes(null, 'Destroyed', 11)
    await vi.waitFor(() => world.seesNot(/Destroy one first/))
  })
  test('names what has to go for another one', async () => {
    app = await openContainer({ [LIST]: ok(someContainers(others, { replacesOldest: true })) })
    await app.sees(/takes the place of the oldest, that of Other 1/)
  })
})

test('without a runtime there is nothing to press, and whom to tell', async () => {
  app = await openContainer({ [LIST]: ok(someContainers([], { runtime: false })) })
  await app.sees('This platform cannot run instances')
  expect(screen.queryByRole('button', { name: /^Start/ })).toBeNull()
  expect(screen.queryByLabelText('Flag')).not.toBeNull()
})

describe('on a server of the base wire', () => {
  const open = (context: { closeTime: string | null; instanceEntry: string | null }, more = {}) =>
    openPlaying('/games/1/challenges/7', {
      [CHALLENGE]: ok(aChallenge({ type: 'StaticContainer', context: { ...context, url: null, fileSize: null } })),
      ...more,
    })
  test('what runs stands beside the challenge, and nothing is asked that it does not have', async () => {
    app = await open({ closeTime: inMs(LIFE), instanceEntry: ENTRY })
    await app.sees(ENTRY)
    expect(app.server.asked.filter(({ address }) => address.includes('containers'))).toEqual([])
    expect(screen.queryByText('Running instances')).toBeNull()
  })
  test('what is over is not shown, though it is still listed', async () => {
    app = await open({ closeTime: inMs(-1_000), instanceEntry: ENTRY })
    await app.sees(/time of the instance was over/)
    app.seesNot(ENTRY)
  })
  test('a start waits for its answer, however long', async () => {
    app = await open({ closeTime: null, instanceEntry: null }, { [START]: 'held' })
    await app.sees(/no instance of this challenge/)
    await app.press('Start an instance')
    await app.passes(45_000)
    await app.sees('An instance is asked for.')
    await app.answer(START, ok(anAnswer(LIFE)))
    await app.sees(ENTRY)
  })
  test('too soon is ten seconds, as it does not say how long', async () => {
    app = await open({ closeTime: null, instanceEntry: null }, { [START]: { status: 429, body: { title: 'Too often', status: 429 } } })
    await app.sees(/no instance of this challenge/)
    await app.press('Start an instance')
    await app.sees(/Start again in (10|9) s/)
  })
})

describe('the overview', () => {
  const other = (ms: number) => aRunningContainer(ms, { challengeId: 9, title: 'Overflow', entry: '192.0.2.7:40000' })
  const play = { [DETAILS]: ok(aPlay({ challenges: { Misc: [aListedChallenge(), aListedChallenge({ id: 9, title: 'Overflow' })] } })) }
  const DESTROY_OTHER = 'DELETE /api/game/1/container/9'
  test('shows what runs anywhere in the game, leads there, and lets it go from here', async () => {
    const world = (app = await openContainer({ ...play, [LIST]: ok(someContainers([other(60 * MINUTE)])), [DESTROY_OTHER]: ok() }))
    await world.sees('Running instances')
    await world.sees('1 of 3')
    await world.press('Copy the address of Overflow')
    expect(copied).toEqual(['192.0.2.7:40000'])
    world.has([])
    await world.press('Destroy the instance of Overflow')
    await world.sees('Destroy the instance of Overflow?')
    await world.press('Confirm')
    await vi.waitFor(() => world.seesNot('Running instances'))
    expect(world.server.countOf(DESTROY_OTHER)).toBe(1)
  })
  test('appears when a team-mate starts one, and leads to its challenge', async () => {
    const world = (app = await openContainer(play))
    await screen.findByRole('button', { name: 'Start an instance' })
    world.has([other(60 * MINUTE)])
    await world.pushes(other(60 * MINUTE), null, 9)
    await world.sees('Running instances')
    expect(screen.getByText('Overflow', { selector: 'section a' }).getAttribute('href')).toBe('/games/1/challenges/9')
  })
  test('says aloud whose last minutes have come, and prolongs from here', async () => {
    const prolong = 'POST /api/game/1/container/9/prolong'
    const world = (app = await openContainer({ ...play, [LIST]: ok(someContainers([other(5 * MINUTE)])), [prolong]: ok(anAnswer(125 * MINUTE)) }))
    await world.sees('Less than 10 minutes are left of the instance of Overflow.')
    world.has([other(125 * MINUTE)])
    await world.press('Prolong the instance of Overflow')
    await world.sees(/02:0\d:\d\d/)
    await vi.waitFor(() => world.seesNot(/Less than 10 minutes/))
  })
})
