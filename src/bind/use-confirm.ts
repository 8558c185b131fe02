import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { toConfirmView, type confirmMachine, type ConfirmView } from '#machines/app/confirm.machine.ts'
import type { Decision, Question } from '#machines/app/question.ts'
import { isSameView } from './is-same-view.ts'
import { useWired } from './wired.ts'

/** For who asks: `if ((await confirm({ kind: 'clear-cache' })) === 'confirmed') …`. */
export function useConfirm(): (question: Question) => Promise<Decision> {
  const { confirm } = useWired()
  return (question) => ask(confirm, question)
}

/** For the one dialog that shows the question. */
export function useConfirmDialog(): { view: ConfirmView; confirm: () => void; cancel: () => void } {
  const { confirm } = useWired()
  return {
    view: useSelector(confirm, toConfirmView, isSameView),
    confirm: () => confirm.send({ type: 'confirm' }),
    cancel: () => confirm.send({ type: 'cancel' }),
  }
}

/** While another question is open the answer is "cancelled" at once. */
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
