import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import type { OwnSession } from '#contract/models/session.ts'
import { instant } from '#contract/models/time.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useNow } from '#src/browser/clock.ts'
import { formatRelative, formatMoment } from '#src/format/number-and-date.ts'
import { profileWords } from '#src/text/areas/profile.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Row, Text } from '#src/ui/layout.tsx'
import { css } from '#styled/css/index.js'

/** Nearly all browsers also claim to be Chrome or Safari, so imitators come before the imitated. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\b(?:MicroMessenger)\//, 'WeChat'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
  [/^curl\//, 'curl'],
  [/\bpython-requests\//, 'python-requests'],
]

/** An iPhone claims to be "like Mac OS X" and Android claims to be Linux, so both come first. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPod)\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

/** The text comes from the browser and may have any length, so only its beginning is searched. */
const LOOKED_AT = 512

const MINUTE_MS = 60_000
const HANDHELD = new Set(['Android', 'iOS', 'iPadOS'])

export function SessionRow({ session }: { session: OwnSession }) {
  const { locale, screens } = useText()
  const words = useWords(profileWords).sessions
  const now = useNow()
  const { browser, system } = toBrowserName(session.agent)
  const name = words.browserOn(browser ?? words.unknownBrowser, system ?? words.unknownSystem)
  const Icon = system !== null && HANDHELD.has(system) ? Smartphone : Monitor
  // The server updates the time at most once a minute. The limit also hides a clock that is slightly off.
  const seenAt = Math.min(instant(session.seenAt), now - MINUTE_MS)
  return (
    <Row as="li" gap="3" wrap={false} align="start">
      <Icon
        aria-hidden
        className={css({ flexShrink: '0', boxSize: '6', color: 'fg.muted', marginBlockStart: '0.5' })}
      />
      <Text as="div" grows>
        <Text as="p" weight="medium">
          <Row as="span" gap="2">
            {name}
            {session.current ? <Badge tone="teal">{words.current}</Badge> : null}
          </Row>
        </Text>
        <Text as="p" size="sm" tone="muted" lines="broken">
          {session.current ? null : <span>{words.seen(formatRelative(seenAt, now, locale))} · </span>}
          <span>{words.from(session.ip)}</span>
          {' · '}
          <time dateTime={session.createdAt}>
            {words.since(formatMoment(instant(session.createdAt), locale))}
          </time>
        </Text>
        {session.current ? null : <End id={session.id} name={name} reading={screens.reading} />}
      </Text>
    </Row>
  )
}

/** The row disappears when the list is read again, so the focus moves to the heading of the list. */
function End({
  id,
  name,
  reading,
}: {
  id: string
  name: string
  reading: Parameters<typeof problemWords>[1]
}) {
  const words = useWords(profileWords).sessions
  const [view, send] = useProcess(
    usePart('profile').sessionEnd,
    {},
    { hear: { succeeded: () => document.getElementById('sessions-title')?.focus() } },
  )
  return (
    <>
      {view.kind === 'idle' && view.problem ? (
        <Text as="p" role="alert" size="sm" tone="danger">
          {problemWords(view.problem, reading)}
        </Text>
      ) : null}
      <Button
        size="sm"
        look="outline"
        state={view.kind === 'idle' ? 'ready' : 'busy'}
        aria-label={words.endOf(name)}
        onClick={() => send({ type: 'begin', task: { kind: 'one', id } })}
        className={css({ marginBlockStart: '2' })}
      >
        {view.kind === 'idle' ? words.end : words.ending}
      </Button>
    </>
  )
}

/** The names of a browser and its system. Null if the text does not reveal them. */
interface BrowserName {
  browser: string | null
  system: string | null
}

export function toBrowserName(agent: string): BrowserName {
  const text = agent.slice(0, LOOKED_AT)
  return { browser: named(BROWSERS, text), system: named(SYSTEMS, text) }
}

function named(names: readonly (readonly [RegExp, string])[], text: string): string | null {
  return names.find(([sign]) => sign.test(text))?.[1] ?? null
}
