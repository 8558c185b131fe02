import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { firstBloodsSince } from '#contract/rules/board/bloods.ts'
import { BloodStage } from '#src/features/projector/blood-view.tsx'
import { BoardStage } from '#src/features/projector/board-stage.tsx'
import { examples as ceremonies } from '#src/features/projector/ceremony-bar.examples.tsx'
import { CeremonyBar } from '#src/features/projector/ceremony-bar.tsx'
import { examples as replays } from '#src/features/scoreboard/replay-bar.examples.tsx'
import { EXAMPLE_SPAN, ReplayBar } from '#src/features/scoreboard/replay-bar.tsx'
import { emptyBoard, folded, plainShape, START } from '../../../contract/board/snapshot.ts'
import { aGameDetail } from '../../../worlds/builders.ts'
import { openAppWorld, show, type AppWorld } from '../../../worlds/app.world.tsx'

let world: AppWorld
beforeEach(() => {
  localStorage.setItem('language', 'en')
  world = openAppWorld()
})
afterEach(() => world.close())

const see = async (view: ReactNode) => {
  await show(world, <MemoryRouter>{view}</MemoryRouter>)
  return document.body.textContent
}
const pressable = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)
const nothing = () => {}

describe('the bar of a ceremony', () => {
  const bar = (view: keyof typeof ceremonies, mayPublish = true) =>
    see(<CeremonyBar view={ceremonies[view]} mayPublish={mayPublish} onClose={nothing} send={nothing} />)
  test('frozen', async () => {
    expect(await bar('frozen')).toContain('0 of 12 revealed')
    expect(pressable()).toEqual(['Next (Space)', 'Play automatically (A)', 'End ceremony'])
  })
  test('under way', async () => {
    expect(await bar('underWay')).toContain('Owls solved Warm up – First blood')
    expect(pressable()).toEqual([
      'Next (Space)',
      'Play automatically (A)',
      'Back (Backspace)',
      'End ceremony',
    ])
  })
  test('running', async () => expect(await bar('running')).toContain('Stop (A)'))
  test('done, for an administrator and for a monitor', async () => {
    await bar('done')
    expect(pressable()).toEqual(['Back (Backspace)', 'Publish to everyone', 'End ceremony'])
    world.close()
    localStorage.setItem('language', 'en')
    world = openAppWorld()
    expect(await bar('done', false)).toContain('An administrator can now publish')
    expect(pressable()).toEqual(['Back (Backspace)', 'End ceremony'])
  })
  test('a lost connection', async () => {
    await bar('cutOff')
    expect(screen.getByRole('alert').textContent).toContain('Can’t reach the server')
  })
  test('publishing accepts no press', async () => {
    await bar('publishing')
    expect(screen.getByRole('button', { name: 'Publish to everyone' }).getAttribute('aria-busy')).toBe('true')
  })
  test('published', async () =>
    expect(await bar('published')).toContain('The full scoreboard is public now.'))
})

describe('the bar of a replay', () => {
  const bar = (view: keyof typeof replays) => {
    const heard = { send: nothing, onSettle: nothing, onClose: nothing }
    return see(<ReplayBar view={replays[view]} {...EXAMPLE_SPAN} {...heard} />)
  }
  const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled
  test('live', async () => {
    expect(await bar('live')).toContain('Play')
    expect(isOff('Back to now')).toBe(true)
  })
  test('paused', async () => {
    expect(await bar('paused')).toContain('Play')
    expect(isOff('Back to now')).toBe(false)
  })
  test('playing', async () => expect(await bar('playing')).toContain('Pause'))
  test('at the highest speed', async () => {
    expect(await bar('fast')).toContain('8×')
    expect([isOff('Faster'), isOff('Slower')]).toEqual([true, false])
  })
})

const board = folded(emptyBoard(plainShape(1, 1)), [{ team: 0, challenge: 0, at: START }])
const firstBlood = () => {
  const [blood] = firstBloodsSince(emptyBoard(plainShape(1, 1)), board)
  if (!blood) throw new Error('Nobody has solved anything.')
  return blood
}

describe('the stage', () => {
  test.each([
    ['coming', { kind: 'coming' }, 'Starts automatically'],
    ['empty', { kind: 'empty' }, 'No teams yet'],
    [
      'failed',
      { kind: 'failed', problem: { kind: 'unreachable' }, retry: nothing },
      'Can’t reach the server',
    ],
    ['live', { kind: 'live', board }, 'Latest bloods'],
    ['frozen', { kind: 'frozen', board }, 'The scoreboard is frozen. Flags still count.'],
    ['end', { kind: 'end', board }, 'Final after 48 hours'],
  ] as const)('%s', async (_, stage, text) =>
    expect(await see(<BoardStage game={aGameDetail()} stage={stage} at={null} head={null} />)).toContain(
      text,
    ),
  )
  test('loading', async () => {
    await see(<BoardStage game={aGameDetail()} stage={{ kind: 'loading' }} at={null} head={null} />)
    expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined()
  })
  test('a first blood shows its coin, the team, the points and the challenge', async () => {
    const text = await see(<BloodStage blood={firstBlood()} startsAt={START - 3_600_000} />)
    for (const part of ['1First blood', 'team 0', 'challenge 0', 'unsolved for 1h 0m', '+525', '#1'])
      expect(text).toContain(part)
  })
})
