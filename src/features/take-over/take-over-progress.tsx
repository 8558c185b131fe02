import type { TakeOverProgress as Facts } from '#contract/models/take-over.ts'
import { formatBytes } from '#src/format/bytes.ts'
import { formatCountdown } from '#src/format/number-and-date.ts'
import { takeOverWords } from '#src/text/areas/take-over.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { FormSection } from '#src/ui/form-section.tsx'
import { Text } from '#src/ui/layout.tsx'
import { Progress } from '#src/ui/progress.tsx'

export interface TakeOverProgressProps {
  isTrial: boolean
  progress: Facts
  isAway: boolean
}

export function TakeOverProgress({ isTrial, progress, isAway }: TakeOverProgressProps) {
  const words = useWords(takeOverWords)
  const { locale } = useText()
  const { phase, done, total, secondsLeft } = progress
  const amount =
    phase === 'Rows'
      ? words.rows(done, total)
      : words.bytes(formatBytes(done, locale), formatBytes(total, locale))
  const left = secondsLeft === null ? [] : [words.left(formatCountdown(secondsLeft * 1000))]
  return (
    <FormSection title={words.running[isTrial ? 'trial' : 'take']} text={words.stay}>
      <Text as="p" role="status" tabIndex={-1} data-step>
        {words.phase[phase]}
      </Text>
      <Progress label={words.phase[phase]} value={total === 0 ? 0 : done / total} />
      {total === 0 ? null : (
        <Text as="p" size="sm" tone="muted" face="digits">
          {[amount, ...left].join(' · ')}
        </Text>
      )}
      {isAway ? <Alert tone="info">{words.away}</Alert> : null}
    </FormSection>
  )
}
