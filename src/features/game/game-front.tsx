import { Link } from 'react-router-dom'
import type { Board } from '#contract/rules/board/board.ts'
import { categoryCounts } from '#contract/rules/board/by-category.ts'
import { shownMoment } from '#contract/rules/board/team-position.ts'
import { isHiding } from '#contract/rules/freeze.ts'
import { useNow } from '#src/browser/clock.ts'
import { formatSpan } from '#src/format/ago.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { CATEGORY_ICONS } from '#src/shell/category-icons.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { gamePageWords } from '#src/text/areas/game-page.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Coin } from '#src/ui/coin.tsx'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { cx } from '#styled/css/index.js'
import { gamePage } from '#styled/recipes/game-page.js'
import { toned } from '#styled/recipes/toned.js'

const look = gamePage()
/** More flags cannot be told apart in one line. */
const FLEET = 60
const FIRST = [1, 2, 3] as const
const HOUR_MS = 3_600_000

/** The flags of the first teams in one line, best first. A null board only reserves the space. */
export function Fleet({ game, board }: { game: number; board: Board | null }) {
  const { locale } = useText()
  const words = useWords(gamePageWords)
  if (board === null) return <div className={look.fleet} />
  const rows = board.ranking.slice(0, FLEET).flatMap((place) => board.rows[place] ?? [])
  return (
    <Link
      to={`/games/${game}/scoreboard`}
      aria-label={words.fleet(board.rows.length, formatNumber(board.rows.length, locale))}
      className={look.fleet}
    >
      {rows.map(({ id, name, avatar }) => (
        <TeamFlag key={id} name={name} picture={avatar} size={20} />
      ))}
    </Link>
  )
}

/** The first three teams as flags on poles. A null board only reserves the space. */
export function FirstThree({
  board,
  isOver,
  className,
}: {
  board: Board | null
  isOver: boolean
  className?: string
}) {
  const { locale, screens } = useText()
  const words = useWords(gamePageWords)
  const now = useNow()
  // Before the first points the order of teams means nothing, so only teams with points are shown.
  const scored = board?.ranking.flatMap((at) => board.rows[at] ?? []).filter(({ score }) => score > 0)
  return (
    <section aria-labelledby="first-three" className={className}>
      <h2 id="first-three" className={look.heading}>
        {board === null || (isOver && scored?.length !== 0)
          ? words.firstThree
          : scored?.length === 0
            ? words.noPoints
            : isHiding(board.freeze, now)
              ? words.frozen
              : words.inFront(lengthOf(shownMoment(board, now) - board.startsAt, locale, screens.game.hours))}
      </h2>
      <ol className={look.three} {...(board !== null && isOver ? { 'data-podium': '' } : {})}>
        {FIRST.map((place) => {
          const row = scored?.[place - 1]
          if (row === undefined)
            return scored === undefined || isOver ? null : (
              <li key={place} aria-hidden className={look.pole} data-free>
                <div className={look.name}>
                  <Coin place={place} isFree />
                </div>
              </li>
            )
          return (
            <li key={row.id} className={look.pole}>
              <TeamFlag name={row.name} picture={row.avatar} shape="pennant" />
              <div className={look.name}>
                <Coin place={place} />
                <span title={row.name}>
                  <SrOnly>{words.place(String(place))} </SrOnly>
                  {row.name}
                </span>
                <b>{formatNumber(row.score, locale)}</b>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function lengthOf(lengthMs: number, locale: string, hours: (count: number) => string): string {
  return lengthMs < HOUR_MS ? formatSpan(lengthMs, locale) : hours(Math.floor(lengthMs / HOUR_MS))
}

export function CategoryList({ board }: { board: Board }) {
  const { locale } = useText()
  const words = useWords(gamePageWords)
  const { labelOf, toneOf } = useCategories()
  const counts = categoryCounts(board)
  if (counts.length === 0) return null
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className={look.heading}>
        {words.categories(board.challenges.length, counts.length)}
      </h2>
      <ul className={look.categories}>
        {counts.map(({ tag, challenges }) => {
          const Icon = CATEGORY_ICONS[tag]
          return (
            <li key={tag} className={cx(toned({ tone: toneOf(tag) }), look.category)}>
              <Icon aria-hidden />
              <span>{labelOf(tag)}</span>
              <b>{formatNumber(challenges, locale)}</b>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
