import { memo, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { CATEGORY_ICONS } from '#src/shell/category-icons.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { useFrameLater } from '#src/browser/use-frame-later.ts'
import { useKeys } from '#src/browser/use-keys.ts'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { SrOnly } from '#src/ui/layout.tsx'
import { useKeptInView } from '#src/ui/use-kept-in-view.ts'
import { cx } from '#styled/css/index.js'
import { toned } from '#styled/recipes/toned.js'
import { challengeList } from '#styled/recipes/challenge-list.js'
import { challengePath } from './challenge-path.ts'
import { ChallengeSearch } from './challenge-toolbar.tsx'
import { bandsOf, type ChallengeView, type ProgressView } from './challenges-view.ts'
import { SolvedMark } from './marks.tsx'
import type { UnseenChange } from './unseen-changes.ts'

export interface ChallengeListProps {
  game: number
  challenges: readonly ChallengeView[]
  progress: readonly ProgressView[]
  news: ReadonlyMap<number, UnseenChange>
  search: string
  open: number
}

/**
 * Links to the other challenges next to an open one, on wide screens. The list scrolls on its own, so that
 * the challenge stays in place.
 */
export const ChallengeList = memo(function ChallengeList(props: ChallengeListProps) {
  const { game, news, search, open } = props
  const shown = useMemo(
    () => ({ challenges: props.challenges, progress: props.progress }),
    [props.challenges, props.progress],
  )
  const { challenges, progress } = useFrameLater(shown)
  const { locale } = useText()
  const { list, open: words } = useWords(challengeWords)
  const { labelOf, toneOf } = useCategories()
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const rows = useKeptInView<HTMLDivElement>(open)
  useKeys((key) => {
    if (key !== '/') return false
    field.current?.focus()
    return true
  })
  const wanted = text.trim().toLocaleLowerCase()
  const bands = useMemo(
    () =>
      bandsOf(
        challenges.filter(({ title }) => title.toLocaleLowerCase().includes(wanted)),
        progress,
      ),
    [challenges, progress, wanted],
  )
  const style = challengeList()
  return (
    <nav aria-label={list.title} tabIndex={-1} className={style.list}>
      <ChallengeSearch
        ref={field}
        label={words.find}
        text={text}
        onSearch={setText}
        className={style.listSearch}
      />
      <div ref={rows} className={style.rows}>
        {bands.map(({ tag, progress: { solved, all }, challenges: own }) => {
          const Icon = CATEGORY_ICONS[tag]
          return (
            <section
              key={tag}
              aria-labelledby={`list-${tag}`}
              className={cx(style.group, toned({ tone: toneOf(tag) }))}
            >
              <h2 id={`list-${tag}`} className={style.groupName}>
                <Icon aria-hidden />
                {labelOf(tag)}
                <small>
                  {solved}/{all}
                </small>
              </h2>
              {own.map(({ id, title, score, isSolved, blood }) => (
                <ListRow
                  key={id}
                  game={game}
                  id={id}
                  search={search}
                  isOpen={id === open}
                  title={title}
                  figure={formatNumber(score, locale)}
                  isSolved={isSolved}
                  blood={blood}
                  change={id === open ? null : (news.get(id) ?? null)}
                />
              ))}
            </section>
          )
        })}
      </div>
    </nav>
  )
})

interface ListRowProps extends Pick<ChallengeView, 'id' | 'title' | 'isSolved' | 'blood'> {
  game: number
  search: string
  isOpen: boolean
  figure: string
  change: UnseenChange | null
}

/** Only changed rows are rendered, because a solve changes one row of forty. */
const ListRow = memo(function ListRow(props: ListRowProps) {
  const { game, id, search, isOpen, title, figure, isSolved, blood, change } = props
  const { card } = useWords(challengeWords)
  const style = challengeList()
  return (
    <Link
      to={challengePath(game, id, search)}
      aria-current={isOpen ? 'page' : undefined}
      data-solved={isSolved ? '' : undefined}
      data-news={change ?? undefined}
      title={title}
      className={style.row}
    >
      {isSolved ? <SolvedMark blood={blood} place="row" /> : <span data-mark="none" className={style.dot} />}
      <span className={style.rowTitle}>{title}</span>
      {isSolved ? <SrOnly>{card.solved}</SrOnly> : null}
      <span className={style.rowFigure}>{change ? card.news[change] : figure}</span>
    </Link>
  )
})
