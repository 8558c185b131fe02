import FastForward from 'lucide-react/icons/fast-forward'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import Radio from 'lucide-react/icons/radio'
import Rewind from 'lucide-react/icons/rewind'
import X from 'lucide-react/icons/x'
import type { ReplayCommand, ReplayView } from '#machines/live/replay.machine.ts'
import { formatTime } from '#src/format/time.ts'
import { projectorWords } from '#src/text/areas/projector.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row, Text } from '#src/ui/layout.tsx'
import { Slider } from '#src/ui/slider.tsx'
import { css } from '#styled/css/index.js'

export const begin = Date.parse('2026-11-20T08:00:00Z')
export const rest = { until: begin + 7_200_000, speed: 1, canHasten: true, canSlow: false } as const
export const EXAMPLE_SPAN = { startsAt: begin, until: rest.until }

interface BarProps {
  view: ReplayView
  send: (command: ReplayCommand) => void
  startsAt: number
  /** The latest time that can be shown. It grows while the game runs. */
  until: number
  /** Called when the user releases the slider, because the URL changes only then. */
  onSettle: () => void
  onClose: () => void
}

/** The number of arrow key presses from start to end. */
const STEPS = 200

/** One line. On phones two lines, with the slider in the first. */
export function ReplayBar({ view, send, startsAt, until, onSettle, onClose }: BarProps) {
  const { locale } = useText()
  const words = useWords(projectorWords).replay
  const isPlaying = view.kind === 'playing'
  return (
    <section aria-label={words.open} className={bar}>
      <Button
        tone="brand"
        icon={isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        aria-label={isPlaying ? words.pause : words.play}
        onClick={() => send({ type: isPlaying ? 'pause' : 'play' })}
      >
        <Text from="md">{isPlaying ? words.pause : words.play}</Text>
      </Button>
      <Text as="div" spreads>
        <Slider
          label={words.moment}
          least={startsAt}
          most={Math.max(until, startsAt + 1)}
          step={Math.max(1, Math.floor((until - startsAt) / STEPS))}
          value={view.at ?? until}
          onValueChange={(at) => send({ type: 'seek', at })}
          onSettle={onSettle}
          write={(at) => formatTime(at, locale)}
        />
      </Text>
      <Row as="span" gap="1" wrap={false}>
        <IconButton label={words.slower} onClick={() => send({ type: 'slow' })} disabled={!view.canSlow}>
          <Rewind aria-hidden />
        </IconButton>
        <Text face="digits">{words.speed(view.speed)}</Text>
        <IconButton label={words.faster} onClick={() => send({ type: 'hasten' })} disabled={!view.canHasten}>
          <FastForward aria-hidden />
        </IconButton>
      </Row>
      <Button
        icon={<Radio aria-hidden />}
        aria-label={words.live}
        onClick={() => send({ type: 'goLive' })}
        disabled={view.kind === 'live'}
      >
        <Text from="md">{words.live}</Text>
      </Button>
      <IconButton label={words.close} onClick={onClose}>
        <X aria-hidden />
      </IconButton>
    </section>
  )
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { base: '2', md: '3' },
  flex: '1',
})
