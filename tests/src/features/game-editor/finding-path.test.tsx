import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FINDING_KINDS, type FindingKind } from '#contract/models/opening-check-names.ts'
import { findingTargetOf } from '#src/shell/room/finding-target.ts'
import { settle } from '../../../worlds/app.world.tsx'
import { aChallengeToEdit, aConfig, aGameToEdit, aProfile } from '../../../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../../../worlds/whole-app.world.tsx'
import '../../../worlds/challenge.world.ts'

const ok = (body?: unknown) => ({ status: 200, body })
const game = { challengeId: null }
const challenge = { challengeId: 7 }
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => app?.close())

describe('a finding leads to', () => {
  test.each([
    ['EndInPast', game, '/games/3/room/settings#end', 'field'],
    ['NothingEnabled', game, '/games/3/room/challenges', 'challenges'],
    ['MailNotSent', game, '/admin/configs', 'configs'],
    ['FlagMissing', challenge, '/games/3/room/challenges/7/flags', 'flags'],
    ['PortInvalid', challenge, '/games/3/room/challenges/7#containerExposePort', 'field'],
    // The finding names no challenge, so the path leads to the list.
    ['PortInvalid', game, '/games/3/room/challenges', 'challenges'],
  ] as const)('%s of %j: %s', (kind, about, to, fix) =>
    expect(findingTargetOf(3, { kind, ...about })).toEqual({ to, fix }),
  )
})

const placed = FINDING_KINDS.map((kind): [FindingKind, string] => [
  kind,
  findingTargetOf(1, { kind, challengeId: 7 }).to,
]).filter(([, to]) => to.includes('#'))

test('more than ten findings link to a field', () => expect(placed.length).toBeGreaterThan(10))
test.each(placed)('the field of %s exists at %s, and gets the focus', { timeout: 20_000 }, async (_, to) => {
  app = await openWholeApp(to, {
    'GET /api/config': ok(aConfig()),
    'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
    'GET /api/edit/games/1': ok(aGameToEdit()),
    'GET /api/edit/games/1/challenges/7': ok(
      aChallengeToEdit({ type: 'DynamicContainer', hints: ['Look closer.'] }),
    ),
  })
  await settle()
  expect(document.activeElement?.getAttribute('name')).toBe(to.slice(to.indexOf('#') + 1))
})

test(
  'a finding that only a newer server knows is shown by its name, and links to its object',
  { timeout: 20_000 },
  async () => {
    const news = { kind: 'TooManyHints', severity: 'Warning', detail: null }
    app = await openWholeApp('/games/1/room/settings', {
      'GET /api/config': ok(aConfig({ features: ['opening-check'] })),
      'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
      'GET /api/edit/games/1': ok(aGameToEdit()),
      'GET /api/edit/games/1/opening-check': ok([
        { ...news, challengeId: null, challenge: null },
        { ...news, challengeId: 7, challenge: 'Warm up' },
      ]),
    })
    const leadsTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
    expect(await leadsTo('Go to field – TooManyHints')).toBe('/games/1/room/settings')
    expect(await leadsTo('Go to field – Warm up: TooManyHints')).toBe('/games/1/room/challenges/7')
  },
)
