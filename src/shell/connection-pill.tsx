import History from 'lucide-react/icons/rotate-ccw-clock'
import Pause from 'lucide-react/icons/pause'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Snowflake from 'lucide-react/icons/snowflake'
import Unplug from 'lucide-react/icons/unplug'
import WifiOff from 'lucide-react/icons/wifi-off'
import type { LineView } from '#machines/live/line-view.ts'
import { formatSpan } from '#src/format/ago.ts'
import { connectionWords } from '#src/text/areas/connection.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import type { ConnectionWords } from '#src/text/areas/connection.en.ts'
import { Button } from '#src/ui/button.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { Popover } from '#src/ui/popover.tsx'
import { gameHeader } from '#styled/recipes/game-header.js'

export type Shown = Exclude<LineView, { kind: 'idle' }>

export interface ConnectionPillProps {
  view: Shown
  now: number
  /** The start of the freeze, in words. Null: the board is not frozen. */
  frozenSince?: string | null
  /** The game is paused. The pill shows that instead of a freeze, because it matters more. */
  isPaused?: boolean
  onRetry: () => void
}

/**
 * Shows whether the data is current. Without a connection it is a button that reconnects at once. In all
 * other states a press explains the state.
 */
export function ConnectionPill({
  view,
  now,
  frozenSince = null,
  isPaused = false,
  onRetry,
}: ConnectionPillProps) {
  const words = useWords(connectionWords)
  const { locale } = useText()
  const isCut = view.kind === 'reconnecting' || view.kind === 'offline'
  const isLive = view.kind === 'live'
  const standsStill = isLive && isPaused
  const isFrozen = isLive && !standsStill && frozenSince !== null
  const meaning = view.kind === 'refused' ? words.refused[view.why] : words.meaning[view.kind]
  const since = standsStill ? words.pausedMeaning : isFrozen ? words.frozenMeaning(frozenSince) : null
  const whole = since === null ? meaning : `${since} ${meaning}`
  const name = standsStill ? words.paused : isFrozen ? words.frozen : nameOf(view, now, words, locale)
  const pill = (
    <button
      type="button"
      title={whole}
      data-tone={standsStill ? 'warning' : isFrozen ? 'ice' : toneOf(view, now)}
      data-short={isCut || view.kind === 'refused' ? undefined : ''}
      data-cut={isCut || view.kind === 'refused' ? '' : undefined}
      // Named by attribute, because the visible label is hidden where there is no room for it.
      aria-label={name}
      onClick={isCut ? onRetry : undefined}
      className={gameHeader().pill}
    >
      {standsStill ? <Pause aria-hidden /> : isFrozen ? <Snowflake aria-hidden /> : iconOf(view.kind)}
      <span>{name}</span>
    </button>
  )
  return (
    <>
      {/* Without seconds, because a screen reader would read all of them. A toast announces a pause. */}
      <SrOnly role="status">{isFrozen ? name : steadyName(view, words, locale)}</SrOnly>
      {isCut ? (
        pill
      ) : (
        <Popover
          title={name}
          trigger={pill}
          footer={
            view.kind === 'refused' ? (
              <Button size="sm" onClick={onRetry}>
                {words.retry}
              </Button>
            ) : null
          }
        >
          {whole}
        </Popover>
      )}
    </>
  )
}

/** A read that is this old has failed at least once. */
const OLD_MS = 60_000

const TONES = {
  live: 'live',
  connecting: 'quiet',
  resyncing: 'quiet',
  reconnecting: 'warning',
  offline: 'danger',
  refused: 'danger',
  reread: 'quiet',
} as const satisfies Record<Shown['kind'], string>

const toneOf = (view: Shown, now: number) =>
  view.kind === 'reread' && now - view.readAt > OLD_MS ? 'warning' : TONES[view.kind]

/** The name without what changes each second. */
function steadyName(view: Shown, words: ConnectionWords, locale: string): string {
  if (view.kind === 'offline') return words.offline
  return view.kind === 'reread' ? words.reread : nameOf(view, Infinity, words, locale)
}

function nameOf(view: Shown, now: number, words: ConnectionWords, locale: string): string {
  switch (view.kind) {
    case 'reconnecting':
      return words.short.reconnecting(Math.max(0, Math.ceil((view.nextTryAt - now) / 1_000)))
    case 'offline':
      return words.short.offline
    case 'refused':
      return words.notLive
    case 'reread':
      return words.readAgo(formatSpan(Math.max(0, now - view.readAt), locale))
    case 'connecting':
    case 'resyncing':
    case 'live':
      return words[view.kind]
    default:
      return view satisfies never
  }
}

function iconOf(kind: Shown['kind']) {
  switch (kind) {
    // Shown as a pulsing dot and not as a word.
    case 'live':
      return null
    case 'connecting':
    case 'resyncing':
    case 'reconnecting':
      return <RefreshCw aria-hidden />
    case 'offline':
      return <WifiOff aria-hidden />
    case 'refused':
      return <Unplug aria-hidden />
    case 'reread':
      return <History aria-hidden />
    default:
      return kind satisfies never
  }
}
