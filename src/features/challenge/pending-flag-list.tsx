import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { formatMoment } from '#src/format/number-and-date.ts'
import type { StoredAttempt } from '#src/browser/try-store.ts'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { css } from '#styled/css/index.js'

const DOTS = '••••••••••••'
const TONES = {
  Accepted: 'green',
  WrongAnswer: 'red',
  NotFound: 'yellow',
  CheatDetected: 'yellow',
  FlagSubmitted: 'yellow',
} as const

/** Somebody may look over one's shoulder: a flag is shown only when it is asked for. */
export function TryList({ tries }: { tries: readonly StoredAttempt[] }) {
  const words = useWords(challengeWords).answer
  if (tries.length === 0) return null
  return (
    <details>
      <summary className={css({ cursor: 'pointer', color: 'fg.muted', fontSize: 'sm' })}>
        {words.tries(tries.length)}
      </summary>
      <Stack as="ol" gap="1">
        {tries.map((tried) => (
          <TryRow key={tried.at} tried={tried} />
        ))}
      </Stack>
    </details>
  )
}

function TryRow({ tried: { flag, verdict, at } }: { tried: StoredAttempt }) {
  const { locale } = useText()
  const words = useWords(challengeWords).answer
  const [shown, setShown] = useState<'hidden' | 'revealed'>('hidden')
  const isHidden = shown === 'hidden'
  return (
    <Row as="li" gap="2">
      <Badge tone={TONES[verdict]}>{words.verdict[verdict]}</Badge>
      <Text as="time" dateTime={new Date(at).toISOString()} face="digits" size="sm" tone="muted">
        {formatMoment(at, locale)}
      </Text>
      <Text as="code" narrows lines="broken">
        {isHidden ? DOTS : flag}
      </Text>
      <IconButton
        label={isHidden ? words.reveal : words.hide}
        size="sm"
        onClick={() => setShown(isHidden ? 'revealed' : 'hidden')}
      >
        {isHidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
      </IconButton>
    </Row>
  )
}
