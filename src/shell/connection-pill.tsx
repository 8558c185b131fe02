import Radio from 'lucide-react/icons/radio'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Unplug from 'lucide-react/icons/unplug'
import WifiOff from 'lucide-react/icons/wifi-off'
import type { ConnectionView } from '#machines/live/connection.machine.ts'
import { connectionWords } from '#src/text/areas/connection.ts'
import { useWords } from '#src/text/use-text.ts'
import type { ConnectionWords } from '#src/text/areas/connection.en.ts'
import { Badge, type BadgeProps } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { Popover } from '#src/ui/popover.tsx'
import { css } from '#styled/css/index.js'

export type Shown = Exclude<ConnectionView, { kind: 'idle' }>

/**
 * Whether what is on view is true at this moment; a press tells what that means and offers what can be done.
 */
export function ConnectionPill({ view, now, onRetry }: { view: Shown; now: number; onRetry: () => void }) {
  const words = useWords(connectionWords)
  const name = nameOf(view, now, words)
  const meaning = view.kind === 'refused' ? words.refused[view.why] : words.meaning[view.kind]
  return (
    <>
      {/* Without the seconds, or they would all be read out. */}
      <SrOnly role="status">{nameOf(view, Infinity, words)}</SrOnly>
      <Popover
        title={name}
        trigger={
          <button type="button" title={meaning} className={css({ borderRadius: 'small', cursor: 'pointer' })}>
            <Badge tone={TONES[view.kind]} size="md" icon={iconOf(view.kind)}>
              {name}
            </Badge>
          </button>
        }
        footer={
          view.kind === 'live' || view.kind === 'connecting' || view.kind === 'resyncing' ? null : (
            <Button size="sm" onClick={onRetry}>
              {words.retry}
            </Button>
          )
        }
      >
        {meaning}
      </Popover>
    </>
  )
}

const TONES = {
  live: 'teal',
  connecting: 'gray',
  resyncing: 'gray',
  reconnecting: 'amber',
  offline: 'red',
  refused: 'red',
} as const satisfies Record<Shown['kind'], BadgeProps['tone']>

function nameOf(view: Shown, now: number, words: ConnectionWords): string {
  if (view.kind === 'reconnecting')
    return words.reconnecting(Math.max(0, Math.ceil((view.nextTryAt - now) / 1_000)))
  return view.kind === 'refused' ? words.notLive : words[view.kind]
}

function iconOf(kind: Shown['kind']) {
  switch (kind) {
    case 'live':
      return <Radio aria-hidden />
    case 'connecting':
    case 'resyncing':
    case 'reconnecting':
      return <RefreshCw aria-hidden />
    case 'offline':
      return <WifiOff aria-hidden />
    case 'refused':
      return <Unplug aria-hidden />
    default:
      return kind satisfies never
  }
}
