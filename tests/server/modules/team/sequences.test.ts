import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TeamInfoModel } from '#contract/models/team.ts'
import { statement } from '#server/store/sql.ts'
import { teamWorld, type TeamWorld } from './team.world.ts'

const NAMES = ['ann', 'ben', 'cleo', 'dan'] as const
type Name = (typeof NAMES)[number]
let world: TeamWorld
beforeAll(async () => {
  world = await teamWorld()
  await world.people(...NAMES)
})
afterAll(() => world.close())

/** A user's request about one of the teams created so far. The index wraps around. */
type Step = { by: Name; at: number } & (
  | { does: 'create' | 'accept' | 'leave' | 'delete' | 'renew' }
  | { does: 'kick' | 'transfer'; whom: Name }
)
const by = fc.constantFrom(...NAMES)
const at = fc.nat({ max: 3 })
const STEP: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ by, at, does: fc.constant('create' as const) }) },
  { weight: 5, arbitrary: fc.record({ by, at, does: fc.constant('accept' as const) }) },
  { weight: 4, arbitrary: fc.record({ by, at, does: fc.constantFrom('leave', 'delete', 'renew') }) },
  { weight: 5, arbitrary: fc.record({ by, at, does: fc.constantFrom('kick', 'transfer'), whom: by }) },
)

interface Made {
  id: number
  code: string
}
const MADE_UP: Made = { id: 2147483647, code: `x:2147483647:${'f'.repeat(32)}` }

/** Makes the request, and updates the list of teams. */
async function walk(step: Step, made: Made[]): Promise<number> {
  const { id, code } = made[step.at % Math.max(made.length, 1)] ?? MADE_UP
  switch (step.does) {
    case 'create': {
      const answer = await world.say(step.by, 'POST', '/api/team', { name: `of ${step.by}` })
      if (answer.statusCode !== 200) return answer.statusCode
      const created = answer.json<TeamInfoModel>().id
      made.push({
        id: created,
        code: (await world.say(step.by, 'GET', `/api/team/${created}/invite`)).json<string>(),
      })
      return 200
    }
    case 'accept':
      return (await world.say(step.by, 'POST', '/api/team/accept', code)).statusCode
    case 'leave':
      return (await world.say(step.by, 'POST', `/api/team/${id}/leave`)).statusCode
    case 'delete':
      return (await world.say(step.by, 'DELETE', `/api/team/${id}`)).statusCode
    case 'renew': {
      const answer = await world.say(step.by, 'PUT', `/api/team/${id}/invite`)
      const of = made.find((one) => one.id === id)
      if (answer.statusCode === 200 && of) of.code = answer.json<string>()
      return answer.statusCode
    }
    case 'kick':
      return (await world.say(step.by, 'POST', `/api/team/${id}/kick/${world.idOf(step.whom)}`)).statusCode
    case 'transfer':
      return (
        await world.say(step.by, 'PUT', `/api/team/${id}/transfer`, { newCaptainId: world.idOf(step.whom) })
      ).statusCode
  }
}

/** The rules implemented again in memory. Returns the expected response of each step. */
function walkInMind(step: Step, teams: { captain: Name; members: Set<Name>; isGone: boolean }[]): number {
  const captaincies = (name: Name) =>
    teams.filter(({ captain, isGone }) => !isGone && captain === name).length
  if (step.does === 'create') {
    if (captaincies(step.by) > 0) return 400
    teams.push({ captain: step.by, members: new Set([step.by]), isGone: false })
    return 200
  }
  const team = teams[step.at % Math.max(teams.length, 1)]
  if (!team || team.isGone) return 400
  const isCaptain = team.captain === step.by
  switch (step.does) {
    case 'accept':
      if (team.members.has(step.by)) return 400
      team.members.add(step.by)
      return 200
    case 'leave':
      return isCaptain || !team.members.delete(step.by) ? 400 : 200
    case 'delete':
      team.isGone ||= isCaptain
      return isCaptain ? 200 : 403
    case 'renew':
      return isCaptain ? 200 : 403
    case 'kick':
      if (!isCaptain) return 403
      return step.whom === team.captain || !team.members.delete(step.whom) ? 400 : 200
    case 'transfer':
      if (!isCaptain) return 403
      if (!team.members.has(step.whom) || captaincies(step.whom) >= 3) return 400
      team.captain = step.whom
      return 200
  }
}

const STRAY_CAPTAINS = statement(
  'test.strayCaptains',
  'select t.id from teams t where not exists (select 1 from team_members m where m.team_id = t.id and m.user_id = t.captain_id)',
)
const TOO_MANY = statement(
  'test.tooMany',
  'select captain_id from teams group by captain_id having count(*) > 3',
)
const CLEAR = statement('test.clear', 'delete from teams')

async function expectOrder(): Promise<void> {
  const { sql } = world.server.store
  expect(await sql.many(STRAY_CAPTAINS)).toEqual([])
  expect(await sql.many(TOO_MANY)).toEqual([])
}

describe('for any actions of users on their teams', () => {
  test(
    'one after the other: each response and each team follow the rules',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(STEP, { maxLength: 25 }), async (steps) => {
          await world.server.store.sql.run(CLEAR)
          const made: Made[] = []
          const teams: Parameters<typeof walkInMind>[1] = []
          for (const step of steps)
            expect([step, await walk(step, made)]).toEqual([step, walkInMind(step, teams)])
          for (const [place, { captain, members, isGone }] of teams.entries()) {
            const answer = await world.say(null, 'GET', `/api/team/${made[place]?.id}`)
            expect(answer.statusCode).toBe(isGone ? 404 : 200)
            if (isGone) continue
            const shown = answer.json<TeamInfoModel>().members ?? []
            expect(shown.map(({ userName }) => userName).sort()).toEqual([...members].sort())
            expect(shown.filter((member) => member.captain).map(({ userName }) => userName)).toEqual([
              captain,
            ])
          }
          await expectOrder()
        }),
        { numRuns: 60 },
      )
    },
  )
  test(
    'several at the same time: nothing fails, and every captain is a member of the team',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(STEP, { minLength: 2, maxLength: 6 }), { maxLength: 6 }),
          async (rounds) => {
            await world.server.store.sql.run(CLEAR)
            const made: Made[] = []
            for (const name of NAMES.slice(0, 2)) await walk({ by: name, at: 0, does: 'create' }, made)
            for (const name of NAMES)
              for (const place of [0, 1]) await walk({ by: name, at: place, does: 'accept' }, made)
            for (const round of rounds) {
              const statuses = await Promise.all(round.map((step) => walk(step, made)))
              expect(statuses.filter((status) => ![200, 400, 403].includes(status))).toEqual([])
              await expectOrder()
            }
          },
        ),
        { numRuns: 60 },
      )
    },
  )
})
