import { setup } from 'xstate'
import { describe, expect, test } from 'vitest'
import { effect } from '#machines/effect.ts'
import { answers, choices } from '#machines/kit/arrows.ts'
import { answerOf, elapsed, missedBy, modelOf, type ModelRules } from './model.ts'

/** A machine that asks for confirmation, rests after a no, and rests some time after a yes. */
function machineWhich({ takesNo, takesEnd }: { takesNo: boolean; takesEnd: boolean }) {
  const machine = setup({
    actors: { askFirst: effect<object, 'yes' | 'no'>('askFirst') },
    delays: { untilRest: 1_000 },
  })
  const afterNo = takesNo ? [{ to: 'resting' }] : []
  return machine.createMachine({
    id: 'asking',
    initial: 'resting',
    states: {
      resting: { on: { ask: 'confirming' } },
      confirming: {
        invoke: {
          src: 'askFirst',
          input: {},
          onDone: answers({ when: (answer) => answer === 'yes', to: 'done' }, ...afterNo),
        },
      },
      done: { after: { untilRest: choices({ when: () => takesEnd, to: 'resting' }) } },
    },
  })
}
const decisions = ['yes', 'no'].map((answer) => answerOf('asking.confirming', answer))
const events = [{ type: 'ask' }, { type: 'unheard' }, ...decisions, elapsed('untilRest', 'asking.done')]
function walk({
  takesNo = true,
  takesEnd = true,
  rules = {},
}: { takesNo?: boolean; takesEnd?: boolean; rules?: ModelRules } = {}) {
  const machine = machineWhich({ takesNo, takesEnd })
  return () => missedBy(modelOf(machine, events, rules).getShortestPaths(), machine)
}

describe('a model', () => {
  test('reports nothing if every state accepts its listed events', () => {
    expect(walk()()).toEqual([])
  })
  test('names the state and the answer that it ignores', () => {
    expect(walk({ takesNo: false })).toThrow(/asking\.confirming ignores .*"output":"no"/)
  })
  test('names the wait whose end changes nothing, unless the test says that it may', () => {
    expect(walk({ takesEnd: false })).toThrow(
      'asking.done ignores {"type":"xstate.after.untilRest.asking.done"}',
    )
    expect(walk({ takesEnd: false, rules: { mayLapse: ['untilRest'] } })()).toEqual([
      'asking.done --xstate.after.untilRest.asking.done (1)',
    ])
  })
  test.each([
    answerOf('asking.resting', 'yes'),
    answerOf('asking.confirmed', 'yes'),
    elapsed('untilRested', 'asking.done'),
  ])('refuses %j, which the chart does not know', (event) => {
    expect(() => modelOf(machineWhich({ takesNo: true, takesEnd: true }), [event])).toThrow(
      'never listens to',
    )
  })
})
