import type { ContainerDestructionView } from '#machines/admin/container-destruction.machine.ts'
import { containerWords } from '#src/text/areas/container.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { BatchProgress, type BatchActions } from '#src/ui/batch-progress.tsx'

export function DestructionProgress({ view, acts }: { view: ContainerDestructionView; acts: BatchActions }) {
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
      acts={acts}
    />
  )
}
