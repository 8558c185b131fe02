import CircleX from 'lucide-react/icons/circle-x'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FlagAnswerView } from '#machines/game/flag-answer.facts.ts'
import type { FlagAnswerCommand } from '#machines/game/flag-answer.machine.ts'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Countdown } from '#src/ui/countdown.tsx'
import { Row, Text } from '#src/ui/layout.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { css, cx } from '#styled/css/index.js'

export interface VerdictLineProps {
  view: FlagAnswerView
  send: (wish: FlagAnswerCommand) => void
}

/** Always there, so that it is read out and nothing moves when it speaks. */
export function VerdictLine({ view, send }: VerdictLineProps) {
  const words = useWords(challengeWords).answer
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '2', minHeight: '11' })}>
      <div role="status">
        <Said view={view} />
      </div>
      {view.kind === 'cut' ? (
        <Row gap="3" align="stretch">
          <Button look="outline" onClick={() => send({ type: 'retry' })}>
            {words.retry}
          </Button>
          <Button look="ghost" onClick={() => send({ type: 'withdraw' })}>
            {words.withdraw}
          </Button>
        </Row>
      ) : null}
    </div>
  )
}

function Said({ view }: { view: FlagAnswerView }) {
  const { reading } = useText().screens
  const words = useWords(challengeWords).answer
  switch (view.kind) {
    case 'idle':
    case 'accepted':
      return null
    case 'busy':
      return (
        <p className={cx(line, css({ color: 'fg.muted' }))}>
          <Spinner />
          {view.doing === 'submitting' ? words.submitting : words.judging}
        </p>
      )
    case 'cut':
      return (
        <Line Icon={TriangleAlert} tone={warning}>
          {problemWords(view.problem, reading)} {words.cut}
        </Line>
      )
    case 'held-off':
      return (
        <Line Icon={TriangleAlert} tone={warning}>
          <Countdown until={view.until} {...words.wait} />
        </Line>
      )
    case 'wrong':
      return (
        <Line Icon={CircleX} tone={danger}>
          {words.wrong[view.submission % words.wrong.length]}
        </Line>
      )
    case 'unknown':
      return (
        <Line Icon={TriangleAlert} tone={warning}>
          {words.unknown(view.submission)}
        </Line>
      )
    case 'refused':
      return (
        <Line Icon={CircleX} tone={danger}>
          {problemWords(view.problem, reading)}
        </Line>
      )
    case 'signed-out':
      return (
        <Line Icon={TriangleAlert} tone={warning}>
          {words.signedOut}
        </Line>
      )
    case 'over':
    case 'suspended':
    case 'gone':
      return (
        <Line Icon={CircleX} tone={danger}>
          {words[view.kind]}
        </Line>
      )
    default:
      return view satisfies never
  }
}

function Line({ Icon, tone, children }: { Icon: LucideIcon; tone: string; children: ReactNode }) {
  return (
    <p className={cx(line, tone)}>
      <Icon aria-hidden />
      <Text narrows lines="broken">
        {children}
      </Text>
    </p>
  )
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  '& > svg': { boxSize: '5', flexShrink: '0' },
})
const warning = css({ color: 'fg.warning' })
const danger = css({ color: 'fg.danger' })
