import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import { flagAdditionMachine } from '#machines/admin/flag-addition.machine.ts'
import type { NewFlag } from '#machines/admin/flag-import.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import { fill } from '#machines/kit/fill.ts'
import { toFormView } from '#machines/kit/form.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const input = { game: 1, challenge: 7 }
const flags: NewFlag[] = [
  { flag: 'flag{a}', url: null },
  { flag: 'flag{b}', url: null },
]
const done: Outcome<null> = { ok: true, value: null }
const cutOff: Outcome<null> = { ok: false, problem: { kind: 'unreachable' } }

test('every transition is taken', () => {
  const model = modelOf(
    flagAdditionMachine,
    [
      { type: 'submit', form: flags },
      { type: 'edit' },
      answerOf('flagAddition.sending', done),
      answerOf('flagAddition.sending', cutOff),
    ],
    { input },
  )
  expect(missedBy(model.getShortestPaths(), flagAdditionMachine)).toEqual([])
})

function open(answer: Outcome<null> = done) {
  const sent: unknown[] = []
  const told: Announcement[] = []
  const actor = createActor(
    fill(flagAdditionMachine, {
      send: async (wish) => {
        sent.push(wish)
        return answer
      },
    }),
    { input },
  )
  actor.on('announce', ({ announcement }) => told.push(announcement))
  actor.start()
  return {
    actor,
    sent,
    told,
    settled: () => new Promise((resolve) => setTimeout(resolve)),
    view: () => toFormView(actor.getSnapshot()),
  }
}

describe('new flags', () => {
  test('are sent once, all together, and so are the next ones', async () => {
    const { actor, sent, told, settled, view } = open()
    actor.send({ type: 'submit', form: flags })
    actor.send({ type: 'submit', form: flags })
    expect(view()).toEqual({ kind: 'busy' })
    await settled()
    expect({ sent, told, view: view() }).toEqual({
      sent: [{ place: input, flags }],
      told: [{ kind: 'flags-added', count: 2 }],
      view: { kind: 'open', problem: null, field: null },
    })
    actor.send({ type: 'submit', form: flags.slice(1) })
    await settled()
    expect(sent).toHaveLength(2)
  })
  test('are not sent if there are none', () => {
    const { actor, sent } = open()
    actor.send({ type: 'submit', form: [] })
    expect(sent).toEqual([])
  })
  test('that did not reach the server show the reason until the input changes', async () => {
    const { actor, told, settled, view } = open(cutOff)
    actor.send({ type: 'submit', form: flags })
    await settled()
    expect({ view: view(), told }).toEqual({
      view: { kind: 'open', problem: { kind: 'unreachable' }, field: null },
      told: [],
    })
    actor.send({ type: 'edit' })
    expect(view()).toEqual({ kind: 'open', problem: null, field: null })
  })
})
