import type { UserActsView } from '#machines/admin/user-acts.machine.ts'
import { userActsWords } from '#src/text/areas/user-acts.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import type { UserActsOfList } from './use-user-acts.ts'

export const hasNews = (view: UserActsView): boolean => view.kind === 'busy' || view.task !== null

/** The result of the last act on several accounts, with the way to undo it. */
export function UserActNews({ acts: { view, undo } }: { acts: Pick<UserActsOfList, 'view' | 'undo'> }) {
  const { reading } = useText().screens
  const words = useWords(userActsWords)
  if (view.kind === 'busy') return words.busy
  if (view.kind === 'idle' && view.problem !== null) return problemWords(view.problem, reading)
  const { task, value } = view
  if (task === null || value === null) return null
  return (
    <>
      {task.isUndo ? words.done.undone : words.done[task.act.kind](value)}
      {undo === null ? null : (
        <>
          {' '}
          <Button size="xs" look="ghost" onClick={undo}>
            {words.undo}
          </Button>
        </>
      )}
    </>
  )
}
