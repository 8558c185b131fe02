import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ChallengeTag } from '#contract/models/challenge-names.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { CATEGORY_ICONS } from '#src/shell/category-icons.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { cx } from '#styled/css/index.js'
import { toned } from '#styled/recipes/toned.js'
import { openChallenge } from '#styled/recipes/open-challenge.js'
import { challengePath } from './challenge-path.ts'
import type { ChallengeView } from './challenges-view.ts'
import { freeBloods, FreeRing } from './marks.tsx'

export interface ChallengeFactsProps {
  tag: ChallengeTag
  score: number
  /** The list's data of this challenge. Null if the list does not have it. */
  listed: ChallengeView | null
  /** The number of wrong flags that the team may still submit. Null if there is no limit. */
  left?: number | null
  back?: ReactNode
  steps?: ReactNode
}

export function ChallengeFacts(props: ChallengeFactsProps) {
  const { tag, score, listed, left = null, back = null, steps = null } = props
  const { locale } = useText()
  const { card, board, bar } = useWords(challengeWords)
  const { labelOf, toneOf } = useCategories()
  const Icon = CATEGORY_ICONS[tag]
  const style = openChallenge()
  const [free] = listed ? freeBloods(listed) : []
  return (
    <div className={cx(style.head, toned({ tone: toneOf(tag) }))}>
      {back}
      <span className={style.chip}>
        <Icon aria-hidden />
        <span>{labelOf(tag)}</span>
      </span>
      <b>{card.points(formatNumber(score, locale))}</b>
      {listed ? <span>{board.solves(listed.solves)}</span> : null}
      {left ? <span>{bar.left(left)}</span> : null}
      {free ? (
        <span title={board.free[free]} className={style.free}>
          <FreeRing blood={free} />
          <span>{board.free[free]}</span>
        </span>
      ) : null}
      {steps}
    </div>
  )
}

export interface ChallengeStepsProps {
  game: number
  search: string
  previous: ChallengeView | null
  next: ChallengeView | null
}

export function ChallengeSteps({ game, search, previous, next }: ChallengeStepsProps) {
  const words = useWords(challengeWords).open
  const at = (challenge: ChallengeView) => challengePath(game, challenge.id, search)
  return (
    <nav className={openChallenge().steps}>
      {previous ? (
        <LinkButton
          as={Link}
          to={at(previous)}
          rel="prev"
          look="ghost"
          size="sm"
          aria-label={words.previous(previous.title)}
          icon={<ChevronLeft aria-hidden />}
        >
          <span>{previous.title}</span>
        </LinkButton>
      ) : null}
      {next ? (
        <LinkButton
          as={Link}
          to={at(next)}
          rel="next"
          look="ghost"
          size="sm"
          aria-label={words.next(next.title)}
        >
          <span>{next.title}</span>
          <ChevronRight aria-hidden />
        </LinkButton>
      ) : null}
    </nav>
  )
}
