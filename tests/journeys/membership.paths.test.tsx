import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { aMember, aTeam } from '../worlds/builders.ts'
import { ok, openTeams, OWN, refused, TOKEN, type TeamWorld } from '../worlds/team.world.ts'
import { waysThrough } from './journey.ts'
import { membershipJourney } from './membership.journey.ts'

const BOB = 'b0b0b0b0-9d0a-4c39-8f4f-0b6a4b0a8e02'
const ACTS = {
  kick: `POST /api/team/1/kick/${BOB}`,
  transfer: 'PUT /api/team/1/transfer',
  leave: 'POST /api/team/1/leave',
  delete: 'DELETE /api/team/1',
} as const
const REFUSED = 'The team plays in a game'
const bob = aMember({ id: BOB, userName: 'bob', captain: false })
const together = aTeam({ members: [aMember(), bob] })
const alone = aTeam()
const led = aTeam({ members: [aMember({ captain: false }), { ...bob, captain: true }] })
let app: TeamWorld | null = null

afterEach(() => app?.close())

const open = (team = together) =>
  openTeams('/teams?team=1', [team], {
    'GET /api/team/1/invite': ok(JSON.stringify(`Red Pandas:1:${TOKEN}`)),
    ...Object.fromEntries(Object.values(ACTS).map((call) => [call, 'held' as const])),
  })

describe.each(waysThrough(membershipJourney))('$story', (way) => {
  test('is what the person sees', { timeout: 20_000 }, async () => {
    const { server, press, agree, type, sees, seesNot, isAt, pressable, answer } = (app = await open())
    let act: keyof typeof ACTS = 'kick'
    const wants = async (next: keyof typeof ACTS, name: string) => {
      act = next
      await press(name)
    }
    const after = { kick: [alone], transfer: [led], leave: [], delete: [] }
    const isAsked = async (title: string, text: RegExp) => {
      await sees(title)
      await sees(text)
      expect(server.countOf(ACTS[act])).toBe(count[act])
    }
    const isSent = () => expect(server.countOf(ACTS[act])).toBe((count[act] += 1))
    const count = { kick: 0, transfer: 0, leave: 0, delete: 0 }
    await way.test(
      {
        'the captain wants bob out': () => wants('kick', 'Remove bob'),
        'the captain wants bob to be captain': () => wants('transfer', 'Make captain: bob'),
        'the captain wants to delete the team': () => wants('delete', 'Delete team'),
        'the member wants to leave': () => wants('leave', 'Leave team'),
        'the person thinks better of it': () => press('Cancel'),
        'the person confirms': () => agree(),
        'the person writes another name': () => type(/^Type “Red Pandas”/, 'red pandas'),
        'the person writes the name of the team': () => type(/^Type “Red Pandas”/, 'Red Pandas '),
        'the server agrees': () => {
          server.says(OWN, ok(after[act]))
          return answer(ACTS[act], ok(act === 'kick' ? alone : act === 'transfer' ? led : undefined))
        },
        'the server refuses': () => answer(ACTS[act], refused(REFUSED)),
        'the line is cut': () => answer(ACTS[act], 'silence'),
      },
      {
        captain: async () => {
          await sees('Members')
          expect(pressable('Leave team')).toEqual([])
          seesNot(REFUSED)
        },
        removalAsked: () => isAsked('Remove bob from Red Pandas?', /leaves? the games/),
        removing: isSent,
        removed: async () => {
          await sees('bob removed from Red Pandas')
          expect(pressable('Remove bob')).toEqual([])
          expect(document.activeElement?.textContent).toBe('Members')
        },
        transferAsked: () => isAsked('Make bob captain of Red Pandas?', /You stay on the team/),
        transferring: () => {
          isSent()
          expect(server.asked.findLast(({ address }) => address === '/api/team/1/transfer')?.body).toEqual({
            newCaptainId: BOB,
          })
        },
        deletionAsked: () => isAsked('Delete Red Pandas?', /can’t be undone/),
        deletionHeld: () =>
          expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete team' }).disabled).toBe(true),
        deletionReady: () =>
          expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete team' }).disabled).toBe(false),
        deleting: isSent,
        refused: () => sees(REFUSED),
        cutOff: () => sees(/Can’t reach the server/),
        member: async () => {
          await sees('bob is the captain of Red Pandas now')
          expect(pressable('Remove bob')).toEqual([])
          expect(pressable('Delete team')).toEqual([])
          // Only the captain has the invite code, so other members have nothing to give.
          seesNot('Invite people')
        },
        leavingAsked: () => isAsked('Leave Red Pandas?', /need an invite code/),
        leaving: isSent,
        stayed: () => sees(REFUSED),
        stayedCutOff: () => sees(/Can’t reach the server/),
        left: async () => {
          await isAt('/teams')
          await sees('You left Red Pandas')
          await sees('You aren’t on a team yet')
        },
        deleted: async () => {
          await isAt('/teams')
          await sees('Red Pandas deleted')
          expect(document.activeElement?.textContent).toBe('Your teams')
        },
      },
    )
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
    await app.answer(ACTS.kick, ok(alone))
    await app.sees('bob removed from Red Pandas')
  })
})

test('a team that has changed in the meantime is shown as it is now, next to the refusal', async () => {
  app = await open()
  await app.press('Remove bob')
  await app.agree()
  app.server.says(OWN, ok([led]))
  await app.answer(ACTS.kick, refused('Only the captain can do this', 403))
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
