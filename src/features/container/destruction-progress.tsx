import type { ContainerToDestroy } from '#machines/admin/container-destruction.machine.ts'
import type { QueueView } from '#machines/kit/queue.ts'
import { containerWords } from '#src/text/areas/container.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { BatchProgress, type BatchCommand } from '#src/ui/batch-progress.tsx'

export function DestructionProgress({
  view,
  send,
}: {
  view: QueueView<ContainerToDestroy, null>
  send: (command: BatchCommand) => void
}) {
  const { reading } = useText().screens
  const words = useWords(containerWords).admin
  return (
    <BatchProgress
      view={view}
      words={words}
      lineOf={({ guid, of, problem }) => ({
        key: guid,
        text: words.failure(of, problemWords(problem, reading)),
      })}
      whyOf={(problem) => problemWords(problem, reading)}
      send={send}
    />
  )
}
