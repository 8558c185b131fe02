import CircleCheck from 'lucide-react/icons/circle-check'
import type { ChallengeTag } from '#contract/models/challenge-names.ts'
import { categoryBadge } from '#src/shell/category-badge.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Row, Text } from '#src/ui/layout.tsx'
import { BLOOD_BADGES, BloodMark } from './blood-mark.tsx'
import type { ChallengeView } from './challenges-view.ts'

export interface ChallengeFactsProps {
  tag: ChallengeTag
  score: number
  /** The list's data of this challenge, if the list has it. */
  listed: ChallengeView | null
}

/** Above the name of an open challenge. */
export function ChallengeFacts({ tag, score, listed }: ChallengeFactsProps) {
  const { locale } = useText()
  const words = useWords(challengeWords).card
  const categories = useCategories()
  return (
    <Row as="span" gap="3">
      <Badge {...categoryBadge(tag, categories)} />
      {listed?.isSolved ? (
        <Badge
          tone={listed.blood ? BLOOD_BADGES[listed.blood] : 'green'}
          icon={listed.blood ? <BloodMark blood={listed.blood} /> : <CircleCheck aria-hidden />}
        >
          {listed.blood ? words.blood[listed.blood] : words.solved}
        </Badge>
      ) : null}
      <Text face="digits">{words.points(formatNumber(score, locale))}</Text>
      {listed ? <Text tone="muted">{words.solves(listed.solves)}</Text> : null}
    </Row>
  )
}
