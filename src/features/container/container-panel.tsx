import type { ContainerView } from '#machines/game/container.facts.ts'
import type { ContainerCommand } from '#machines/game/container.machine.ts'
import { containerWords } from '#src/text/areas/container.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { useFocusKeeper } from '#src/ui/use-focus-keeper.ts'
import { srOnly } from '#styled/recipes/sr-only.js'
import { text } from '#styled/recipes/text.js'
import { CoolDownButton } from './cool-down-button.tsx'
import { RunningContainer } from './running-container.tsx'

interface PanelWords {
  none: string
  start: string
  /** Texts for organisers, who cannot ask an organiser. Missing: the players' texts. */
  forOrganisers?: { unavailable: string; gone: Partial<Record<ContainerGone, string>> }
}
type ContainerGone = NonNullable<Extract<ContainerView, { kind: 'absent' }>['gone']>

export interface ContainerPanelProps {
  view: ContainerView
  send: (wish: ContainerCommand) => void
  /** A test container cannot be prolonged. Its screen has many inputs and therefore no shortcut. */
  kind: 'team' | 'test'
  words: PanelWords
  /** The effect of a start, or the reason why it is not possible. */
  limit: string | null
}

export function ContainerPanel({ view, send, kind, words: own, limit }: ContainerPanelProps) {
  const { reading } = useText().screens
  const words = useWords(containerWords).panel
  // The focused button disappears with its state.
  const place = useFocusKeeper<HTMLDivElement>()
  const problem =
    'problem' in view && view.problem && view.problem.kind !== 'too-often'
      ? problemWords(view.problem, reading)
      : null
  return (
    <Stack ref={place} tabIndex={-1} gap="3" narrows quiet>
      <p role="status" className={view.kind === 'running' ? srOnly() : text({ tone: 'muted' })}>
        <Said view={view} words={own} />
      </p>
      {view.kind === 'unsure' || problem === null ? null : (
        <Alert tone="danger" title={words.failed}>
          {problem}
        </Alert>
      )}
      <Body view={view} kind={kind} words={own} limit={limit} send={send} />
    </Stack>
  )
}

function Said({ view, words: own }: { view: ContainerView; words: PanelWords }) {
  const words = useWords(containerWords).panel
  switch (view.kind) {
    case 'absent':
      return view.gone === null ? own.none : (own.forOrganisers?.gone[view.gone] ?? words.gone[view.gone])
    case 'starting':
      return view.step === 'Queued' ? words.step.Queued(view.ahead) : words.step[view.step]
    case 'running':
      return words.runs
    case 'checking':
      return words.checking
    case 'unsure':
    case 'unavailable':
      return null
    default:
      return view satisfies never
  }
}

function Body({ view, kind, words: own, limit, send }: ContainerPanelProps) {
  const words = useWords(containerWords).panel
  switch (view.kind) {
    case 'absent':
    case 'starting':
    case 'checking':
      return <StartRow view={view} kind={kind} start={own.start} limit={limit} send={send} />
    case 'running':
      return <RunningContainer view={view} kind={kind} send={send} />
    case 'unsure':
      return (
        <Alert
          tone="warning"
          title={words.unsure}
          action={<Button onClick={() => send({ type: 'retry' })}>{words.retry}</Button>}
        >
          {words.unsureText}
        </Alert>
      )
    case 'unavailable':
      return (
        <Alert tone="info" title={words.unavailable}>
          {own.forOrganisers?.unavailable ?? words.unavailableText}
        </Alert>
      )
    default:
      return view satisfies never
  }
}

interface StartRowProps {
  view: Extract<ContainerView, { kind: 'absent' | 'starting' | 'checking' }>
  kind: 'team' | 'test'
  start: string
  limit: string | null
  send: (wish: ContainerCommand) => void
}

/** During a start the button keeps its place and the focus, and a cancel button appears next to it. */
function StartRow({ view, kind, start, limit, send }: StartRowProps) {
  const words = useWords(containerWords).panel
  const isAbsent = view.kind === 'absent'
  const isPaused = isAbsent && view.pausedAt !== undefined
  const note = isPaused ? words.paused : limit
  const coming = view.kind === 'starting' ? view : null
  return (
    <>
      {isAbsent && note !== null && view.problem === null ? (
        <Text as="p" size="sm" tone="muted">
          {note}
        </Text>
      ) : null}
      <Row gap="3">
        <CoolDownButton
          tone="brand"
          look="outline"
          state={isAbsent ? 'ready' : 'busy'}
          {...(isPaused ? { 'aria-disabled': true } : {})}
          allowedAt={isAbsent ? view.allowedAt : null}
          wait={words.startIn}
          {...(kind === 'team' ? { 'aria-keyshortcuts': 'I' } : {})}
          onClick={() => send({ type: 'start' })}
        >
          {coming ? words.starting : isAbsent && view.gone !== null ? words.startAgain : start}
        </CoolDownButton>
        {coming?.canCancel || coming?.doing ? (
          <CoolDownButton
            look="ghost"
            allowedAt={coming.allowedAt}
            wait={words.destroyIn}
            {...(kind === 'team' ? { 'aria-keyshortcuts': 'X' } : {})}
            state={coming.doing === null ? 'ready' : 'busy'}
            onClick={() => send({ type: 'destroy' })}
          >
            {coming.doing === null ? words.cancel : words.cancelling}
          </CoolDownButton>
        ) : null}
      </Row>
      {coming ? (
        <Text as="p" size="sm" tone="muted">
          {coming.user === null ? null : words.by(coming.user)} {words.stays}
        </Text>
      ) : null}
    </>
  )
}
