import { memo } from 'react'
import { bloodCounts, NO_BLOODS, type BloodCounts } from '#contract/rules/board/bloods.ts'
import type { Board, TeamRow } from '#contract/rules/board/board.ts'
import { categoryShares, type CategoryShare } from '#contract/rules/board/by-category.ts'
import { useIsNarrow } from '#src/browser/use-is-narrow.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { projectorWords } from '#src/text/areas/projector.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { CountingNumber } from '#src/ui/counting-number.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { SlideList } from '#src/ui/slide-list.tsx'
import { styleVars } from '#src/ui/style-vars.ts'
import { hallStandings } from '#styled/recipes/hall-standings.js'
import { toned } from '#styled/recipes/toned.js'
import { Coin } from '#src/ui/coin.tsx'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'

interface StandingsProps {
  board: Board
  /**
   * The ranks that each team gained in the past hour, by position in `rows`. Null in a ceremony, where ranks
   * change all the time.
   */
  movement: Int32Array | null
  /** The position of the team that must be visible. Null for the top. */
  focus: number | null
}

/** A wide screen has room for this many rows, which share its height. */
const ROWS = 13
const FIRST = [1, 2, 3] as const
const look = hallStandings()

export function Standings({ board, movement, focus }: StandingsProps) {
  const words = useWords(projectorWords)
  const isNarrow = useIsNarrow('hall')
  const counts = bloodCounts(board)
  const most = board.rows[board.ranking[0] ?? -1]?.score ?? 0
  return (
    <SlideList
      label={words.standings}
      order={withFreePlaces(board.ranking)}
      focus={focus}
      most={isNarrow ? board.ranking.length : ROWS}
      className={look.rows}
    >
      {(place) => {
        if (place < 0) return <FreePlace place={FIRST[-place - 1] ?? 3} />
        const row = board.rows[place]
        return row ? (
          <TeamLine
            row={row}
            shares={categoryShares(board, place)}
            bloods={counts.get(place) ?? NO_BLOODS}
            length={row.score / Math.max(1, most)}
            climb={movement?.[place] ?? 0}
            isFocus={place === focus}
          />
        ) : null
      }}
    </SlideList>
  )
}

/** A place without a team is the negative of its number, so that it has a key of its own. */
const withFreePlaces = (ranking: readonly number[]): readonly number[] =>
  ranking.length < FIRST.length
    ? [...ranking, ...FIRST.slice(ranking.length).map((place) => -place)]
    : ranking

function FreePlace({ place }: { place: 1 | 2 | 3 }) {
  return (
    <li aria-hidden className={look.row} data-top>
      <span className={look.rank}>
        <Coin place={place} isFree />
      </span>
    </li>
  )
}

interface TeamLineProps {
  row: TeamRow
  shares: readonly CategoryShare[]
  bloods: BloodCounts
  /** The score as a share of the best score, for the bar. */
  length: number
  climb: number
  isFocus: boolean
}

const TeamLine = memo(function TeamLine({ row, shares, bloods, length, climb, isFocus }: TeamLineProps) {
  const { locale } = useText()
  const words = useWords(projectorWords)
  // Without points the order of teams means nothing, so no team gets a coin.
  const medal = row.score > 0 && (row.rank === 1 || row.rank === 2 || row.rank === 3) ? row.rank : null
  return (
    <li
      className={look.row}
      {...(medal === null ? {} : { 'data-top': '' })}
      {...(isFocus ? { 'aria-current': true } : {})}
    >
      <span className={look.rank}>
        {medal === null ? (
          <span className={look.place}>{formatNumber(row.rank, locale)}</span>
        ) : (
          <>
            <Coin place={medal} />
            <SrOnly>{medal}</SrOnly>
          </>
        )}
        <Climb ranks={climb} />
      </span>
      <span className={look.flag}>
        <TeamFlag name={row.name} picture={row.avatar} />
      </span>
      <span className={look.who}>
        <span title={row.name} className={look.name}>
          {row.name}
        </span>
        {row.organization === null ? null : <span className={look.second}>{row.organization}</span>}
      </span>
      <Pennant shares={shares} length={length} />
      <Coins bloods={bloods} />
      <SrOnly>{words.solved(row.solved)}</SrOnly>
      <CountingNumber value={row.score} write={writerOf(locale)} className={look.score} />
    </li>
  )
})

function Climb({ ranks }: { ranks: number }) {
  const words = useWords(projectorWords)
  if (ranks === 0) return null
  return (
    <span className={look.climb} data-way={ranks > 0 ? 'up' : 'down'}>
      <span aria-hidden>
        {ranks > 0 ? '▲' : '▼'}
        {Math.abs(ranks)}
      </span>
      <SrOnly>{ranks > 0 ? words.climbed(ranks) : words.fell(-ranks)}</SrOnly>
    </span>
  )
}

function Pennant({ shares, length }: { shares: readonly CategoryShare[]; length: number }) {
  const { toneOf } = useCategories()
  return (
    <span aria-hidden className={look.pennant}>
      <span className={look.stripes} style={styleVars({ '--length': `${(length * 100).toFixed(1)}%` })}>
        {shares.map(({ tag, points }) =>
          points === 0 ? null : (
            <span
              key={tag}
              className={toned({ tone: toneOf(tag) })}
              style={styleVars({ '--points': points })}
            />
          ),
        )}
      </span>
    </span>
  )
}

function Coins({ bloods }: { bloods: BloodCounts }) {
  const { locale } = useText()
  const words = useWords(projectorWords)
  return (
    <span className={look.coins}>
      {([1, 2, 3] as const).map((place) =>
        bloods[place] === 0 ? null : (
          <span key={place} className={look.coin}>
            <Coin place={place} />
            <SrOnly>{words.mark[place]}: </SrOnly>
            {bloods[place] === 1 ? <SrOnly>1</SrOnly> : formatNumber(bloods[place], locale)}
          </span>
        ),
      )}
    </span>
  )
}

const writers = new Map<string, (value: number) => string>()
/** Cached by language, because otherwise each number would be formatted again at every update. */
function writerOf(locale: string) {
  const writer = writers.get(locale) ?? ((value: number) => formatNumber(value, locale))
  writers.set(locale, writer)
  return writer
}
