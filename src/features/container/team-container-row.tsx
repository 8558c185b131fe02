import Clock from 'lucide-react/icons/clock'
import Trash2 from 'lucide-react/icons/trash'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import type { ContainerView } from '#machines/game/container.facts.ts'
import type { ContainerCommand } from '#machines/game/container.machine.ts'
import { containerWords } from '#src/text/areas/container.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { inlineLink } from '#src/ui/inline-link.ts'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { TimeLeft } from './time-left.tsx'

export interface TeamContainerRowProps {
  game: number
  challenge: number
  title: string
  view: ContainerView
  send: (wish: ContainerCommand) => void
}

export function TeamContainerRow({ game, challenge, title, view, send }: TeamContainerRowProps) {
  const { reading } = useText().screens
  const { panel, team: words } = useWords(containerWords)
  const written = useRef<HTMLElement>(null)
  const problem = 'problem' in view ? view.problem : null
  const running = view.kind === 'running' ? view : null
  return (
    <Stack as="li" gap="1" narrows>
      <Link to={`/games/${game}/challenges/${challenge}`} className={inlineLink}>
        {title}
      </Link>
      <Row as="span" gap="2" wrap={false} justify="between">
        <RowState view={view} />
        {running ? (
          <Row as="span" gap="1" wrap={false} align="stretch">
            {running.isLastCall ? (
              <IconButton
                label={words.prolong(title)}
                title={words.prolong(title)}
                size="sm"
                tone="brand"
                state={running.doing === 'prolonging' ? 'busy' : 'ready'}
                onClick={() => send({ type: 'prolong' })}
              >
                <Clock aria-hidden />
              </IconButton>
            ) : null}
            <IconButton
              label={words.destroy(title)}
              title={words.destroy(title)}
              size="sm"
              tone="danger"
              state={running.doing === 'destroying' ? 'busy' : 'ready'}
              aria-disabled={running.allowedAt !== null}
              onClick={() => send({ type: 'destroy' })}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </Row>
        ) : null}
      </Row>
      {running ? (
        <Row as="span" gap="2" wrap={false} justify="between">
          <Text as="code" ref={written} face="digits" narrows lines="broken">
            {running.entry}
          </Text>
          <CopyButton
            text={running.entry}
            labels={{ copy: words.copy(title), copied: panel.copied }}
            onRefused={() =>
              written.current ? globalThis.getSelection()?.selectAllChildren(written.current) : undefined
            }
          />
        </Row>
      ) : null}
      {problem ? (
        <Alert tone="danger">
          {problem.kind === 'too-often' ? panel.destroyIn.spoken : problemWords(problem, reading)}
        </Alert>
      ) : null}
    </Stack>
  )
}

function RowState({ view }: { view: ContainerView }) {
  const words = useWords(containerWords).panel
  switch (view.kind) {
    case 'running':
      return (
        <Text tone="muted">
          {words.left} <TimeLeft until={view.stopsAt} isShort={view.isLastCall} />
        </Text>
      )
    case 'starting':
      return (
        <Text tone="muted">
          {view.step === 'Queued' ? words.step.Queued(view.ahead) : words.step[view.step]}
        </Text>
      )
    case 'absent':
      return <Text tone="muted">{words.gone[view.gone ?? 'Vanished']}</Text>
    case 'checking':
      return <Text tone="muted">{words.checking}</Text>
    case 'unsure':
      return <Text tone="muted">{words.unsureText}</Text>
    case 'unavailable':
      return <Text tone="muted">{words.unavailable}</Text>
    default:
      return view satisfies never
  }
}
