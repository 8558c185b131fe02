import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  aContainer,
  anAnswer,
  aRunningContainer,
  ENTRY,
  LIFE,
  LIST,
  noteCopies,
  openContainer,
  someContainers,
  START,
} from '../../../worlds/container.world.ts'
import { ok, type PlayingWorld } from '../../../worlds/playing.world.tsx'

const MINUTE = 60_000
let app: PlayingWorld | null = null
afterEach(() => app?.close())
let copied: readonly string[]
beforeEach(() => {
  copied = noteCopies()
})

test('a team-mate who opens the challenge later sees who started it, and the start continues without its screen', async () => {
  const world = (app = await openContainer())
  await screen.findByRole('button', { name: 'Start instance' })
  await world.press('Start instance')
  world.has([aContainer({ ahead: 4, user: 'ada' })])
  await world.press('All challenges')
  await world.pushes(aContainer({ ahead: 4, user: 'ada' }))
  await world.answer(START, ok(anAnswer(LIFE)))
  world.has([aRunningContainer(LIFE, { user: 'ada' })])
  await world.pushes(aRunningContainer(LIFE, { user: 'ada' }))
  await world.press(/^Warm up/)
  await world.sees(/Started by ada/)
  expect(screen.getAllByText(ENTRY)).not.toEqual([])
  expect(world.server.countOf(START)).toBe(1)
})

test('the copy key is an ordinary letter in a text field', async () => {
  const world = (app = await openContainer({ [LIST]: ok(someContainers([aRunningContainer(LIFE)])) }))
  const field = await screen.findByLabelText('Flag')
  await screen.findByRole('button', { name: 'Copy address' })
  await act(async () => void fireEvent.keyDown(field, { key: 'c' }))
  expect(copied).toEqual([])
  await world.press('Copy address')
  expect(copied).toEqual([ENTRY])
})

describe('the limit of a team', () => {
  const others = [1, 2, 3].map((id) =>
    aRunningContainer(60 * MINUTE, { challengeId: id + 10, title: `Other ${id}` }),
  )
  test('is shown before it is reached', async () => {
    const world = (app = await openContainer({ [LIST]: ok(someContainers(others)) }))
    await world.sees(/3 instances at a time. Destroy one first/)
    world.has(others.slice(1))
    await world.pushes(null, 'Destroyed', 11)
    await vi.waitFor(() => world.seesNot(/Destroy one first/))
  })
  test('names the container that must be destroyed for another', async () => {
    app = await openContainer({ [LIST]: ok(someContainers(others, { replacesOldest: true })) })
    await app.sees(/destroys the oldest: Other 1/)
  })
  test('asks before another one is destroyed', async () => {
    const world = (app = await openContainer({
      [LIST]: ok(someContainers(others, { replacesOldest: true })),
      [START]: 'held',
    }))
    await world.press(/^Start/)
    await world.sees(/Destroy the instance of Other 1/)
    await world.press('Cancel')
    expect(world.server.countOf(START)).toBe(0)
    await world.press(/^Start/)
    await world.press(/^Destroy/)
    await vi.waitFor(() => expect(world.server.countOf(START)).toBe(1))
  })
})

test('without a runtime there is no button, but a text that names whom to ask', async () => {
  app = await openContainer({ [LIST]: ok(someContainers([], { runtime: false })) })
  await app.sees('Instances aren’t available on this platform')
  expect(screen.queryByRole('button', { name: /^Start/ })).toBeNull()
  expect(screen.queryByLabelText('Flag')).not.toBeNull()
})
