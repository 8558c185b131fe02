import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { WriteupInfoModel } from '#contract/models/writeup.ts'
import { aConfig, aGameToEdit, aProfile, aTeam } from '../worlds/builders.ts'
import { settle } from '../worlds/app.world.tsx'
import { openTimed, type TimedApp } from '../worlds/timed.world.tsx'
import { waysThrough } from './journey.ts'
import { writeupReviewJourney } from './writeup-review.journey.ts'
import '../worlds/organiser.world.ts'
import '#src/pages/room-writeups.tsx'
import '#src/text/areas/writeup-review.en.ts'

const LIST = 'GET /api/admin/writeups/1'
const MINUTE_MS = 60_000
const of = (id: number, name: string, more: Partial<WriteupInfoModel> = {}): WriteupInfoModel => ({
  id,
  team: aTeam({ id: id + 10, name, members: null }),
  url: `/assets/${String(id).repeat(64)}/Writeup-1-${id}.pdf`,
  uploadTimeUTC: `2026-11-2${id}T08:00:00+00:00`,
  organization: null,
  fileName: `Writeup-1-${id}.pdf`,
  fileSize: 2_100_000,
  ...more,
})
const [owls, pandas, moles] = [
  of(1, 'Owls', { organization: 'Harbour College' }),
  of(2, 'Red Pandas', { organization: 'Harbour College' }),
  of(3, 'Moles'),
]
const all = [moles, pandas, owls]
const NEWER = `/assets/${'f'.repeat(64)}/Writeup-1-2b.pdf`
const ok = (body?: unknown) => ({ status: 200, body })
const answers = (list: readonly WriteupInfoModel[] = all, features = ['writeups']) => ({
  'GET /api/config': ok(aConfig({ features })),
  'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
  'GET /api/edit/games/1': ok(aGameToEdit({ wpddl: '2026-11-30T12:00:00+00:00' })),
  [LIST]: ok(list),
  // Only pages of a base server read them.
  ...Object.fromEntries([...list.map(({ url }) => url), NEWER].map((url) => [`GET ${url}`, 'held' as const])),
})
let app: TimedApp | null = null

const browser = (pdfViewerEnabled: boolean) =>
  Object.defineProperty(navigator, 'pdfViewerEnabled', { configurable: true, value: pdfViewerEnabled })
beforeEach(() => void browser(true))
afterEach(() => app?.close())

const rows = () =>
  screen.queryAllByRole('listitem').flatMap((row) => row.querySelector('a[href*="open="]')?.textContent ?? [])
const head = () => screen.queryByRole('heading', { level: 2 })?.textContent ?? null
const frame = () => document.querySelector('iframe')
const shown = () => frame()?.getAttribute('src') ?? null
const hasFocus = () => document.activeElement?.textContent ?? null
async function loads(contentType: string | null) {
  const element = frame()
  if (!element) throw new Error('No document is shown.')
  Object.defineProperty(element, 'contentDocument', {
    configurable: true,
    value: contentType === null ? null : { contentType },
  })
  await act(async () => void fireEvent.load(element))
}

describe.each(waysThrough(writeupReviewJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 30_000 }, async () => {
    const { server, isOnBase, press, passes, type, sees, seesNot, strike, isAt } = (app = await openTimed(
      '/games/1/room/writeups',
      answers(),
      {
        now: Date.parse('2026-11-25T12:00:00Z'),
      },
    ))
    const choose = async (label: string, value: string) => {
      await act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }))
      await settle()
    }
    const reads = async (list: readonly WriteupInfoModel[]) => {
      server.says(LIST, ok(list))
      await passes(MINUTE_MS)
    }
    // A base server sends downloads, so the page reads the bytes first. The journey writeupBytes shows them.
    const isOpen = async (url: string) => {
      expect(shown()).toBe(isOnBase ? null : url)
      if (!isOnBase) return
      await sees('Opening…')
      expect(server.countOf(`GET ${url}`)).toBeGreaterThan(0)
    }
    const reading = async (team: string, { id, url }: WriteupInfoModel, where: string, search = '') => {
      await isAt(`/games/1/room/writeups?open=${id}${search}`)
      expect([head(), hasFocus()]).toEqual([team, team])
      await isOpen(url)
      if (!isOnBase) expect(frame()?.title).toBe(`Writeup of ${team}`)
      await sees(where)
    }
    await way.test(
      {
        'the organiser opens the second': () => press('Red Pandas'),
        'the organiser presses J': () => strike('j'),
        'the organiser presses K': () => strike('k'),
        'the organiser presses Escape': () => strike('Escape'),
        'the organiser goes to the next': () => press('Next (J)'),
        'the organiser closes it': () => press('All writeups'),
        'the organiser seeks a team': () => type('Search by team, organisation or file name', 'OWL'),
        'the organiser seeks what is not there': () =>
          type('Search by team, organisation or file name', 'badger'),
        'the organiser shows all': () => press('Show all'),
        'the organiser opens the one': () => press('Owls'),
        'the organiser chooses an organisation': () => choose('Organisation', 'Harbour College'),
        'the organiser orders by team': () => choose('Sort', 'team'),
        'the document comes': () => loads(null),
        'the server refuses the document': () => loads('application/json'),
        'the organiser tries again': () => press('Try again'),
        'the team hands in another': () =>
          reads([{ ...pandas, url: NEWER, uploadTimeUTC: '2026-11-25T09:00:00+00:00' }, moles, owls]),
        'the organiser asks for the new one': () => press('Show new version'),
        'it is deleted': () => reads([moles, owls]),
        'all are deleted': () => reads([]),
        'the list cannot be read again': async () => {
          server.says(LIST, 'silence')
          await passes(MINUTE_MS)
        },
      },
      {
        listed: async () => {
          await sees('3 submitted')
          expect(rows()).toEqual(['Moles', 'Red Pandas', 'Owls'])
          const link = screen.getByRole<HTMLAnchorElement>('link', {
            name: isOnBase ? 'Download all 3' : /^Download all 3 \(6.3 MB\)/,
          })
          expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([
            '/api/admin/writeups/1/all',
            true,
          ])
        },
        listedAgain: () => expect(rows()).toEqual(['Moles', 'Red Pandas', 'Owls']),
        found: async () => {
          await sees('1 of 3')
          expect(rows()).toEqual(['Owls'])
        },
        unmatched: () => sees('No writeups match'),
        alone: async () => {
          await reading('Owls', owls, '1 of 1')
          expect(screen.getByRole('button', { name: 'Next (J)' })).toHaveProperty('disabled', true)
          expect(screen.getByRole('button', { name: 'Previous (K)' })).toHaveProperty('disabled', true)
        },
        ofOrganization: async () => {
          await isAt('/games/1/room/writeups?organization=Harbour+College')
          expect(rows()).toEqual(['Red Pandas', 'Owls'])
        },
        firstOfOrganization: () => reading('Red Pandas', pandas, '1 of 2', '&organization=Harbour+College'),
        lastOfOrganization: () => reading('Owls', owls, '2 of 2', '&organization=Harbour+College'),
        ordered: () => expect(rows()).toEqual(['Moles', 'Owls', 'Red Pandas']),
        firstByName: () => reading('Moles', moles, '1 of 3', '&order=team'),
        first: () => reading('Moles', moles, '1 of 3'),
        second: () => reading('Red Pandas', pandas, '2 of 3'),
        third: () => reading('Owls', owls, '3 of 3'),
        shown: () => seesNot('Opening…'),
        failed: async () => {
          await sees('Couldn’t open this document')
          expect(shown()).toBeNull()
          expect(screen.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toBe(
            pandas.url,
          )
        },
        replaced: async () => {
          await sees('The team has submitted a new version.')
          await isOpen(pandas.url)
        },
        newShown: async () => {
          seesNot('The team has submitted a new version.')
          await isOpen(NEWER)
        },
        gone: async () => {
          await sees('Writeup not found')
          expect(shown()).toBeNull()
        },
        listedWithoutIt: () => waitFor(() => expect(rows()).toEqual(['Moles', 'Owls'])),
        backAtSecond: async () => {
          await isAt('/games/1/room/writeups')
          expect([rows(), hasFocus()]).toEqual([['Moles', 'Red Pandas', 'Owls'], 'Red Pandas'])
        },
        empty: async () => {
          await sees('No writeups yet')
          await sees(/^Teams can submit until .*30/)
          const taking = screen.getByRole('button', { name: 'Download all' })
          expect(taking.getAttribute('aria-disabled')).toBe('true')
          expect(
            document.getElementById(taking.getAttribute('aria-describedby') ?? '')?.textContent,
          ).toContain('Nothing to download yet')
          expect(screen.getByRole('link', { name: 'Change deadline' }).getAttribute('href')).toBe(
            '/games/1/room/settings',
          )
        },
        stale: async () => {
          await sees('Couldn’t refresh the list. You see its last state.')
          expect(rows()).toHaveLength(3)
        },
      },
    )
  })
})

test('a URL opens a writeup, on its page of the list', { timeout: 20_000 }, async () => {
  const many = Array.from({ length: 120 }, (_, at) =>
    of(1, `Team ${at}`, {
      id: at + 1,
      uploadTimeUTC: `2026-11-25T0${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}:00+00:00`,
    }),
  )
  const { press, strike, sees } = (app = await openTimed('/games/1/room/writeups?open=70', answers(many)))
  await sees('51 of 120')
  expect(head()).toBe('Team 69')
  await press('All writeups')
  expect(rows()).toHaveLength(50)
  expect(hasFocus()).toBe('Team 69')
  await strike('j')
  expect(head()).toBe('Team 119')
})

test(
  'typing in the search continues when the row of the open writeup appears again',
  { timeout: 20_000 },
  async () => {
    const { press, type, seesNot, sees } = (app = await openTimed('/games/1/room/writeups', answers()))
    await press('Red Pandas')
    await press('All writeups')
    expect(hasFocus()).toBe('Red Pandas')
    const search = screen.getByLabelText('Search by team, organisation or file name')
    await act(async () => search.focus())
    await type('Search by team, organisation or file name', 'owl')
    await sees('1 of 3')
    seesNot('Red Pandas')
    await type('Search by team, organisation or file name', '')
    await sees('Red Pandas')
    expect(document.activeElement).toBe(search)
  },
)

test.each([
  [
    'asks for the newer document',
    'Show new version',
    async () => app?.server.says(LIST, ok([{ ...pandas, url: NEWER }, moles, owls])),
  ],
  ['tries again', 'Try again', () => loads('application/json')],
])(
  'for a user who %s the focus moves to the team, because the button has disappeared',
  { timeout: 20_000 },
  async (_, button, comesAbout) => {
    const { press, passes } = (app = await openTimed('/games/1/room/writeups?open=2', answers()))
    await comesAbout()
    await passes(MINUTE_MS)
    await act(async () => (await screen.findByRole('button', { name: button })).focus())
    await press(button)
    expect(screen.queryByRole('button', { name: button })).toBeNull()
    expect(hasFocus()).toBe('Red Pandas')
  },
)

test('on a base server the list has no organisations', { timeout: 20_000 }, async () => {
  const plain = all.map(({ id, team, url, uploadTimeUTC }) => ({ id, team, url, uploadTimeUTC }))
  const { sees } = (app = await openTimed('/games/1/room/writeups', answers(plain, [])))
  await sees('3 submitted')
  expect(screen.queryByLabelText('Organisation')).toBeNull()
  expect(screen.getByRole('link', { name: 'Download all 3' })).toBeDefined()
})

test('a browser without a PDF viewer shows that, and links to the file', { timeout: 20_000 }, async () => {
  browser(false)
  const { sees } = (app = await openTimed('/games/1/room/writeups?open=3', answers()))
  await sees(/^Your browser can’t show PDFs inside a page/)
  expect(shown()).toBeNull()
  expect(screen.getByRole('link', { name: 'Open in a new tab' }).getAttribute('target')).toBe('_blank')
})

test.each([
  ['no game', 404, 'Game not found'],
  ['a fault', 500, 'Try again'],
])('if there is %s, the page states that', { timeout: 20_000 }, async (_, status, said) => {
  const failing = { status, body: { title: 'No', status } }
  const { sees } = (app = await openTimed('/games/1/room/writeups', {
    ...answers(),
    [LIST]: failing,
    ...(status === 404 ? { 'GET /api/edit/games/1': failing } : {}),
  }))
  await sees(said)
})

test('after the deadline the empty list shows when it was', { timeout: 20_000 }, async () => {
  const { sees } = (app = await openTimed('/games/1/room/writeups', answers([]), {
    now: Date.parse('2026-12-01T00:00:00Z'),
  }))
  await sees(/^The deadline was .*30/)
})
