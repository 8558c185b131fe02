import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import type { MailTrial } from '#contract/models/platform.ts'
import type { Outcome } from '#contract/problem.ts'
import { testMailMachine } from '#machines/admin/test-mail.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { fill } from '#machines/kit/fill.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const refused: MailTrial = { fate: 'Refused', to: 'ada@example.org', said: '550' }
const told: Outcome<MailTrial> = { ok: true, value: refused }
const cutOff: Outcome<MailTrial> = { ok: false, problem: { kind: 'unreachable' } }

test('every transition is taken', () => {
  const model = modelOf(
    testMailMachine,
    [{ type: 'begin', task: '' }, ...[told, cutOff].map((answer) => answerOf('mailTrial.doing', answer))],
    {
      input: {},
    },
  )
  expect(missedBy(model.getShortestPaths(), testMailMachine)).toEqual([])
})

test('sends one email at a time, and shows the last result until the next one', async () => {
  const asked: string[] = []
  const answers = [told, cutOff]
  const settle: (() => void)[] = []
  const actor = createActor(
    fill(testMailMachine, {
      async carryOut({ task: to }) {
        asked.push(to)
        await new Promise<void>((go) => void settle.push(go))
        return answers[asked.length - 1] ?? cutOff
      },
    }),
    { input: {} },
  ).start()
  const seen = () => toActView(actor.getSnapshot())
  const turn = () => new Promise((go) => setTimeout(go))
  expect(seen()).toMatchObject({ kind: 'idle', value: null, problem: null })
  actor.send({ type: 'begin', task: 'ada@example.org' })
  actor.send({ type: 'begin', task: 'bea@example.org' })
  expect(seen()).toMatchObject({ kind: 'busy' })
  settle[0]?.()
  await turn()
  expect(seen()).toMatchObject({ kind: 'idle', value: refused, problem: null })
  actor.send({ type: 'begin', task: '' })
  await turn()
  settle[1]?.()
  await turn()
  expect(asked).toEqual(['ada@example.org', ''])
  expect(seen()).toMatchObject({ kind: 'idle', value: null, problem: { kind: 'unreachable' } })
})
