import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { ok, openTeams, OWN, PROFILE, refused, type TeamWorld } from '../worlds/team.world.ts'
import { inDom } from './in-dom.ts'
import { joinLinkJourney } from './join-link.journey.ts'
import { JOIN_LINK_AT, joinLinkAnswers, joinLinkSteps } from './join-link.steps.ts'
import { waysThrough } from './journey.ts'

const ACCEPT = 'POST /api/team/accept'
const NAME = 'Näght/Shift #1'
let app: TeamWorld | null = null

afterEach(() => app?.close())

describe.each(waysThrough(joinLinkJourney))('$story', (way) => {
  test('is what the person sees', { timeout: 20_000 }, async () => {
    app = await openTeams(JOIN_LINK_AT, [], joinLinkAnswers())
    await way.test(...joinLinkSteps(inDom(app)))
  })
})

test('the code is sent only in the body of the one call', async () => {
  app = await openTeams(JOIN_LINK_AT, [], { [ACCEPT]: ok() })
  await app.press(`Join ${NAME}`)
  const { asked } = app.server
  const withCode = asked.filter((each) => JSON.stringify(each).includes('0123456789abcdef'))
  expect(withCode.map(({ method, address }) => `${method} ${address}`)).toEqual([ACCEPT])
})

test.each(['', '#', '#Red%3A1', '#%E0%A4%A', '#Red%3A1%3A0123'])(
  'a truncated link ("%s") shows a way out and sends no request',
  async (hash) => {
    app = await openTeams(`/teams/join${hash}`, [])
    await app.sees('This invite link doesn’t work')
    expect(app.server.countOf(OWN)).toBe(0)
    await app.press('Go to your teams')
    await app.isAt('/teams')
  },
)

test('a disabled account is reported', async () => {
  app = await openTeams(JOIN_LINK_AT, [], { [PROFILE]: refused('No access', 403) })
  await app.sees('Your account is disabled')
  expect(screen.queryByRole('button', { name: `Join ${NAME}` })).toBeNull()
})
