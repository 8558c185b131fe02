import { createActor, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import type { FlagTrialResult } from '#contract/models/flag.ts'
import type { Outcome } from '#contract/problem.ts'
import { flagTrialMachine, toFlagTrialView } from '#machines/admin/flag-trial.machine.ts'
import { fill } from '#machines/kit/fill.ts'
import { answerOf, elapsed, missedBy, modelOf } from '../../model.ts'

const place = { game: 1, challenge: 7 }
const right: Outcome<FlagTrialResult> = { ok: true, value: { isAccepted: true, flags: [3] } }
const cut: Outcome<FlagTrialResult> = { ok: false, problem: { kind: 'unreachable' } }

test('every transition is taken', () => {
  const model = modelOf(
    flagTrialMachine,
    [
      { type: 'edit', text: 'flag{a}' },
      { type: 'edit', text: ' ' },
      { type: 'retry' },
      elapsed('untilTyped', 'flagTrial.typed'),
      answerOf('flagTrial.judging', right),
      answerOf('flagTrial.judging', cut),
    ],
    { input: { ...place, text: '' } },
  )
  expect(missedBy(model.getShortestPaths(), flagTrialMachine)).toEqual([])
})

function open(text: string, ...told: Outcome<FlagTrialResult>[]) {
  const sent: unknown[] = []
  const clock = new SimulatedClock()
  const actor = createActor(
    fill(flagTrialMachine, {
      tryFlag(asked) {
        const answer = told[sent.push(asked) - 1]
        return answer ? Promise.resolve(answer) : new Promise<never>(() => {})
      },
    }),
    { clock, input: { ...place, text } },
  ).start()
  const pauses = async (ms: number) => {
    clock.increment(ms)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { actor, sent, pauses, view: () => toFlagTrialView(actor.getSnapshot()) }
}

test('a flag is judged once the user stops typing, without the blanks around it', async () => {
  const { actor, sent, pauses, view } = open('', right)
  for (const text of ['f', 'fl', ' flag{a} ']) {
    actor.send({ type: 'edit', text })
    await pauses(299)
  }
  expect([sent, view()]).toEqual([[], { kind: 'open' }])
  await pauses(1)
  expect(sent).toEqual([{ ...place, flag: 'flag{a}' }])
  expect(view()).toEqual({ kind: 'judged', isAccepted: true, flags: [3] })
})
test('a text that no player could submit is not sent, and clears the verdict', async () => {
  const { actor, sent, pauses, view } = open('flag{a}', right)
  await pauses(300)
  for (const text of ['', 'x'.repeat(127)]) {
    actor.send({ type: 'edit', text })
    await pauses(1_000)
    expect([view(), sent.length]).toEqual([{ kind: 'open' }, 1])
  }
})
test('the verdict on an earlier text is ignored', async () => {
  const { actor, pauses, view } = open('flag{a}')
  await pauses(300)
  expect(view()).toEqual({ kind: 'judging' })
  actor.send({ type: 'edit', text: 'flag{b}' })
  expect(view()).toEqual({ kind: 'open' })
})
test('a failed trial can be repeated', async () => {
  const { actor, pauses, view } = open('flag{a}', cut, right)
  await pauses(300)
  expect(view()).toEqual({ kind: 'failed', problem: { kind: 'unreachable' } })
  actor.send({ type: 'retry' })
  await pauses(0)
  expect(view()).toMatchObject({ kind: 'judged' })
})
