import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import StepBack from 'lucide-react/icons/step-back'
import StepForward from 'lucide-react/icons/step-forward'
import X from 'lucide-react/icons/x'
import type { ComponentProps } from 'react'
import type { Problem } from '#contract/problem.ts'
import type { RecentSolve } from '#contract/rules/board/latest-solves.ts'
import type { CeremonyCommand } from '#machines/live/ceremony.machine.ts'
import { projectorWords } from '#src/text/areas/projector.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout.tsx'
import { css } from '#styled/css/index.js'

export interface CeremonyBarView {
  kind: 'frozen' | 'underWay' | 'running' | 'done' | 'publishing' | 'published'
  last: (Pick<RecentSolve, 'mark'> & { row: { name: string }; challenge: { title: string } }) | null
  shown: number
  hidden: number
  problem: Problem | null
}

interface BarProps {
  view: CeremonyBarView
  mayPublish: boolean
  onClose: () => void
  send: (command: CeremonyCommand) => void
}

/** The last revealed solve, the progress, and the buttons for both directions. */
export function CeremonyBar({ view, mayPublish, onClose, send }: BarProps) {
  const { reading } = useText().screens
  const words = useWords(projectorWords)
  const { kind, problem } = view
  const isOver = kind === 'done' || kind === 'publishing' || kind === 'published'
  return (
    <section aria-label={words.ceremony.open} className={bar}>
      <p
        role="status"
        className={css({
          flex: '1',
          minWidth: '48',
          fontSize: { base: 'lg', md: '3xl' },
          fontWeight: 'semibold',
        })}
      >
        {view.last
          ? `${words.ceremony.step(view.last.row.name, view.last.challenge.title)} – ${words.mark[view.last.mark]}`
          : words.revealed}
      </p>
      <Text face="digits" tone="muted">
        {words.ceremony.progress(view.shown, view.hidden)}
      </Text>
      {kind === 'published' ? <span>{words.ceremony.published}</span> : null}
      {kind === 'done' && !mayPublish ? <span>{words.ceremony.onlyAdmins}</span> : null}
      {isOver ? null : (
        <>
          <BarButton
            tone="brand"
            icon={<StepForward aria-hidden />}
            label={words.ceremony.next}
            onClick={() => send({ type: 'next' })}
          />
          <BarButton
            icon={kind === 'running' ? <Pause aria-hidden /> : <Play aria-hidden />}
            label={kind === 'running' ? words.ceremony.stop : words.ceremony.auto}
            onClick={() => send({ type: 'auto' })}
          />
        </>
      )}
      {view.shown > 0 && (kind === 'underWay' || kind === 'running' || kind === 'done') ? (
        <BarButton
          icon={<StepBack aria-hidden />}
          label={words.ceremony.back}
          onClick={() => send({ type: 'back' })}
        />
      ) : null}
      {mayPublish && (kind === 'done' || kind === 'publishing') ? (
        <Button
          tone="caution"
          onClick={() => send({ type: 'publish' })}
          state={kind === 'publishing' ? 'busy' : 'ready'}
        >
          {words.ceremony.publish}
        </Button>
      ) : null}
      <BarButton look="ghost" icon={<X aria-hidden />} label={words.ceremony.close} onClick={onClose} />
      {problem ? <Alert tone="danger">{problemWords(problem, reading)}</Alert> : null}
    </section>
  )
}

/** Phones show only the icon, because labels would take half of the screen. */
function BarButton({ label, ...button }: ComponentProps<typeof Button> & { label: string }) {
  return (
    <Button {...button} aria-label={label} className={css({ paddingInline: { base: '3', md: '4' } })}>
      <Text from="md">{label}</Text>
    </Button>
  )
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { base: '2', md: '3' },
  paddingInline: { base: '4', md: '8' },
  paddingBlock: { base: '2', md: '4' },
  backgroundColor: 'bg.surface',
})
