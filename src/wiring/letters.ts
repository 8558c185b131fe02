import { cancelLetter, listLetters, previewLetter, sendLetter } from '#contract/calls/letters.ts'
import type { Outcome } from '#contract/problem.ts'
import type { LetterResult, LetterTask } from '#machines/admin/letter.machine.ts'
import type { ClientServices } from './services.ts'

export function wireLetters({ request, reads }: Pick<ClientServices, 'request' | 'reads'>) {
  return {
    /** Not cancelled with the screen, because a letter that is being sent should be in the list. */
    async carryOut(task: LetterTask): Promise<Outcome<LetterResult>> {
      if (task.kind === 'count') {
        const counted = await request(previewLetter, { body: task.receivers })
        return counted.ok ? { ok: true, value: { kind: 'counted', effects: counted.value } } : counted
      }
      const answer =
        task.kind === 'cancel'
          ? await request(cancelLetter, { params: { id: task.id } })
          : await request(sendLetter, { body: { id: task.id, receivers: task.receivers, ...task.text } })
      reads.refresh(listLetters, {})
      return answer.ok ? { ok: true, value: { kind: 'letter', letter: answer.value } } : answer
    },
  }
}
