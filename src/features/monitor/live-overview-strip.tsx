import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { useId, useState, type ReactNode } from 'react'
import type { ContainerCountModel } from '#contract/models/container.ts'
import { sum, type LiveOverview } from '#contract/rules/live-overview.ts'
import { formatHour } from '#src/format/time.ts'
import type { MonitorWords } from '#src/text/areas/monitor.en.ts'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { css } from '#styled/css/index.js'
import { Columns } from '#src/ui/columns.tsx'

const BARS = { width: 120, height: 20 }
const GAP = 1

/** A minute without events still gets a visible bar. */
const LEAST = 1

export const since = Date.parse('2026-11-20T08:00:00Z')
export const solves = Array.from({ length: 30 }, (_, minute) => minute % 4)

/** Further titles are only counted, to keep the line short. */
const MAX_NAMED = 5

interface ControlRoomStripProps {
  room: LiveOverview
  /** Null while it is not known, or if the server does not send it. */
  containers: ContainerCountModel | null
}

/** Shows the figures side by side. On a phone they collapse into one line. */
export function LiveOverviewStrip({ room, containers }: ControlRoomStripProps) {
  const { locale } = useText()
  const words = useWords(monitorWords).room
  const { solves: minutes, answers, silent } = room
  const ofLoaded = room.counted === 'loaded' ? <span>{words.ofLoaded}</span> : null
  const hour = (at: number) => formatHour(at, locale)
  const [isOpen, setOpen] = useState(false)
  const facts = useId()
  return (
    <Stack as="section" aria-label={words.title} gap="3" narrows>
      <Button
        look="outline"
        size="sm"
        icon={isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={facts}
        className={onPhones}
        onClick={() => setOpen(!isOpen)}
      >
        {briefly(room, words, locale)}
      </Button>
      <Columns id={facts} gap="3" from={isOpen ? undefined : 'sm'}>
        <Fact name={words.solves}>
          {minutes === null ? (
            words.unknown
          ) : (
            <>
              <span>{words.solvesText(sum(minutes))}</span>
              <svg
                role="img"
                aria-label={words.busiest(Math.max(0, ...minutes))}
                viewBox={`0 0 ${BARS.width} ${BARS.height}`}
                preserveAspectRatio="none"
                className={bars}
              >
                <path d={barsPath(minutes)} fill="currentColor" />
              </svg>
            </>
          )}
        </Fact>
        <Fact name={words.wrong}>
          {answers === null ? (
            words.unknown
          ) : (
            <>
              <span>
                {answers.judged === 0
                  ? words.wrongNone(hour(answers.since))
                  : [
                      percent(answers.wrong / answers.judged, locale),
                      words.wrongText(answers.wrong, answers.judged, hour(answers.since)),
                    ].join(' · ')}
              </span>
              {ofLoaded}
            </>
          )}
        </Fact>
        {containers === null ? null : (
          <Fact name={words.containers}>{words.containersText(containers.running, containers.waiting)}</Fact>
        )}
        <Fact name={words.silent}>
          {silent === null ? (
            words.unknown
          ) : (
            <>
              {silent.titles.length === 0 ? null : (
                <Text tone="default" lines="broken">
                  {[
                    ...silent.titles.slice(0, MAX_NAMED),
                    ...(silent.titles.length > MAX_NAMED
                      ? [words.more(silent.titles.length - MAX_NAMED)]
                      : []),
                  ].join(' · ')}
                </Text>
              )}
              <span>{silentText(silent, words, hour)}</span>
              {ofLoaded}
            </>
          )}
        </Fact>
      </Columns>
    </Stack>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Card padding="sm">
      <Stack gap="1" size="sm" tone="muted">
        <Text as="h3" weight="semibold" tone="default">
          {name}
        </Text>
        {children}
      </Stack>
    </Card>
  )
}

function silentText(
  { titles, since }: NonNullable<LiveOverview['silent']>,
  words: MonitorWords['room'],
  hour: (at: number) => string,
): string {
  if (since === null) return titles.length === 0 ? words.neverSilent : words.silentEver
  return titles.length === 0 ? words.silentNone(hour(since)) : words.silentText(hour(since))
}

function briefly(
  { solves, answers, silent }: LiveOverview,
  words: MonitorWords['room'],
  locale: string,
): string {
  return words.brief(
    solves === null ? '?' : String(sum(solves)),
    answers === null || answers.judged === 0 ? '–' : percent(answers.wrong / answers.judged, locale),
    silent === null ? '?' : String(silent.titles.length),
  )
}

const percent = (share: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(share)

/** Draws one bar for each count, scaled to the highest. */
function barsPath(counts: readonly number[]): string {
  const most = Math.max(1, ...counts)
  const step = BARS.width / Math.max(1, counts.length)
  return counts
    .map((count, nth) => {
      const height = Math.max(LEAST, (count / most) * BARS.height)
      const [left, up, wide] = [nth * step, height, step - GAP].map((length) => length.toFixed(2))
      return `M${left} ${BARS.height}v-${up}h${wide}v${up}z`
    })
    .join('')
}

const onPhones = css({ display: { sm: 'none' } })
const bars = css({ width: 'full', height: '9', color: 'brand.text' })
