import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import type { MailTrial } from '#contract/models/platform.ts'
import type { Outcome } from '#contract/problem.ts'
import { mailTrialEffects, mailTrialMachine, toMailTrialView } from '#machines/admin/mail-trial.machine.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const refused: MailTrial = { fate: 'Refused', to: 'ada@example.org', said: '550' }
const told: Outcome<MailTrial> = { ok: true, value: refused }
const cutOff: Outcome<MailTrial> = { ok: false, problem: { kind: 'unreachable' } }

test('every arrow is walked', () => {
  const model = modelOf(mailTrialMachine, [{ type: 'send', to: '' }, ...[told, cutOff].map((answer) => answerOf('mailTrial.sending', answer))])
  expect(missedBy(model.getShortestPaths(), mailTrialMachine)).toEqual([])
})

test('one letter at a time, and what became of the last stands there until the next', async () => {
  const asked: string[] = []
  const answers = [told, cutOff]
  const settle: (() => void)[] = []
  const actor = createActor(
    mailTrialMachine.provide({
      actors: {
        tryMail: mailTrialEffects.tryMail.by(async (to) => {
          asked.push(to)
          await new Promise<void>((go) => void settle.push(go))
          return answers[asked.length - 1] ?? cutOff
        }),
      },
    }),
  ).start()
  const seen = () => toMailTrialView(actor.getSnapshot())
  const turn = () => new Promise((go) => setTimeout(go))
  expect(seen()).toEqual({ kind: 'resting', trial: null, problem: null })
  actor.send({ type: 'send', to: 'ada@example.org' })
  actor.send({ type: 'send', to: 'bea@example.org' })
  expect(seen()).toEqual({ kind: 'sending' })
  settle[0]?.()
  await turn()
  expect(seen()).toEqual({ kind: 'resting', trial: refused, problem: null })
  actor.send({ type: 'send', to: '' })
  await turn()
  settle[1]?.()
  await turn()
  expect(asked).toEqual(['ada@example.org', ''])
  expect(seen()).toEqual({ kind: 'resting', trial: null, problem: { kind: 'unreachable' } })
})
