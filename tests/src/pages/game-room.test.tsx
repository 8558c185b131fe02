import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#contract/models/role.ts'
import { toIso } from '#contract/models/time.ts'
import { aConfig, aGameDetail, aGameToEdit, aProfile } from '../../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../../worlds/whole-app.world.tsx'
// These modules load first, so that no test waits for a file.
import '#src/app/to-room.tsx'

const HOUR_MS = 3_600_000
const ARRIVES = { timeout: 10_000 }
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => app?.close())

const from = (hours: number) => toIso(Math.floor(Date.now() / 1000) * 1000 + hours * HOUR_MS)
const ok = (body: unknown) => ({ status: 200, body })

async function open(address: string, role: Role, startsIn = -5, features?: string[]) {
  const times = { title: 'Autumn Open', start: from(startsIn), end: from(startsIn + 10) }
  app = await openWholeApp(address, {
    ...(features && { 'GET /api/config': ok(aConfig({ features })) }),
    'GET /api/account/profile': ok(aProfile({ role })),
    'GET /api/game/1': ok(aGameDetail(times)),
    'GET /api/game': ok([]),
    'GET /api/posts/latest': ok([]),
    'GET /api/edit/games/1': ok(aGameToEdit(times)),
    'GET /api/edit/games/1/notices': ok([]),
    'GET /api/edit/games/1/challenges': ok([]),
  })
  return app
}
const railOf = async () => {
  const [nav] = await screen.findAllByRole('navigation', { name: 'Sections of the room' }, ARRIVES)
  return within(nav ?? document.body)
    .getAllByRole('link')
    .map((link) => link.textContent)
}
const strike = (key: string) => act(async () => void fireEvent.keyDown(document.body, { key }))

test('an administrator finds all sections in the rail, a monitor those that the server answers', async () => {
  const features = ['game-instances', 'game-audit']
  await open('/games/1/room/overview', 'Admin', -5, features)
  expect(await railOf()).toEqual([
    'Overview',
    'Challenges',
    'Teams',
    'Live',
    'Scoreboard',
    'Notices',
    'Writeups',
    'Instances',
    'Settings',
    'Log',
  ])
  app?.close()
  await open('/games/1/room/overview', 'Monitor', -5, features)
  expect(await railOf()).toEqual(['Overview', 'Live', 'Scoreboard', 'Instances'])
})

test('a server without instances and log has neither of them in the rail', async () => {
  await open('/games/1/room/overview', 'Admin')
  const rail = await railOf()
  expect(rail).toContain('Settings')
  expect(rail.filter((name) => name === 'Instances' || name === 'Log')).toEqual([])
})

describe('an old address leads into the room', () => {
  test.each([
    ['/admin/games/1/info', '/games/1/room/settings'],
    ['/Admin/Games/1/Review?status=Pending', '/games/1/room/teams?status=Pending'],
    ['/admin/games/1/challenges/7/flags', '/games/1/room/challenges/7/flags'],
    ['/admin/games/1/notices', '/games/1/room/notices'],
    ['/admin/games/1/writeups?open=2', '/games/1/room/writeups?open=2'],
    ['/games/1/monitor', '/games/1/room/live/events'],
    ['/games/1/monitor/submissions?status=Accepted', '/games/1/room/live/submissions?status=Accepted'],
    ['/games/1/room', '/games/1/room/overview'],
    ['/games/1/room/nothing', '/games/1/room/overview'],
  ])('%s to %s', async (address, place) => {
    const { isAt } = await open(address, 'Admin')
    await isAt(place)
  })
})

describe('the keyboard', () => {
  test('G and a letter lead to a section, a dot to the overview', async () => {
    const { isAt } = await open('/games/1/room/overview', 'Admin')
    await railOf()
    for (const [key, section] of Object.entries({
      n: 'notices',
      c: 'challenges',
      t: 'teams',
      s: 'settings',
    })) {
      await strike('g')
      await strike(key)
      await isAt(`/games/1/room/${section}`)
    }
    await strike('.')
    await isAt('/games/1/room/overview')
  })
  test('a letter alone and one of a section that is not in the rail lead nowhere', async () => {
    const { isAt } = await open('/games/1/room/overview', 'Monitor')
    await railOf()
    await strike('n')
    await strike('g')
    await strike('n')
    await isAt('/games/1/room/overview')
    await strike('g')
    await strike('l')
    await isAt('/games/1/room/live/events')
  })
})

test('a monitor at an address of administrators is told so, and nothing is asked of the server', async () => {
  const { sees, server } = await open('/games/1/room/settings', 'Monitor')
  await sees('Only administrators see this section')
  expect(server.countOf('GET /api/edit/games/1')).toBe(0)
})

test('before the start the live section says that nothing is there yet', async () => {
  const { sees } = await open('/games/1/room/live/events', 'Admin', 2)
  await sees('Nothing here before the start')
})

test('the header names the event and the section', async () => {
  await open('/games/1/room/notices', 'Admin')
  const heading = await screen.findByRole('heading', { level: 1 }, ARRIVES)
  expect(heading.textContent).toBe('Notices')
  expect((await screen.findByTitle('Autumn Open')).textContent).toBe('Autumn Open')
})
