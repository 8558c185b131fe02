import type { ParticipationReviewView } from '#machines/admin/participation-review.machine.ts'
import { reviewWords } from '#src/text/areas/review.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { BatchProgress, type BatchCommand } from '#src/ui/batch-progress.tsx'

export function ReviewProgress({
  view,
  send,
}: {
  view: ParticipationReviewView
  send: (command: BatchCommand) => void
}) {
  const { reading } = useText().screens
  const words = useWords(reviewWords)
  return (
    <BatchProgress
      view={view}
      words={words}
      lineOf={({ id, team, problem }) => ({
        key: id,
        text: words.failure(team, problemWords(problem, reading)),
      })}
      whyOf={(problem) => problemWords(problem, reading)}
      send={send}
    />
  )
}
