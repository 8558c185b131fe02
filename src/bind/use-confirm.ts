import { useSelector } from '@xstate/react'
import { toConfirmView, type ConfirmView } from '#machines/app/confirm.machine.ts'
import type { Decision, Question } from '#machines/app/confirm-question.ts'
import { isSameView } from './is-same-view.ts'
import { ask } from '#src/wiring/ask.ts'
import { useWired } from './wired.ts'

/** Opens the confirm dialog: `if ((await confirm({ kind: 'clear-cache' })) === 'confirmed') …`. */
export function useConfirm(): (question: Question) => Promise<Decision> {
  const { confirm } = useWired()
  return (question) => ask(confirm, question)
}

export function useConfirmDialog(): { view: ConfirmView; confirm: () => void; cancel: () => void } {
  const { confirm } = useWired()
  return {
    view: useSelector(confirm, toConfirmView, isSameView),
    confirm: () => confirm.send({ type: 'confirm' }),
    cancel: () => confirm.send({ type: 'cancel' }),
  }
}
