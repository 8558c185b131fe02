import Lock from 'lucide-react/icons/lock'
import type { LockedChallenge } from '#contract/models/scoreboard.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { lockedChallengeWords } from '#src/text/areas/locked-challenge.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Row, Stack, Text } from '#src/ui/layout.tsx'

type Named = Pick<LockedChallenge, 'id' | 'title'>

export interface LockedListProps {
  locked: readonly LockedChallenge[]
  /** The challenges that are open for the team, because a locked one names those that it requires. */
  challenges: readonly Named[]
}

/** Challenges that open for the team when it has solved others. */
export function LockedList({ locked, challenges }: LockedListProps) {
  const words = useWords(lockedChallengeWords)
  const { locale } = useText()
  const { labelOf } = useCategories()
  const lackOf = useLacks(locked, challenges)
  return (
    <Stack as="section" aria-labelledby="locked" gap="3">
      <Text as="h3" id="locked" face="heading">
        {words.title}
      </Text>
      <Text as="p" size="sm" tone="muted">
        {words.text}
      </Text>
      <Stack as="ul" gap="2">
        {locked.map((one) => (
          <Row as="li" key={one.id} gap="3" wrap={false} align="baseline">
            <Lock aria-hidden size={14} />
            <Row gap="facts" align="baseline" narrows>
              <Text weight="medium" lines="broken">
                {one.title}
              </Text>
              <Text size="sm" tone="muted">
                {labelOf(one.tag)} · {words.points(formatNumber(one.score, locale))}
              </Text>
              <Text size="sm" lines="broken">
                {lackOf(one)}
              </Text>
            </Row>
          </Row>
        ))}
      </Stack>
    </Stack>
  )
}

function useLacks(locked: readonly Named[], challenges: readonly Named[]) {
  const words = useWords(lockedChallengeWords)
  const { locale } = useText()
  const titles = new Map([...challenges, ...locked].map(({ id, title }) => [id, title]))
  const list = new Intl.ListFormat(locale)
  return ({ lacks }: LockedChallenge): string => {
    const names = lacks.flatMap((id) => titles.get(id) ?? [])
    // A required challenge that is not open for the team has no title here.
    return names.length === 0 ? words.later : words.first(list.format(names))
  }
}
