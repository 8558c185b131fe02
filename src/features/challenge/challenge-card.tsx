import CircleCheck from 'lucide-react/icons/circle-check'
import Lightbulb from 'lucide-react/icons/lightbulb'
import Sparkles from 'lucide-react/icons/sparkles'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { formatNumber } from '#src/format/number-and-date.ts'
import { categoryBadge } from '#src/shell/category-badge.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Card } from '#src/ui/card.tsx'
import { Row, Text } from '#src/ui/layout.tsx'
import { useFocusOnReturn } from '#src/ui/use-focus-on-return.ts'
import { css } from '#styled/css/index.js'
import { BLOOD_BADGES, BloodMark } from './blood-mark.tsx'
import { challengePath } from './challenge-path.ts'
import type { ChallengeView } from './challenges-view.ts'
import type { UnseenChange } from './unseen-changes.ts'

const ICONS = { challenge: Sparkles, hint: Lightbulb } as const

export interface ChallengeCardProps {
  game: number
  challenge: ChallengeView
  news: UnseenChange | null
  search: string
  /** It was open a moment ago. */
  isReturn: boolean
}

/**
 * The whole card leads to the challenge. Drawn anew only when it has changed: every ten seconds all of them
 * are asked for.
 */
export const ChallengeCard = memo(Face)

function Face({ game, challenge, news, search, isReturn }: ChallengeCardProps) {
  const { locale } = useText()
  const words = useWords(challengeWords).card
  const categories = useCategories()
  const { id, title, tag, score, solves, bloods, isSolved, blood } = challenge
  const place = useFocusOnReturn<HTMLAnchorElement>(isReturn)
  return (
    <Card
      as={Link}
      ref={place}
      to={challengePath(game, id, search)}
      press="whole"
      className={css({ display: 'flex', flexDirection: 'column', gap: '3' })}
    >
      <Row as="span" gap="1" align="stretch">
        <Badge {...categoryBadge(tag, categories)} />
        {isSolved ? (
          <Badge
            tone={blood ? BLOOD_BADGES[blood] : 'green'}
            icon={blood ? <BloodMark blood={blood} /> : <CircleCheck aria-hidden />}
          >
            {blood ? words.blood[blood] : words.solved}
          </Badge>
        ) : null}
        {news ? <UnseenBadge news={news} /> : null}
      </Row>
      <Text as="h3" face="heading" lines="broken">
        {title}
      </Text>
      <span className={foot}>
        <Text face="digits" weight="semibold" tone="default">
          {words.points(formatNumber(score, locale))}
        </Text>
        <Row as="span" gap="1" wrap={false}>
          {bloods.map(({ blood: each, team }) => (
            <span key={each} title={words.bloodBy(words.blood[each], team)}>
              <BloodMark blood={each} />
            </span>
          ))}
          {words.solves(solves)}
        </Row>
      </span>
    </Card>
  )
}

/** Goes when the challenge was looked at. */
function UnseenBadge({ news }: { news: UnseenChange }) {
  const words = useWords(challengeWords).card
  const Icon = ICONS[news]
  return (
    <Badge tone="yellow" icon={<Icon aria-hidden />}>
      {words.news[news]}
    </Badge>
  )
}

const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  marginBlockStart: 'auto',
  color: 'fg.muted',
  fontSize: 'sm',
})
