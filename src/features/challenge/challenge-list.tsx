import Check from 'lucide-react/icons/check'
import Sparkles from 'lucide-react/icons/sparkles'
import { Link } from 'react-router-dom'
import { CATEGORY_ICONS } from '#src/shell/category-icons.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { SrOnly, Text } from '#src/ui/layout.tsx'
import { css } from '#styled/css/index.js'
import { challengePath } from './challenge-path.ts'
import type { ChallengeView } from './challenges-view.ts'
import type { UnseenChange } from './unseen-changes.ts'

export interface ChallengeListProps {
  game: number
  challenges: readonly ChallengeView[]
  news: ReadonlyMap<number, UnseenChange>
  search: string
  /** The one on view beside it. */
  open: number
}

/** Beside an open challenge on wide screens: the way to the others. */
export function ChallengeList({ game, challenges, news, search, open }: ChallengeListProps) {
  const { locale } = useText()
  const { list, card } = useWords(challengeWords)
  const { labelOf } = useCategories()
  return (
    <nav
      aria-label={list.title}
      className={css({ display: { base: 'none', xl: 'flex' }, flexDirection: 'column', gap: '1' })}
    >
      {challenges.map(({ id, title, tag, score, isSolved }) => {
        const Icon = CATEGORY_ICONS[tag]
        const own = id === open ? null : (news.get(id) ?? null)
        return (
          <Link
            key={id}
            to={challengePath(game, id, search)}
            aria-current={id === open ? 'page' : undefined}
            className={id === open ? openRow : row}
          >
            <span title={labelOf(tag)} className={mark}>
              <Icon aria-hidden />
            </span>
            <Text grows lines="broken">
              {title}
            </Text>
            {own ? (
              <>
                <Sparkles aria-hidden />
                <SrOnly>{card.news[own]}</SrOnly>
              </>
            ) : null}
            {isSolved ? (
              <>
                <Check aria-hidden />
                <SrOnly>{card.solved}</SrOnly>
              </>
            ) : (
              <Text face="digits" size="sm" tone="muted">
                {formatNumber(score, locale)}
              </Text>
            )}
          </Link>
        )
      })}
    </nav>
  )
}

const mark = css({ display: 'inline-flex', flexShrink: '0', '& > svg': { boxSize: '4' } })
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  padding: '2',
  borderRadius: 'small',
  color: 'fg.default',
  textDecoration: 'none',
  _hover: { color: 'fg.link' },
  '& > svg': { boxSize: '4', flexShrink: '0' },
})
const openRow = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  padding: '2',
  borderRadius: 'small',
  color: 'fg.link',
  fontWeight: 'semibold',
  textDecoration: 'none',
  '& > svg': { boxSize: '4', flexShrink: '0' },
})
