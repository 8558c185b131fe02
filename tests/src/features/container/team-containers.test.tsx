import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aListedChallenge, aPlay } from '../../../worlds/builders.ts'
import {
  anAnswer,
  aRunningContainer,
  LIST,
  noteCopies,
  openContainer,
  someContainers,
} from '../../../worlds/container.world.ts'
import { DETAILS, ok, type PlayingWorld } from '../../../worlds/playing.world.tsx'

const MINUTE = 60_000
let app: PlayingWorld | null = null
afterEach(() => app?.close())
let copied: readonly string[]
beforeEach(() => {
  copied = noteCopies()
})

describe('the overview', () => {
  const other = (ms: number) =>
    aRunningContainer(ms, { challengeId: 9, title: 'Overflow', entry: '192.0.2.7:40000' })
  const play = {
    [DETAILS]: ok(
      aPlay({ challenges: { Misc: [aListedChallenge(), aListedChallenge({ id: 9, title: 'Overflow' })] } }),
    ),
  }
  const DESTROY_OTHER = 'DELETE /api/game/1/container/9'
  test('lists all containers of the game, with links and a way to destroy them', async () => {
    const world = (app = await openContainer({
      ...play,
      [LIST]: ok(someContainers([other(60 * MINUTE)])),
      [DESTROY_OTHER]: ok(),
    }))
    await world.sees('Running instances')
    await world.sees('1 of 3')
    await world.press('Copy the instance address of Overflow')
    expect(copied).toEqual(['192.0.2.7:40000'])
    world.has([])
    await world.press('Destroy the instance of Overflow')
    await world.sees('Destroy the instance of Overflow?')
    await world.agree()
    await vi.waitFor(() => world.seesNot('Running instances'))
    expect(world.server.countOf(DESTROY_OTHER)).toBe(1)
  })
  test('appears when a team-mate starts one, and links to its challenge', async () => {
    const world = (app = await openContainer(play))
    await screen.findByRole('button', { name: 'Start instance' })
    world.has([other(60 * MINUTE)])
    await world.pushes(other(60 * MINUTE), null, 9)
    await world.sees('Running instances')
    expect(screen.getByText('Overflow', { selector: 'section a' }).getAttribute('href')).toBe(
      '/games/1/challenges/9',
    )
  })
  test('announces which one has only minutes left, and can prolong it', async () => {
    const prolong = 'POST /api/game/1/container/9/prolong'
    const world = (app = await openContainer({
      ...play,
      [LIST]: ok(someContainers([other(5 * MINUTE)])),
      [prolong]: ok(anAnswer(125 * MINUTE)),
    }))
    await world.sees('Less than 10 minutes left: Overflow.')
    world.has([other(125 * MINUTE)])
    await world.press('Extend the instance of Overflow')
    await world.sees(/02:0\d:\d\d/)
    await vi.waitFor(() => world.seesNot(/Less than 10 minutes/))
  })
})
