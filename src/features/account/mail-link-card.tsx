import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import Unlink from 'lucide-react/icons/unlink'
import type { ReactNode } from 'react'
import type { Problem } from '#contract/problem.ts'
import { entryWords } from '#src/text/areas/entry.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Countdown } from '#src/ui/countdown.tsx'
import { Text } from '#src/ui/layout.tsx'
import { ResultCard } from '#src/ui/result-card.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { useFocusOn } from '#src/ui/use-focus-on.ts'
import { css } from '#styled/css/index.js'

export type LinkState =
  | { kind: 'missing' }
  | { kind: 'working' }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'failed'; problem: Problem; until: number | null }

export interface LinkStateProps {
  state: LinkState
  words: { working: string; failed: string; refusedHint: string }
  /** Links to other screens, because a link that does not work needs a next step. */
  ways: ReactNode
  onRetry: () => void
}

export function LinkStateCard({ state, words, ways, onRetry }: LinkStateProps) {
  const { reading } = useText().screens
  const { link, fields } = useWords(entryWords)
  switch (state.kind) {
    case 'missing':
      return (
        <ResultCard
          icon={<Unlink />}
          tone="warning"
          title={link.missing}
          text={link.missingText}
          action={ways}
        />
      )
    case 'working':
      return <Working text={words.working} />
    case 'refused':
      return (
        <ResultCard
          icon={<Unlink />}
          tone="warning"
          title={link.refused}
          text={'title' in state.problem && state.problem.title ? state.problem.title : link.refusedText}
          more={words.refusedHint}
          action={ways}
        />
      )
    case 'failed':
      return (
        <ResultCard
          icon={state.until === null ? <TriangleAlert /> : <Clock />}
          tone="warning"
          title={words.failed}
          text={
            state.until === null ? (
              problemWords(state.problem, reading)
            ) : (
              <Countdown until={state.until} {...fields.wait} />
            )
          }
          action={
            <Button tone="brand" aria-disabled={state.until !== null} onClick={onRetry}>
              {link.retry}
            </Button>
          }
        />
      )
    default:
      return state satisfies never
  }
}

/** Takes the focus, because it replaces the button of another try. */
function Working({ text }: { text: string }) {
  const card = useFocusOn<HTMLDivElement>('shown')
  return (
    <Card ref={card} tabIndex={-1} role="status" padding="lg" className={working}>
      <Spinner />
      <Text as="h1" face="heading">
        {text}
      </Text>
    </Card>
  )
}

const working = css({
  outlineStyle: 'none',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '4',
  width: 'full',
  maxWidth: 'dialog.sm',
  textAlign: 'center',
})
