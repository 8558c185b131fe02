import { latestBloods, untouched } from '#contract/rules/board/bloods.ts'
import type { Board } from '#contract/rules/board/board.ts'
import { categoryCounts } from '#contract/rules/board/by-category.ts'
import type { RecentSolve } from '#contract/rules/board/latest-solves.ts'
import { useNow } from '#src/browser/clock.ts'
import { formatAgo } from '#src/format/ago.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { CATEGORY_ICONS } from '#src/shell/category-icons.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { projectorWords } from '#src/text/areas/projector.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { SrOnly } from '#src/ui/layout.tsx'
import { styleVars } from '#src/ui/style-vars.ts'
import { useSlides } from '#src/ui/use-slides.ts'
import { hallNews } from '#styled/recipes/hall-news.js'
import { toned } from '#styled/recipes/toned.js'
import { Coin } from '#src/ui/coin.tsx'

const look = hallNews()
const LINES = 6

export function BoardSide({ board }: { board: Board }) {
  const words = useWords(projectorWords).hall
  const bloods = latestBloods(board, LINES)
  const list = useSlides<HTMLOListElement>(bloods.map(keyOf))
  return (
    <aside className={look.side}>
      <section aria-label={words.bloods}>
        <h2 className={look.heading}>{words.bloods}</h2>
        <ol ref={list} className={look.bloods}>
          {bloods.length === 0 ? <li>{words.noBloods}</li> : null}
          {bloods.map((blood) => (
            <BloodLine key={keyOf(blood)} blood={blood} />
          ))}
        </ol>
      </section>
      <Free board={board} />
      <Categories board={board} />
    </aside>
  )
}

const keyOf = ({ row, challenge }: RecentSolve) => `${row.id} ${challenge.id}`

function BloodLine({ blood: { row, challenge, at, mark } }: { blood: RecentSolve }) {
  const { locale } = useText()
  const words = useWords(projectorWords)
  const { toneOf } = useCategories()
  const now = useNow()
  const Icon = CATEGORY_ICONS[challenge.tag]
  return (
    <li className={look.blood}>
      {mark === 'plain' ? null : <Coin place={mark} />}
      <div>
        <SrOnly>{words.mark[mark]}: </SrOnly>
        <b>{row.name}</b>
        <Icon aria-hidden className={toned({ tone: toneOf(challenge.tag) })} />
        {challenge.title}
      </div>
      <time className={look.ago} dateTime={new Date(at).toISOString()}>
        {formatAgo(at, now, locale)}
      </time>
    </li>
  )
}

function Free({ board }: { board: Board }) {
  const { locale } = useText()
  const words = useWords(projectorWords).hall
  const { toneOf } = useCategories()
  const challenge = untouched(board)
  if (challenge === null) return null
  const Icon = CATEGORY_ICONS[challenge.tag]
  const tone = toned({ tone: toneOf(challenge.tag) })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <section aria-label={words.free} className={look.free}>
      <h2 className={look.heading}>{words.free}</h2>
      <div className={look.worth}>
        <Icon aria-hidden className={tone} />
        <b>{challenge.title}</b>
        <span className={tone}>{formatNumber(challenge.score, locale)}</span>
      </div>
      {board.bonus.first === 0 ? null : (
        <div className={look.bonus}>
          <Coin place={1} />
          {words.bonus(percent.format(board.bonus.first / 1_000))}
        </div>
      )}
    </section>
  )
}

function Categories({ board }: { board: Board }) {
  const { locale } = useText()
  const words = useWords(projectorWords).hall
  const { labelOf, toneOf } = useCategories()
  return (
    <section aria-label={words.categories}>
      <h2 className={look.heading}>{words.categories}</h2>
      <ul className={look.categories}>
        {categoryCounts(board).map(({ tag, challenges, flags }) => {
          const Icon = CATEGORY_ICONS[tag]
          const tone = toned({ tone: toneOf(tag) })
          const share = flags / Math.max(1, challenges * board.rows.length)
          return (
            <li key={tag} className={look.category}>
              <Icon aria-hidden className={tone} />
              <span>{labelOf(tag)}</span>
              <i aria-hidden className={tone}>
                <i className={look.bar} style={styleVars({ '--share': `${(share * 100).toFixed(1)}%` })} />
              </i>
              <b>{formatNumber(flags, locale)}</b>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
