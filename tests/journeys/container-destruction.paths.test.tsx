import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ContainerInstanceModel } from '#contract/models/container.ts'
import { toIso } from '#contract/models/time.ts'
import { closeAllToasts } from '#src/ui/toast.ts'
import { settle } from '../worlds/app.world.tsx'
import { aProfile } from '../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { containerDestructionJourney } from './container-destruction.journey.ts'
import { waysThrough } from './journey.ts'
import '../worlds/organiser.world.ts'
import '#src/pages/admin-instances.tsx'
import '#src/text/areas/container.en.ts'

const LIST = 'GET /api/admin/instances'
const GUIDS = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
  '33333333-3333-4333-8333-333333333333',
] as const
const [FIRST, SECOND] = GUIDS.map((guid) => `DELETE /api/admin/instances/${guid}`) as [string, string]
const REFUSED = { status: 400, body: { title: 'The runtime Can’t reach the server', status: 404 } }
const ok = (body?: unknown) => ({ status: 200, body })
let app: WholeApp | null = null

const container = (at: number, team: string, title: string, image: string): ContainerInstanceModel => ({
  team: { id: at + 1, name: team, avatar: null },
  challenge: { id: at + 7, title, tag: 'Web' },
  image,
  containerGuid: GUIDS[at] ?? '',
  containerId: 'f3a9',
  startedAt: toIso(Date.now()),
  expectStopAt: toIso(Date.now() + 3_600_000),
  publicIP: '192.0.2.7',
  publicPort: 31_000 + at,
})
const all = () => [
  container(0, 'Red Pandas', 'Warm up', 'registry.example.org/warm-up:3'),
  container(1, 'Night Shift', 'Overflow', 'registry.example.org/overflow:1'),
  container(2, 'Owls', 'Maze', 'registry.example.org/maze:9'),
]
const listed = (containers: readonly ContainerInstanceModel[]) =>
  ok({ data: containers, length: containers.length, total: containers.length })

beforeEach(() => {
  localStorage.setItem('language', 'en')
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  closeAllToasts()
  app?.close()
  vi.useRealTimers()
})

const open = (answers: Parameters<typeof openWholeApp>[1] = {}) =>
  openWholeApp('/admin/instances', {
    'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
    [LIST]: listed(all()),
    [FIRST]: 'held',
    [SECOND]: 'held',
    ...answers,
  })
const passes = async (ms: number) => {
  await act(() => vi.advanceTimersByTimeAsync(ms))
  await settle()
}

describe.each(waysThrough(containerDestructionJourney))('$story', (way) => {
  test('is what the administrator sees', { timeout: 20_000 }, async () => {
    const { server, press, agree, type, sees, seesNot } = (app = await open())
    await sees('3 instances')
    const search = async (text: string) => {
      await type('Search by team, challenge or image', text)
      await passes(300)
    }
    const tick = async (name: string) => {
      const box = screen.getByRole('checkbox', { name })
      await act(async () => box.click())
    }
    const answer = async (question: string, reply: Parameters<typeof server.release>[1]) => {
      server.release(question, reply)
      await settle()
    }
    const question = () => screen.getByRole('alertdialog').textContent
    await way.test(
      {
        'the administrator searches a team': () => search('night'),
        'the administrator searches an image': () => search('maze:9'),
        'the administrator searches in vain': () => search('nobody'),
        'the administrator clears the search': () => press('Clear search'),
        'another one is started': async () => {
          server.says(
            LIST,
            listed([...all(), { ...container(2, 'Moles', 'Heap', 'heap'), containerGuid: '4' }]),
          )
          await passes(10_000)
        },
        'the server is out of reach for a while': async () => {
          server.says(LIST, 'silence')
          await passes(10_000)
        },
        'the administrator wants one gone': () => press('Destroy the instance of Warm up (Red Pandas)'),
        'the administrator thinks better of it': () => press('Cancel'),
        'the administrator is sure': () => agree(),
        'the server destroys it': () => {
          server.says(LIST, listed(all().slice(1)))
          return answer(FIRST, ok())
        },
        'it was gone already': () => {
          server.says(LIST, listed(all().slice(1)))
          return answer(FIRST, { status: 404, body: { title: 'No such instance', status: 404 } })
        },
        'the runtime refuses': () => answer(FIRST, REFUSED),
        'the administrator tries again': () => press('Retry'),
        'the administrator leaves it at that': () => press('Dismiss'),
        'the administrator selects two': async () => {
          await tick('Select Warm up (Red Pandas)')
          await tick('Select Overflow (Night Shift)')
        },
        'the administrator clears the selection': () => press('Clear selection'),
        'the administrator wants them gone': () => press('Destroy 2'),
        'the administrator is sure of both': () => agree(),
        'the server destroys both': async () => {
          await answer(FIRST, ok())
          server.says(LIST, listed(all().slice(2)))
          await answer(SECOND, ok())
        },
      },
      {
        listed: async () => {
          await sees('3 instances')
          await sees('Night Shift')
          expect(screen.queryByRole('group', { name: /selected instances/ })).toBeNull()
        },
        foundTeam: async () => {
          await sees('1 of 3')
          await sees('Night Shift')
          seesNot('Red Pandas')
        },
        foundImage: async () => {
          await sees('1 of 3')
          await sees('Owls')
          seesNot('Night Shift')
        },
        nothingFound: () => sees('No instances match'),
        longer: () => sees('Moles'),
        stale: async () => {
          await sees(/3 instances This list may be out of date/)
          await sees('Red Pandas')
        },
        asked: () => {
          expect(question()).toContain('Destroy the instance of Warm up (Red Pandas)?')
          expect(server.countOf(FIRST)).toBe(0)
        },
        destroying: () =>
          expect(
            screen
              .getByRole('button', { name: 'Destroy the instance of Warm up (Red Pandas)' })
              .getAttribute('aria-busy'),
          ).toBe('true'),
        gone: async () => {
          await sees('Instance of Warm up (Red Pandas) destroyed')
          await sees('2 instances')
          seesNot('192.0.2.7:31000')
          expect(document.activeElement?.textContent).toBe('2 instances')
        },
        reported: async () => {
          await sees('0 destroyed, 1 failed')
          await sees('Warm up (Red Pandas): The runtime Can’t reach the server')
          expect(document.activeElement?.textContent).toBe('Retry')
        },
        selected: () => sees('2 instances selected'),
        askedMany: () => expect(question()).toContain('Warm up (Red Pandas) and Overflow (Night Shift)'),
        destroyingMany: () => sees('0 of 2 done'),
        allGone: async () => {
          await sees('2 instances destroyed')
          await sees('1 instance')
          expect([server.countOf(FIRST), server.countOf(SECOND)]).toEqual([1, 1])
        },
      },
    )
  })
})

test('the list is not read while the page is hidden', async () => {
  app = await open()
  await app.sees('3 instances')
  const asked = app.server.countOf(LIST)
  await passes(10_000)
  expect(app.server.countOf(LIST)).toBe(asked + 1)
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
  try {
    await passes(30_000)
    expect(app.server.countOf(LIST)).toBe(asked + 1)
  } finally {
    Reflect.deleteProperty(document, 'visibilityState')
  }
})

test('a list that loads shows that, and a failed one the reason', async () => {
  app = await open({ [LIST]: 'held' })
  expect(screen.getAllByRole('status', { name: 'Loading' })).not.toEqual([])
  app.server.release(LIST, { status: 403, body: { title: 'Not for you', status: 403 } })
  await settle()
  await app.sees('Not for you')
})

test('an empty list says so and fills automatically', async () => {
  app = await open({ [LIST]: listed([]) })
  await app.sees('No instances are running')
  app.server.says(LIST, listed(all()))
  await passes(10_000)
  await app.sees('Red Pandas')
})
