import { act, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { settle } from '../worlds/app.world.tsx'
import {
  aContainer,
  anAnswer,
  aRunningContainer,
  DESTROY,
  LIFE,
  PROLONG,
  START,
  TOO_SOON,
  type ContainerWorld,
} from '../worlds/container.world.ts'
import { ok, refused, SUBMIT } from '../worlds/playing.world.tsx'

const STATUS = 'GET /api/game/1/challenges/7/status/41'
const MINUTE = 60_000

const online = async () => {
  await act(async () => void dispatchEvent(new Event('online')))
  await settle()
}
/** Advances only the clock, because a sleeping device runs no timers. */
async function lookAgainIn(ms: number) {
  vi.setSystemTime(Date.now() + ms)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await settle()
}
async function submitsFlag({ server, type, press, sees }: ContainerWorld) {
  server.says(SUBMIT, ok(41))
  server.says(STATUS, ok('"Accepted"'))
  await type('Flag', 'flag{one}')
  await press('Submit')
  await sees(/^Correct!/)
}

/** Maps the journey's events to the screen, the connection and the server. */
export function eventsOf(world: ContainerWorld) {
  const { server, press, agree, answer, passes, looks, has, pushes } = world
  const comesUp = async () => {
    const running = aRunningContainer(LIFE)
    has([running])
    if (server.countOf(START) > 0 && screen.queryByText(/Requesting an instance/))
      await answer(START, ok(anAnswer(LIFE)))
    else await pushes(running)
  }
  return {
    'the player starts one': async () => {
      server.says(START, 'held')
      await press(/^Start (instance|a new instance)/)
    },
    'the player is impatient': () =>
      act(async () => screen.getAllByRole('button', { name: /^Start|You can start it again/ })[0]?.click()),
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
      server.says(looks, 'silence')
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
      await press('Cancel')
    },
    'the wait is over': () => passes(10_000),
    'the player copies the address': () => press('Copy address'),
    'the player copies it with one key': async () => {
      await act(async () => void fireEvent.keyDown(document.body, { key: 'c' }))
      await settle()
    },
    'the player wants it gone': () => press('Destroy'),
    'the player thinks better of it': () => press('Cancel'),
    'the player is sure': async () => {
      server.says(DESTROY, ok())
      has([])
      await agree()
    },
    'the player is sure, and it is too soon': async () => {
      server.says(DESTROY, TOO_SOON)
      await agree()
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
      await press('Extend by 2 hours')
      await answer(PROLONG, ok(anAnswer(130 * MINUTE)))
    },
    'a team-mate prolongs it': async () => {
      const prolonged = aRunningContainer(130 * MINUTE)
      has([prolonged])
      await pushes(prolonged)
    },
    'the server is asked to prolong it and says no': async () => {
      await press('Extend by 2 hours')
      await answer(PROLONG, refused('Not yet'))
    },
    'the device sleeps over its end': async () => {
      has([])
      await lookAgainIn(11 * MINUTE)
    },
    'the device sleeps over its end without a line': async () => {
      server.says(looks, 'silence')
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
  }
}
