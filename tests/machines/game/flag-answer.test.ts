import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { ParticipationStatus } from '#contract/models/participation.ts'
import type { AnswerResult } from '#contract/models/submission.ts'
import type { Outcome, Problem } from '#contract/problem.ts'
import type { OwnRow } from '#contract/rules/board/solve-moment.ts'
import {
  flagFlaw,
  toFlagAnswerView,
  type CountedSolve,
  type FlagProgress,
  type JudgedAttempt,
} from '#machines/game/flag-answer.facts.ts'
import { flagAnswerEffects, flagAnswerMachine } from '#machines/game/flag-answer.machine.ts'
import type { NetworkEvent } from '#machines/live/connection-events.ts'
import { answerOf, elapsed, missedBy, modelOf } from '../../model.ts'

const yes = <Value>(value: Value): Outcome<Value> => ({ ok: true, value })
const no = (problem: Problem): Outcome<never> => ({ ok: false, problem })
const cut = no({ kind: 'unreachable' })
const refusal = no({ kind: 'refused', title: 'You are not approved' })
const rowOf = (rank: number, type: 'Unaccepted' | 'ThirdBlood'): OwnRow => ({
  rank,
  solvedCount: type === 'Unaccepted' ? 0 : 1,
  challenges: [{ id: 7, score: type === 'Unaccepted' ? 0 : 862, type, userName: 'ada', time: null }],
})
const COUNTERS = new Set(['asked', 'waitMs'])
const modelWith = (isRepeatSafe: boolean, needsSeveral: boolean) =>
  modelOf(flagAnswerMachine, EVENTS, {
    input: {
      game: 1,
      challenge: 7,
      now: () => 1_000,
      newKey: () => 'key',
      isRepeatSafe: () => isRepeatSafe,
      ownRow: () => rowOf(17, 'Unaccepted'),
      needsSeveral: () => needsSeveral,
    },
    contextOf: ({ at, isPaused }) =>
      isPaused + JSON.stringify(at, (key, value: unknown) => (COUNTERS.has(key) ? null : value)),
  })
const EVENTS = [
  { type: 'submit', flag: 'flag{a}' },
  { type: 'edit' },
  { type: 'retry' },
  { type: 'withdraw' },
  { type: 'network.found' },
  { type: 'page.woke' },
  { type: 'game.read', pausedAt: 900 },
  { type: 'game.read', pausedAt: null },
  { type: 'server.reported', submission: 9, verdict: 'Accepted' },
  ...[
    yes(9),
    cut,
    refusal,
    no({ kind: 'too-often', retryAfterMs: 30_000, title: null }),
    no({ kind: 'too-often', retryAfterMs: null, title: null }),
    no({ kind: 'game-over', title: '已结束' }),
    no({ kind: 'signed-out', title: null }),
    no({ kind: 'missing', title: null }),
  ].map((answer) => answerOf('flagAnswer.submitting', answer)),
  ...[
    yes('FlagSubmitted'),
    yes('Accepted'),
    yes('WrongAnswer'),
    yes('NotFound'),
    cut,
    no({ kind: 'missing', title: null }),
  ].map((answer) => answerOf('flagAnswer.judging.asking', answer)),
  ...[yes(true), yes(false), cut, refusal, no({ kind: 'signed-out', title: null })].map((answer) =>
    answerOf('flagAnswer.looking', answer),
  ),
  ...[yes('Suspended'), yes('Accepted'), cut].map((answer) => answerOf('flagAnswer.checking', answer)),
  ...[yes({ found: 1, needed: 2 }), yes({ found: 2, needed: 2 }), yes(null), cut].map((answer) =>
    answerOf('flagAnswer.finding', answer),
  ),
  elapsed('untilNextAsk', 'flagAnswer.judging.waiting'),
  elapsed('untilNextTry', 'flagAnswer.cut'),
  elapsed('untilAllowed', 'flagAnswer.heldOff'),
  { type: 'row.read', row: rowOf(17, 'Unaccepted') },
  { type: 'row.read', row: rowOf(14, 'ThirdBlood') },
  elapsed('untilUncounted', 'flagAnswer.counting'),
]

test('every transition is taken', () => {
  const paths = [true, false].flatMap((is) => modelWith(is, is).getShortestPaths())
  expect(missedBy(paths, flagAnswerMachine)).toEqual([])
})

test.each([
  ['', 'missing'],
  [' \n ', 'missing'],
  ['f'.repeat(127), 'long'],
  [` ${'f'.repeat(126)} `, null],
])('%j is flawed: %s', (flag, flaw) => {
  const { actor, sent } = open([])
  actor.send({ type: 'submit', flag })
  expect(flagFlaw(flag)).toBe(flaw)
  expect(sent).toHaveLength(flaw === null ? 1 : 0)
})

/** A server that returns the given responses in order. Later requests stay open. */
function open(
  submits: Outcome<number>[],
  verdicts: Outcome<AnswerResult>[] = [],
  standing: Outcome<ParticipationStatus> = yes('Accepted'),
  /** The responses of a base server to the question whether the challenge is solved. */
  solves: Outcome<boolean>[] | null = null,
  /** The responses to the question how many flags are left. Null: the challenge needs a single flag. */
  progress: Outcome<FlagProgress | null>[] | null = null,
) {
  const rows: { say: ((row: OwnRow) => void) | null } = { say: null }
  const counted: CountedSolve[] = []
  const clock = new SimulatedClock()
  const sent: { flag: string; key: string }[] = []
  const asked: { at: number; submission: number }[] = []
  const judged: JudgedAttempt[] = []
  let looked = 0
  const network: { say: ((heard: NetworkEvent) => void) | null } = { say: null }
  let keys = 0
  const answered = <Value>(answer: Outcome<Value> | undefined) =>
    answer ? Promise.resolve(answer) : new Promise<never>(() => {})
  const actor = createActor(
    flagAnswerMachine.provide({
      actors: {
        submitFlag: flagAnswerEffects.submitFlag.by(({ flag, key }) =>
          answered(submits[sent.push({ flag, key }) - 1]),
        ),
        readVerdict: flagAnswerEffects.readVerdict.by(({ submission }) =>
          answered(verdicts[asked.push({ at: clock.now(), submission }) - 1]),
        ),
        readSolved: flagAnswerEffects.readSolved.by(() => answered(solves?.[(looked += 1) - 1])),
        readProgress: flagAnswerEffects.readProgress.by(() => answered(progress?.[judged.length - 1])),
        readStanding: flagAnswerEffects.readStanding.by(() => answered(standing)),
        followRow: flagAnswerEffects.followRow.by((_, say) => {
          rows.say = (row) => say({ type: 'row.read', row })
          rows.say(rowOf(17, 'Unaccepted'))
          return () => void (rows.say = null)
        }),
        watchNetwork: flagAnswerEffects.watchNetwork.by((_, say) => {
          network.say = say
          return () => void (network.say = null)
        }),
      },
    }),
    {
      clock,
      input: {
        game: 1,
        challenge: 7,
        now: () => clock.now(),
        newKey: () => `key-${(keys += 1)}`,
        isRepeatSafe: () => solves === null,
        ownRow: () => rowOf(17, 'Unaccepted'),
        needsSeveral: () => progress !== null,
      },
    },
  )
  actor.on('judged', (told) => judged.push(told))
  actor.on('counted', (told) => counted.push(told))
  actor.start()
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return {
    actor,
    sent,
    asked,
    judged,
    counted,
    rows,
    network,
    settled,
    async passes(ms: number) {
      clock.increment(ms)
      await settled()
    },
    async submits(flag = 'flag{a}') {
      actor.send({ type: 'submit', flag })
      await settled()
    },
    view: () => toFlagAnswerView(actor.getSnapshot()),
  }
}

describe('a flag', () => {
  test('is sent once, without pasted white space, and judged', async () => {
    const { actor, sent, asked, judged, settled, view } = open([yes(9)], [yes('Accepted')])
    actor.send({ type: 'submit', flag: ' flag{a}\n' })
    actor.send({ type: 'submit', flag: 'flag{a}' })
    expect(view()).toEqual({ kind: 'busy', doing: 'submitting' })
    await settled()
    expect(sent).toEqual([{ flag: 'flag{a}', key: 'key-1' }])
    expect(asked).toEqual([{ at: 0, submission: 9 }])
    expect(view()).toEqual({ kind: 'accepted', moment: 'counting' })
    expect(judged).toEqual([{ type: 'judged', flag: 'flag{a}', verdict: 'Accepted' }])
  })
  test('is checked at growing intervals, up to every five seconds', async () => {
    const { asked, submits, passes } = open(
      [yes(9)],
      Array.from({ length: 20 }, () => yes('FlagSubmitted')),
    )
    await submits()
    for (let at = 0; at < 300; at += 1) await passes(100)
    const gaps = asked.slice(1).map(({ at }, nth) => at - (asked[nth]?.at ?? 0))
    expect(gaps[0]).toBe(500)
    expect(gaps).toEqual(gaps.toSorted((one, other) => one - other))
    expect(gaps.at(-1)).toBe(5_000)
  })
  test('is judged immediately by a pushed verdict, but not by one on another flag', async () => {
    const { actor, asked, judged, submits, passes, view } = open([yes(9)], [yes('FlagSubmitted')])
    await submits()
    actor.send({ type: 'server.reported', submission: 8, verdict: 'Accepted' })
    expect(view()).toEqual({ kind: 'busy', doing: 'judging' })
    actor.send({ type: 'server.reported', submission: 9, verdict: 'WrongAnswer' })
    expect(view()).toEqual({ kind: 'wrong', submission: 9 })
    actor.send({ type: 'server.reported', submission: 9, verdict: 'WrongAnswer' })
    await passes(60_000)
    expect(asked).toHaveLength(1)
    expect(judged).toHaveLength(1)
  })
  test('that is wrong is followed by another one under its own key', async () => {
    const { sent, judged, submits, view } = open([yes(9), yes(10)], [yes('WrongAnswer'), yes('Accepted')])
    await submits('flag{a}')
    expect(view()).toEqual({ kind: 'wrong', submission: 9 })
    await submits('flag{b}')
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-2'])
    expect(judged.map(({ verdict }) => verdict)).toEqual(['WrongAnswer', 'Accepted'])
  })
  test.each<AnswerResult>(['NotFound', 'CheatDetected'])(
    'that is answered with %s is unknown',
    async (verdict) => {
      const { submits, view } = open([yes(9)], [yes(verdict)])
      await submits()
      expect(view()).toEqual({ kind: 'unknown', submission: 9 })
    },
  )
})

describe('a correct flag', () => {
  const moment = { points: 862, blood: 'ThirdBlood', rankBefore: 17, rankAfter: 14 }
  test("is shown with its points, once the team's row has it", async () => {
    const { submits, rows, counted, view } = open([yes(9)], [yes('Accepted')])
    await submits()
    rows.say?.(rowOf(16, 'Unaccepted'))
    expect(view()).toEqual({ kind: 'accepted', moment: 'counting' })
    rows.say?.(rowOf(14, 'ThirdBlood'))
    expect(view()).toEqual({ kind: 'accepted', moment })
    expect(counted).toEqual([{ type: 'counted', moment }])
    expect(rows.say).toBeNull()
  })
  test('is shown without points if the board does not count it', async () => {
    const { submits, passes, counted, view } = open([yes(9)], [yes('Accepted')])
    await submits()
    await passes(12_000)
    expect(view()).toEqual({ kind: 'accepted', moment: null })
    expect(counted).toEqual([])
  })
})

describe('one of several flags', () => {
  test('is shown as found, the next one may follow, and the last one counts like a single flag', async () => {
    const { submits, view, rows } = open(
      [yes(9), yes(10)],
      [yes('Accepted'), yes('Accepted')],
      yes('Accepted'),
      null,
      [yes({ found: 2, needed: 3 }), yes({ found: 3, needed: 3 })],
    )
    await submits('flag{a}')
    expect(view()).toEqual({ kind: 'found', submission: 9, progress: { found: 2, needed: 3 } })
    expect(rows.say).toBeNull()
    await submits('flag{b}')
    expect(view()).toEqual({ kind: 'accepted', moment: 'counting' })
  })
  test('is shown as found without numbers if the server does not send them', async () => {
    const { submits, view } = open([yes(9)], [yes('Accepted')], yes('Accepted'), null, [cut])
    await submits()
    expect(view()).toEqual({ kind: 'found', submission: 9, progress: null })
  })
  test('that an organiser left as the only one counts like a single flag', async () => {
    const { submits, view } = open([yes(9)], [yes('Accepted')], yes('Accepted'), null, [yes(null)])
    await submits()
    expect(view()).toEqual({ kind: 'accepted', moment: 'counting' })
  })
})

describe('a lost connection', () => {
  test('before the response: the same flag is sent again under the same key', async () => {
    const { sent, submits, passes, view } = open([cut, cut, yes(9)], [yes('Accepted')])
    await submits()
    expect(view()).toEqual({ kind: 'cut', problem: { kind: 'unreachable' }, isUnsure: false })
    await passes(1_000)
    expect(view()).toMatchObject({ kind: 'cut' })
    await passes(2_000)
    expect(sent).toEqual(Array.from({ length: 3 }, () => ({ flag: 'flag{a}', key: 'key-1' })))
    expect(view()).toEqual({ kind: 'accepted', moment: 'counting' })
  })
  test('after the response: only the verdict is requested again', async () => {
    const { sent, asked, submits, passes, view } = open([yes(9)], [cut, yes('WrongAnswer')])
    await submits()
    expect(view()).toMatchObject({ kind: 'cut' })
    await passes(1_000)
    expect([sent.length, asked.length]).toEqual([1, 2])
    expect(view()).toEqual({ kind: 'wrong', submission: 9 })
  })
  test.each<NetworkEvent['type']>(['network.found', 'page.woke'])(
    'continues immediately on %s',
    async (type) => {
      const { network, submits, settled, view } = open([cut, yes(9)], [yes('Accepted')])
      await submits()
      network.say?.({ type })
      await settled()
      expect(view()).toEqual({ kind: 'accepted', moment: 'counting' })
      expect(network.say).toBeNull()
    },
  )
  test('counts also for a failing server, and the player may edit the flag', async () => {
    const { actor, sent, submits, passes, view } = open([no({ kind: 'broken', status: 502, title: null })])
    await submits()
    expect(view()).toMatchObject({ kind: 'cut' })
    actor.send({ type: 'withdraw' })
    await passes(60_000)
    expect(view()).toEqual({ kind: 'idle' })
    expect(sent).toHaveLength(1)
  })
  test('is retried at growing intervals, up to every fifteen seconds', async () => {
    const { sent, submits, passes } = open(Array.from({ length: 50 }, () => cut))
    await submits()
    for (let second = 0; second < 31; second += 1) await passes(1_000)
    expect(sent).toHaveLength(6)
    for (let second = 0; second < 30; second += 1) await passes(1_000)
    expect(sent).toHaveLength(8)
  })
})

describe('a lost response of a server that would count a second flag', () => {
  test('is not asked for again if the challenge is solved', async () => {
    const { sent, judged, submits, passes, view } = open([cut], [], undefined, [yes(true)])
    await submits()
    expect(view()).toEqual({ kind: 'cut', problem: { kind: 'unreachable' }, isUnsure: true })
    await passes(1_000)
    expect(view()).toEqual({ kind: 'solved' })
    await passes(60_000)
    // It is unknown whether this flag solved the challenge.
    expect([sent.length, judged]).toEqual([1, []])
  })
  test('is followed by the same flag if the challenge is unsolved', async () => {
    const { sent, submits, passes, view } = open([cut], [], undefined, [yes(false)])
    await submits()
    await passes(1_000)
    expect(view()).toEqual({ kind: 'busy', doing: 'submitting-again' })
    expect(sent.map(({ flag }) => flag)).toEqual(['flag{a}', 'flag{a}'])
  })
  test('is looked for before each further flag, at growing intervals', async () => {
    const { sent, submits, passes, view } = open([cut, cut], [], undefined, [cut, yes(false), yes(false)])
    await submits()
    await passes(1_000)
    expect(view()).toMatchObject({ kind: 'cut', isUnsure: true })
    await passes(1_000)
    expect(sent).toHaveLength(1)
    await passes(1_000)
    expect(sent).toHaveLength(2)
    await passes(4_000)
    expect(view()).toEqual({ kind: 'busy', doing: 'submitting-again' })
  })
  test.each<[Problem, string]>([
    [{ kind: 'signed-out', title: null }, 'signed-out'],
    [{ kind: 'game-over', title: '已结束' }, 'refused'],
    [{ kind: 'refused', title: 'no' }, 'refused'],
  ])('is left open if the row is refused: %j', async (problem, kind) => {
    const { sent, submits, passes, view } = open([cut], [], undefined, [no(problem)])
    await submits()
    await passes(1_000)
    expect(view()).toMatchObject({ kind })
    expect(sent).toHaveLength(1)
  })
  test('is only judged if the flag had its number before the cut', async () => {
    const { sent, submits, passes, view } = open([yes(9)], [cut, yes('WrongAnswer')], undefined, [yes(true)])
    await submits()
    expect(view()).toMatchObject({ kind: 'cut', isUnsure: false })
    await passes(1_000)
    expect(view()).toEqual({ kind: 'wrong', submission: 9 })
    expect(sent).toHaveLength(1)
  })
})

describe('a refusal', () => {
  test.each<[Problem, string]>([
    [{ kind: 'game-over', title: '已结束' }, 'over'],
    [{ kind: 'missing', title: null }, 'gone'],
    [{ kind: 'signed-out', title: null }, 'signed-out'],
    [{ kind: 'forbidden', title: null }, 'refused'],
    [{ kind: 'broken', status: 418, title: null }, 'refused'],
    [{ kind: 'too-often', retryAfterMs: null, title: null }, 'refused'],
  ])('%j ends as %s', async (problem, kind) => {
    const { submits, view } = open([no(problem)])
    await submits()
    expect(view()).toMatchObject({ kind })
  })
  test('counts as a suspension if the team is suspended', async () => {
    const { submits, view } = open([refusal], [], yes('Suspended'))
    await submits()
    expect(view()).toEqual({ kind: 'suspended' })
  })
  test.each([yes<ParticipationStatus>('Pending'), cut])(
    "is shown in the server's words otherwise",
    async (standing) => {
      const { actor, submits, view } = open([refusal], [], standing)
      await submits()
      expect(view()).toEqual({ kind: 'refused', problem: { kind: 'refused', title: 'You are not approved' } })
      actor.send({ type: 'edit' })
      expect(view()).toEqual({ kind: 'idle' })
    },
  )
  test('for too many requests counts down, and sends nothing in the meantime', async () => {
    const { sent, submits, passes, view } = open([
      no({ kind: 'too-often', retryAfterMs: 30_000, title: null }),
      yes(9),
    ])
    await submits()
    expect(view()).toEqual({ kind: 'held-off', until: 30_000 })
    await submits()
    expect(sent).toHaveLength(1)
    await passes(30_000)
    expect(view()).toEqual({ kind: 'idle' })
  })
  test('to return the verdict so often counts down, too, and the flag is not sent again', async () => {
    const { sent, asked, submits, passes, view } = open(
      [yes(9)],
      [no({ kind: 'too-often', retryAfterMs: 8_000, title: null }), yes('Accepted')],
    )
    await submits()
    await passes(7_999)
    expect(asked).toHaveLength(1)
    await passes(1)
    expect(view()).toEqual({ kind: 'accepted', moment: 'counting' })
    expect(sent).toHaveLength(1)
  })
})

describe('while the game is paused', () => {
  test('nothing is sent, and after it a flag can be submitted', async () => {
    const { actor, sent, submits, view } = open([yes(9)])
    actor.send({ type: 'game.read', pausedAt: 0 })
    expect(view()).toEqual({ kind: 'paused' })
    await submits()
    expect(sent).toEqual([])
    actor.send({ type: 'game.read', pausedAt: null })
    expect(view()).toEqual({ kind: 'idle' })
    await submits()
    expect(sent).toHaveLength(1)
  })
  test('a flag that was on its way is judged', async () => {
    const { actor, settled, submits, view } = open([yes(9)], [yes('Accepted')])
    actor.send({ type: 'submit', flag: 'flag{a}' })
    actor.send({ type: 'game.read', pausedAt: 0 })
    await settled()
    expect(view()).toEqual({ kind: 'accepted', moment: 'counting' })
    await submits()
  })
  test('a flag that the server refused for it can be submitted again after it', async () => {
    const { actor, submits, view } = open([refusal, yes(9)])
    actor.send({ type: 'submit', flag: 'flag{a}' })
    actor.send({ type: 'game.read', pausedAt: 0 })
    await submits()
    expect(view()).toEqual({ kind: 'paused' })
    actor.send({ type: 'game.read', pausedAt: null })
    expect(view()).toEqual({ kind: 'idle' })
  })
})
