import type { ActorRefFrom } from 'xstate'
import type { confirmMachine } from '#machines/app/confirm.machine.ts'
import type { Decision, Question } from '#machines/app/confirm-question.ts'

/** Resolves to a cancel if another dialog is open. */
export function ask(confirm: ActorRefFrom<typeof confirmMachine>, question: Question): Promise<Decision> {
  if (!confirm.getSnapshot().can({ type: 'ask', question })) return Promise.resolve('cancelled')
  return new Promise((resolve) => {
    const answered = confirm.on('answered', ({ decision }) => {
      answered.unsubscribe()
      resolve(decision)
    })
    confirm.send({ type: 'ask', question })
  })
}
