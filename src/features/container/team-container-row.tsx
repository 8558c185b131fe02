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
import { css } from '#styled/css/index.js'
import { TimeLeft } from './time-left.tsx'

export interface TeamContainerRowProps {
  game: number
  challenge: number
  title: string
  view: ContainerView
  send: (wish: ContainerCommand) => void
  onUse: () => void
}

/** One of the team's containers, in a line or two. */
export function TeamContainerRow({ game, challenge, title, view, send, onUse }: TeamContainerRowProps) {
  const { reading } = useText().screens
  const { panel, team: words } = useWords(containerWords)
  const written = useRef<HTMLElement>(null)
  const problem = 'problem' in view ? view.problem : null
  const running = view.kind === 'running' ? view : null
  return (
    <li className={css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' })}>
      <Link to={`/games/${game}/challenges/${challenge}`} className={inlineLink}>
        {title}
      </Link>
      <span className={line}>
        <Standing view={view} />
        {running ? (
          <span className={css({ display: 'flex', gap: '1' })}>
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
              onClick={() => {
                onUse()
                send({ type: 'destroy' })
              }}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </span>
        ) : null}
      </span>
      {running ? (
        <span className={line}>
          <code
            ref={written}
            className={css({ textStyle: 'digits', minWidth: '0', overflowWrap: 'anywhere' })}
          >
            {running.entry}
          </code>
          <CopyButton
            text={running.entry}
            labels={{ copy: words.copy(title), copied: panel.copied }}
            onRefused={() =>
              written.current ? globalThis.getSelection()?.selectAllChildren(written.current) : undefined
            }
          />
        </span>
      ) : null}
      {problem ? (
        <Alert tone="danger">
          {problem.kind === 'too-often' ? panel.destroyIn.spoken : problemWords(problem, reading)}
        </Alert>
      ) : null}
    </li>
  )
}

function Standing({ view }: { view: ContainerView }) {
  const words = useWords(containerWords).panel
  switch (view.kind) {
    case 'running':
      return (
        <span className={css({ color: 'fg.muted' })}>
          {words.left} <TimeLeft until={view.stopsAt} isShort={view.isLastCall} />
        </span>
      )
    case 'starting':
      return (
        <span className={css({ color: 'fg.muted' })}>
          {view.step === 'Queued' ? words.step.Queued(view.ahead) : words.step[view.step]}
        </span>
      )
    case 'absent':
      return <span className={css({ color: 'fg.muted' })}>{words.gone[view.gone ?? 'Vanished']}</span>
    case 'checking':
      return <span className={css({ color: 'fg.muted' })}>{words.checking}</span>
    case 'unsure':
      return <span className={css({ color: 'fg.muted' })}>{words.unsureText}</span>
    case 'unavailable':
      return <span className={css({ color: 'fg.muted' })}>{words.unavailable}</span>
    default:
      return view satisfies never
  }
}

const line = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2' })
