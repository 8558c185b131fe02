import type { ActView } from '#machines/kit/act.ts'
import type { PairStateTask } from '#machines/admin/pair-state.machine.ts'
import { teamPairsWords } from '#src/text/areas/team-pairs.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout.tsx'

interface PairStateNewsProps {
  view: ActView<PairStateTask, null>
  onUndo: (task: PairStateTask) => void
}

/** What was just done with a pair, and the way back. */
export function PairStateNews({ view, onUndo }: PairStateNewsProps) {
  const { reading } = useText().screens
  const words = useWords(teamPairsWords).state
  const problem = view.kind === 'idle' ? view.problem : null
  const done = view.kind === 'idle' && problem === null ? view.task : null
  return (
    <Text as="span" role="status" size="sm" tone="muted">
      {problem === null ? null : problemWords(problem, reading)}
      {done === null ? null : (
        <>
          {words.done[done.state](...done.names)}{' '}
          {done.isUndo ? null : (
            <Button
              size="sm"
              look="ghost"
              aria-keyshortcuts="Z"
              onClick={() => onUndo({ ...done, state: done.was, was: done.state, isUndo: true })}
            >
              {words.undo}
            </Button>
          )}
        </>
      )}
    </Text>
  )
}
