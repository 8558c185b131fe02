import type { Letter } from '#contract/models/letter.ts'
import { instant } from '#contract/models/time.ts'
import { formatMinute } from '#src/format/time.ts'
import { useToday } from '#src/browser/today.ts'
import { lettersWords } from '#src/text/areas/letters.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'

export interface LetterListProps {
  letters: readonly Letter[]
  isBusy: boolean
  onCancel: (id: string) => void
}

/** The last letters, with what was sent so far. A letter can be stopped while some of it waits. */
export function LetterList({ letters, isBusy, onCancel }: LetterListProps) {
  const { locale } = useText()
  const words = useWords(lettersWords)
  const today = useToday()
  if (letters.length === 0) return null
  return (
    <Stack as="ul" aria-label={words.list} gap="2">
      {letters.map((letter) => (
        <Row as="li" key={letter.id} gap="3" justify="between" wrap={false}>
          <Stack gap="1" narrows>
            <Text weight="semibold" lines="broken">
              {letter.subject}
            </Text>
            <Text size="sm" tone="muted">
              {formatMinute(instant(letter.createdAt), today, locale)} · {letter.writer} ·{' '}
              {words.progress(letter)}
            </Text>
          </Stack>
          {letter.waiting > 0 ? (
            <Button
              size="sm"
              look="outline"
              aria-label={words.stopOf(letter.subject)}
              state={isBusy ? 'busy' : 'ready'}
              onClick={() => onCancel(letter.id)}
            >
              {words.stop}
            </Button>
          ) : null}
        </Row>
      ))}
    </Stack>
  )
}
