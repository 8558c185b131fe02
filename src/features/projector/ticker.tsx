import { useAtomValue } from 'jotai'
import Megaphone from 'lucide-react/icons/megaphone'
import type { Board } from '#contract/rules/board/board.ts'
import { latestSolves } from '#contract/rules/board/latest-solves.ts'
import { useWired } from '#src/bind/wired.ts'
import { useNow } from '#src/browser/clock.ts'
import { formatAgo } from '#src/format/ago.ts'
import { noticesAtom } from '#src/live/feed-atoms.ts'
import { CATEGORY_ICONS } from '#src/shell/category-icons.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { projectorWords } from '#src/text/areas/projector.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { hallNews } from '#styled/recipes/hall-news.js'
import { toned } from '#styled/recipes/toned.js'

const look = hallNews()
const MOST = 8

/** The latest solves, newest first. Nothing scrolls: each new one moves the others by one step. */
export function Ticker({ board }: { board: Board }) {
  const { locale } = useText()
  const words = useWords(projectorWords)
  const { toneOf } = useCategories()
  const now = useNow()
  const solves = latestSolves(board, MOST)
  return (
    <section aria-label={words.latest} className={look.ticker}>
      <div className={look.now}>{words.hall.now}</div>
      {solves.length === 0 ? <div className={look.news}>{words.noSolves}</div> : null}
      <ol className={look.news}>
        {solves.map(({ row, challenge, at }) => {
          const Icon = CATEGORY_ICONS[challenge.tag]
          return (
            <li key={`${row.id} ${challenge.id}`} className={look.item}>
              <Icon aria-hidden className={toned({ tone: toneOf(challenge.tag) })} />
              <b>{row.name}</b> {challenge.title}
              <time className={look.ago} dateTime={new Date(at).toISOString()}>
                {formatAgo(at, now, locale)}
              </time>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** During a freeze no solves may be shown, so a sentence and two notices take their place. */
export function FrozenTicker({ game }: { game: number }) {
  const words = useWords(projectorWords).hall
  const { live } = useAtomValue(noticesAtom(useWired().live, game))
  const notices = live.state === 'waiting' ? [] : live.value
  const told = notices.filter(({ type }) => type === 'Normal').slice(0, 2)
  return (
    <section aria-label={words.now} className={look.ticker}>
      <div className={look.now}>{words.now}</div>
      <ul className={look.news}>
        <li className={look.item}>
          <Megaphone aria-hidden />
          <b>{words.frozenNews}</b> {words.onStage}
        </li>
        {told.map(({ id, content }) => (
          <li key={id} className={look.item}>
            <Megaphone aria-hidden />
            {content}
          </li>
        ))}
      </ul>
    </section>
  )
}
