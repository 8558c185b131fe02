import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { ok, openTeams, OWN, refused, type TeamWorld } from '../worlds/team.world.ts'
import { inDom } from './in-dom.ts'
import { waysThrough } from './journey.ts'
import { membershipJourney } from './membership.journey.ts'
import {
  MEMBERSHIP_ACTS,
  MEMBERSHIP_AT,
  membershipAnswers,
  membershipSteps,
  membershipTeams,
} from './membership.steps.ts'

const { together, alone, led } = membershipTeams
let app: TeamWorld | null = null

afterEach(() => app?.close())

const open = (team = together) =>
  openTeams(MEMBERSHIP_AT, [team], { ...membershipAnswers(), [OWN]: ok([team]) })

describe.each(waysThrough(membershipJourney))('$story', (way) => {
  test('is what the person sees', { timeout: 20_000 }, async () => {
    app = await open()
    await way.test(...membershipSteps(inDom(app)))
  })
})

describe('a locked team', () => {
  const pressables = ['Remove bob', 'Make captain: bob', 'Delete team']
  const stateOf = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  test('shows which actions are disabled, and why', async () => {
    app = await open({ ...together, locked: true })
    await app.sees('This team is locked')
    for (const name of pressables) {
      expect(stateOf(name).disabled).toBe(true)
      const reason = document.getElementById(stateOf(name).getAttribute('aria-describedby') ?? '')
      expect(reason?.textContent).toContain('playing in a game')
    }
  })
  test('lets a captain try who knows that the game has ended, because the server then removes the lock', async () => {
    app = await open({ ...together, locked: true })
    await app.press('Try anyway')
    expect(document.activeElement?.textContent).toBe('Members')
    for (const name of pressables) expect(stateOf(name).disabled).toBe(false)
    await app.press('Remove bob')
    await app.agree()
    app.server.says(OWN, ok([alone]))
    await app.answer(MEMBERSHIP_ACTS.kick, ok(alone))
    await app.sees('bob removed from Red Pandas')
  })
})

test('a team that has changed in the meantime is shown as it is now, next to the refusal', async () => {
  app = await open()
  await app.press('Remove bob')
  await app.agree()
  app.server.says(OWN, ok([led]))
  await app.answer(MEMBERSHIP_ACTS.kick, refused('Only the captain can do this', 403))
  await app.sees('Only the captain can do this')
  await app.sees('Leave team')
  expect(app.pressable('Remove bob')).toEqual([])
  expect(document.activeElement?.textContent).toBe('Members')
})

test('a team that the user is not in shows a way out', async () => {
  app = await openTeams('/teams?team=99', [together])
  await app.sees('You aren’t on this team')
  expect(document.activeElement?.textContent).toContain('You aren’t on this team')
  await app.press('All your teams')
  await app.sees('Bamboo first.')
})

test('a team that failed to load can be requested again, or left for all teams', async () => {
  app = await openTeams('/teams?team=1', [together], { [OWN]: 'silence' })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Couldn’t load this')
  expect(app.pressable('All your teams')).toHaveLength(1)
  app.server.says(OWN, ok([together]))
  await app.press('Try again')
  await app.sees('Bamboo first.')
})
