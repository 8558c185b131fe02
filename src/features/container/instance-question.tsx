import type { Problem } from '#contract/problem.ts'
import { AskDialog } from '#src/shell/room/ask-dialog.tsx'
import { instancesWords } from '#src/text/areas/instances.ts'
import { useWords } from '#src/text/use-text.ts'

export interface InstanceQuestionProps {
  act: 'restart' | 'stop'
  count: number
  isBusy: boolean
  problem: Problem | null
  onPress: () => void
  onCancel: () => void
}

export function InstanceQuestion({ act, count, ...rest }: InstanceQuestionProps) {
  const words = useWords(instancesWords)
  const title = words.title[act](count)
  return (
    <AskDialog
      {...rest}
      title={title}
      button={title}
      tone={act === 'stop' ? 'danger' : 'brand'}
      lines={words.lines[act].map((text, at) => ({ grave: at === 0 ? 'costs' : 'plain', text }))}
      undo={words.undo[act]}
    />
  )
}
