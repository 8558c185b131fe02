import { monitorWords } from '#src/text/areas/monitor.ts'
import { useWords } from '#src/text/use-text.ts'
import { Code } from '#src/ui/code.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { MASK } from '#machines/admin/masked-answer.ts'

/** The submitted text. Streaming mode masks it, so that viewers cannot read it. */
export function AnswerText({ answer, isMasked }: { answer: string; isMasked: boolean }) {
  const words = useWords(monitorWords)
  if (!isMasked) {
    return (
      <Code>
        <bdi>{answer}</bdi>
      </Code>
    )
  }
  return (
    <Code>
      <span aria-hidden>{MASK}</span>
      <SrOnly>{words.hiddenAnswer}</SrOnly>
    </Code>
  )
}
