import type { ReactNode } from 'react'
import { MASK } from '#machines/admin/masked-answer.ts'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { useWords } from '#src/text/use-text.ts'
import { SrOnly } from '#src/ui/layout.tsx'

/** A flag, an address or personal data, which streaming mode hides. */
export function HiddenText({ isMasked, children }: { isMasked: boolean; children: ReactNode }) {
  const { hiddenAnswer } = useWords(monitorWords)
  if (!isMasked) return children
  return (
    <>
      <span aria-hidden>{MASK}</span>
      <SrOnly>{hiddenAnswer}</SrOnly>
    </>
  )
}
