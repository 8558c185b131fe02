import CircleCheck from 'lucide-react/icons/circle-check'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import type { ActEvent, ActView } from '#machines/kit/act.ts'
import { openingCheckWords } from '#src/text/areas/opening-check.ts'
import { failedWords, problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Row, Text } from '#src/ui/layout.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { srOnly } from '#styled/recipes/sr-only.js'
import { text } from '#styled/recipes/text.js'
import { countOf, type CheckView } from './opening-check-view.ts'
import { FindingList } from './finding-list.tsx'

export interface CheckPanelProps {
  game: number
  view: CheckView
  /** The state of a check that the organiser has requested again. */
  recheck: ActView<null, null>
  send: (command: ActEvent<null>) => void
}

export function CheckPanel({ game, view, recheck, send }: CheckPanelProps) {
  const words = useWords(openingCheckWords)
  const count = view.kind === 'found' ? countOf(view.findings) : 0
  return (
    <Card as="section" aria-labelledby="opening-check" stack="4">
      <Row gap="3" justify="between">
        <div>
          <Row as="span" gap="3">
            <Text as="h2" id="opening-check" face="heading">
              {words.title}
            </Text>
            {count > 0 ? <Badge tone="orange">{words.count(count)}</Badge> : null}
          </Row>
          <Text as="p" size="sm" tone="muted">
            {words.text}
          </Text>
        </div>
        {view.kind === 'found' ? (
          <Button
            look="outline"
            size="sm"
            icon={<RefreshCw aria-hidden />}
            state={recheck.kind === 'busy' ? 'busy' : 'ready'}
            onClick={() => send({ type: 'begin', task: null })}
          >
            {recheck.kind === 'busy' ? words.checking : words.again}
          </Button>
        ) : null}
      </Row>
      <Result game={game} view={view} recheck={recheck} />
    </Card>
  )
}

function Result({ game, view, recheck }: Omit<CheckPanelProps, 'send'>) {
  const { reading } = useText().screens
  const words = useWords(openingCheckWords)
  switch (view.kind) {
    case 'loading':
      return (
        <SkeletonShape label={words.checking}>
          <Skeleton width="long" />
          <Skeleton width="half" />
        </SkeletonShape>
      )
    case 'failed':
      return <LoadError rank="h3" {...failedWords(view.problem, reading)} onRetry={view.retry} />
    case 'found': {
      const problem = (recheck.kind === 'done' ? null : recheck.problem) ?? view.problem
      const isClear = countOf(view.findings) === 0
      return (
        <>
          {problem ? (
            <Alert tone="warning" title={words.stale}>
              {problemWords(problem, reading)}
            </Alert>
          ) : null}
          {/* This element exists before its content changes, because screen readers only announce changes. */}
          <p role="status" className={isClear ? text({ tone: 'success' }) : srOnly()}>
            {isClear ? (
              <Row as="span" gap="2" wrap={false}>
                <CircleCheck aria-hidden />
                {view.findings.length === 0 ? words.clear : words.onlyNotes}
              </Row>
            ) : (
              words.count(countOf(view.findings))
            )}
          </p>
          <FindingList game={game} findings={view.findings} />
          {view.accepted === 0 ? null : (
            <Text as="p" size="sm" tone="muted">
              {words.accepted(view.accepted)}
            </Text>
          )}
        </>
      )
    }
    default:
      return view satisfies never
  }
}
