import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeBatch } from '#server/modules/submission/judge-batch.ts'
import { openFlagJudge } from '#server/modules/submission/flag-judge.ts'
import type { FlagSubmission } from '#server/modules/submission/flag-judge-types.ts'
import { RateLimitError } from '#server/base/rate-limit-error.ts'
import { statement } from '#server/store/sql.ts'
import { QUIET } from '../../a-server.ts'
import { submissionWorld, type Player, type SubmissionWorld } from './submission.world.ts'

let world: SubmissionWorld
beforeAll(async () => {
  world = await submissionWorld()
})
afterAll(() => world.close())

const TEAMS = 5
const LENGTH_MS = 30
interface Step {
  team: number
  challenge: 0 | 1 | 2 | 3
  flag: string
  /** The time since the previous submission. Some are after the end. */
  afterMs: number
  key: string | null
}
/** A static challenge, a dynamic one, one that is not assigned to the last team, and one with two flags. */
async function aStage(startsAt: number) {
  const gameId = await world.game({ startAt: startsAt - 1, endAt: startsAt + LENGTH_MS })
  const early = await world.players(gameId, TEAMS - 1)
  const open = await world.challenge(gameId, { flags: ['flag{a}', 'flag{b}'], attemptLimit: 2 })
  const late = await world.player(gameId)
  const dynamic = await world.challenge(gameId, { type: 'DynamicContainer', flags: [] })
  const off = await world.challenge(gameId, { isEnabled: false })
  const several = await world.challenge(gameId, { flags: ['flag{A}', 'flag{B}'], attemptLimit: 2 })
  await world.set({ gameId, challengeId: several }, { flagMatch: 'AnyCase', needsAllFlags: true })
  const players = [...early, late]
  for (const [index, player] of players.entries())
    if (index < 3) await world.deal({ challengeId: dynamic }, player, `flag{own-${index}}`)
  const last = players[1]
  if (last) await world.setStatus(last, 'Suspended')
  return { gameId, players, challenges: [open, dynamic, off, several] as const }
}
type Stage = Awaited<ReturnType<typeof aStage>>

function toAnswers(
  steps: readonly Step[],
  { gameId, players, challenges }: Stage,
  startsAt: number,
): FlagSubmission[] {
  let at = startsAt
  return steps.map(({ team, challenge, flag, afterMs, key }, index) => {
    at += afterMs
    const { id, name } = players[team] ?? ({ id: '', name: '' } satisfies Pick<Player, 'id' | 'name'>)
    return {
      gameId,
      challengeId: challenges[challenge],
      actor: { id, name },
      ip: '',
      text: flag,
      at,
      key: key ?? `own-${index}`,
    }
  })
}
/** The stored result without the ids of its rows, so that two runs can be compared. */
async function remains({ gameId, players, challenges }: Stage, startsAt: number) {
  const teamOf = (participationId: number) =>
    players.findIndex((player) => player.participationId === participationId)
  const solves = await Promise.all(challenges.map((challengeId) => world.solves({ challengeId })))
  return {
    submissions: (await world.submissions(gameId)).map(({ status, answer, participationId }) => [
      status,
      answer,
      teamOf(participationId),
    ]),
    solves: solves.map((of) => of.map(({ participationId, at }) => [teamOf(participationId), at - startsAt])),
    cheats: (await world.cheats(gameId)).map(({ ownerId }) => teamOf(ownerId)),
    notices: (await world.notices(gameId)).map(({ type }) => type),
    facts: (await world.facts(gameId)).map(({ seq, kind }) => [seq, kind]),
    events: (await world.events(gameId)).length,
  }
}

const aStep: fc.Arbitrary<Step> = fc.record({
  team: fc.nat(TEAMS - 1),
  challenge: fc.constantFrom(0, 0, 1, 1, 2, 3, 3),
  flag: fc.constantFrom('flag{a}', 'flag{b}', 'flag{own-0}', 'flag{own-1}', 'flag{own-2}', 'no'),
  afterMs: fc.constantFrom(0, 0, 0, 1, 4),
  key: fc.option(fc.constantFrom('k1', 'k2'), { freq: 4 }),
})

test('for any split into batches, the results equal judging one by one', { timeout: 120_000 }, async () => {
  const startsAt = world.server.clock.now()
  const { store } = world.server
  await fc.assert(
    fc.asyncProperty(
      fc.option(
        fc.record({ most: fc.integer({ min: 1, max: 3 }), withinMs: fc.integer({ min: 1, max: 12 }) }),
      ),
      fc.array(aStep, { minLength: 1, maxLength: 24 }),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
      async (limit, steps, sizes) => {
        const needs = { store, clock: world.server.clock, limit }
        const [alone, batched] = [await aStage(startsAt), await aStage(startsAt)]
        const [one, many] = [toAnswers(steps, alone, startsAt), toAnswers(steps, batched, startsAt)]
        const told = { one: [] as unknown[], many: [] as unknown[] }
        const said = ({ settled }: Awaited<ReturnType<typeof judgeBatch>>) =>
          settled.map((one) =>
            one.kind === 'stored'
              ? 'stored'
              : one.refusal instanceof RateLimitError
                ? one.refusal.retryAfterMs
                : one.refusal.title,
          )
        for (const answer of one) told.one.push(...said(await judgeBatch(alone.gameId, [answer], needs)))
        for (let from = 0, nth = 0; from < many.length; nth++) {
          const size = sizes[nth % sizes.length] ?? 1
          told.many.push(...said(await judgeBatch(batched.gameId, many.slice(from, from + size), needs)))
          from += size
        }
        expect(told.many).toEqual(told.one)
        expect(await remains(batched, startsAt)).toEqual(await remains(alone, startsAt))
      },
    ),
    { numRuns: 25 },
  )
})

test('a submission that cannot be stored does not affect the others of its batch', async () => {
  const gameId = await world.game()
  const players = await world.players(gameId, 10)
  const challengeId = await world.challenge(gameId)
  const { store, clock } = world.server
  const deaf = {
    publish: () => {},
    platformLog: { write: () => {} },
    logger: { warn: () => {} },
  }
  const { judge } = openFlagJudge({ store, clock, config: QUIET, ...deaf })
  await store.sql.run(
    statement('test.trap', `alter table submissions add constraint trap check (answer <> 'trap') not valid`),
  )
  const outcomes = await Promise.allSettled(
    players.map(({ id, name }, index) =>
      judge({
        gameId,
        challengeId,
        actor: { id, name },
        ip: '',
        text: index === 4 ? 'trap' : 'flag{right}',
        at: clock.now(),
        key: `t${index}`,
      }),
    ),
  )
  await store.sql.run(statement('test.untrap', 'alter table submissions drop constraint trap'))
  expect(outcomes.map(({ status }) => status).indexOf('rejected')).toBe(4)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(9)
  expect(await world.solves({ challengeId })).toHaveLength(9)
})

test('of many simultaneous submissions at most 64 are judged together, and all are judged', async () => {
  const gameId = await world.game()
  const players = await world.players(gameId, 150)
  const challengeId = await world.challenge(gameId)
  const { store, clock } = world.server
  const together: number[] = []
  const { judge } = openFlagJudge({
    store,
    clock,
    config: QUIET,
    publish: (changes) =>
      void together.push(changes.filter(({ kind }) => kind === 'submission-judged').length),
    platformLog: { write: () => {} },
    logger: { warn: () => {} },
  })
  await Promise.all(
    players.map(({ id, name }, nth) =>
      judge({
        gameId,
        challengeId,
        actor: { id, name },
        ip: '',
        text: 'flag{wrong}',
        at: clock.now(),
        key: `m${nth}`,
      }),
    ),
  )
  expect(Math.max(...together)).toBe(64)
  expect(together.reduce((sum, each) => sum + each, 0)).toBe(150)
})
