import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Pause from 'lucide-react/icons/pause'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import WifiOff from 'lucide-react/icons/wifi-off'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { MAX_FLAG_LENGTH } from '#contract/rules/flag-template.ts'
import type { FlagAnswerView, FlagProgress } from '#machines/game/flag-answer.facts.ts'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Countdown } from '#src/ui/countdown.tsx'
import { Kbd } from '#src/ui/kbd.tsx'
import { flagBar } from '#styled/recipes/flag-bar.js'
import { wrongOnes, type TriesView } from './team-tries.tsx'

export interface AnswerLineProps {
  /** The field refers to this id by `aria-describedby`, so that screen readers read the line with it. */
  id: string
  view: FlagAnswerView
  flaw: 'missing' | 'long' | null
  tries: TriesView
  /** The number of wrong flags that the team may still submit. Null if there is no limit. */
  left: number | null
  /** Null if one flag solves the challenge. */
  progress: FlagProgress | null
}

/** Always present and of a fixed height, so that a message moves nothing. */
export function AnswerLine({ id, view, flaw, ...told }: AnswerLineProps) {
  const { answer } = useWords(challengeWords)
  return (
    <div id={id} role="status">
      {flaw === null ? (
        <Said view={view} {...told} />
      ) : (
        <Line Icon={CircleX} tone="danger">
          {flaw === 'missing' ? answer.flaw.missing : answer.flaw.long(MAX_FLAG_LENGTH)}
        </Line>
      )}
    </div>
  )
}

function Said({ view, tries, left, progress }: Omit<AnswerLineProps, 'id' | 'flaw'>) {
  const { reading } = useText().screens
  const { answer: words, bar } = useWords(challengeWords)
  const tried =
    left === null ? (tries.of === 'team' ? bar.tried : bar.triedHere)(wrongOnes(tries)) : bar.left(left)
  const known = [progress === null ? null : bar.found(progress.found, progress.needed), tried].filter(
    (part) => part !== null,
  )
  if (left === 0 && view.kind === 'idle')
    return (
      <Line Icon={CircleX} tone="danger">
        {tried}
      </Line>
    )
  switch (view.kind) {
    case 'idle':
      return (
        <div data-tone="plain" className={flagBar().said}>
          <span data-part="key">
            <Kbd>{bar.key}</Kbd> {bar.submits}
            {known.length === 0 ? null : ' ·'}
          </span>
          {known.length === 0 ? null : <span>{known.join(' · ')}</span>}
        </div>
      )
    case 'accepted':
      return null
    case 'busy':
      return (
        <div className={flagBar().said}>
          <span>{words.doing[view.doing]}</span>
        </div>
      )
    case 'cut':
      return (
        <Line Icon={view.problem.kind === 'unreachable' ? WifiOff : TriangleAlert} tone="warning">
          {view.problem.kind === 'unreachable' ? null : problemWords(view.problem, reading)}{' '}
          {view.isUnsure ? words.cutUnsure : words.cut}
        </Line>
      )
    case 'paused':
      return (
        <Line Icon={Pause} tone="warning">
          {words.paused}
        </Line>
      )
    case 'held-off':
      return (
        <Line Icon={TriangleAlert} tone="warning">
          <Countdown until={view.until} {...words.wait} />
        </Line>
      )
    case 'wrong':
      return (
        <Line Icon={CircleX} tone="danger">
          {[words.wrong, tried].filter((part) => part !== null).join(' ')}
        </Line>
      )
    case 'found':
      return (
        <Line Icon={CircleCheck} tone="success">
          {words.found(view.progress?.found ?? null, view.progress?.needed ?? null)}
        </Line>
      )
    case 'unknown':
      return (
        <Line Icon={TriangleAlert} tone="warning">
          {words.unknown(view.submission)}
        </Line>
      )
    case 'refused':
      return (
        <Line Icon={CircleX} tone="danger">
          {problemWords(view.problem, reading)}
        </Line>
      )
    case 'solved':
      return <div className={flagBar().said}>{words.solved}</div>
    case 'signed-out':
      return (
        <Line Icon={TriangleAlert} tone="warning">
          {words.signedOut}
        </Line>
      )
    case 'over':
    case 'suspended':
    case 'gone':
      return (
        <Line Icon={CircleX} tone="danger">
          {words[view.kind]}
        </Line>
      )
    default:
      return view satisfies never
  }
}

interface LineProps {
  Icon: LucideIcon
  tone: 'success' | 'warning' | 'danger'
  children: ReactNode
}

function Line({ Icon, tone, children }: LineProps) {
  return (
    <div data-tone={tone} className={flagBar().said}>
      <Icon aria-hidden />
      <span>{children}</span>
    </div>
  )
}
