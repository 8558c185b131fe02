import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import { bloodCounts, NO_BLOODS } from '#contract/rules/board/bloods.ts'
import type { Board, TeamRow } from '#contract/rules/board/board.ts'
import { flagsOf } from '#contract/rules/board/by-category.ts'
import { formatDuration } from '#src/format/duration.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { projectorWords } from '#src/text/areas/projector.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { hallMoment } from '#styled/recipes/hall-moment.js'
import { Coin } from '#src/ui/coin.tsx'
import { EventPoster } from '#src/ui/identity/event-poster.tsx'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'

const look = hallMoment()
const LAST_LISTED = 12

/** The final screen: three flags climb their poles, the third place first. */
export function EndStage({ game, board }: { game: DetailedGameInfoModel; board: Board }) {
  const { locale, screens } = useText()
  const words = useWords(projectorWords).hall
  const number = (value: number) => formatNumber(value, locale)
  const places = board.ranking.slice(0, LAST_LISTED)
  const bloods = bloodCounts(board)
  const rows = places.flatMap((place) => board.rows[place] ?? [])
  return (
    <div className={look.scene}>
      <div className={look.poster}>
        <EventPoster title={game.title} picture={game.poster} shape="hall" isUnderText />
      </div>
      <header className={look.final}>
        <h1>{game.title}</h1>
        <p>
          {words.final(
            formatDuration(board.endsAt - board.startsAt, screens.game.hours, locale),
            number(board.rows.length),
            number(flagsOf(board)),
          )}
        </p>
      </header>
      <ol aria-label={words.podium} className={look.poles}>
        {places.slice(0, 3).map((place, index) => {
          const row = board.rows[place]
          return row ? (
            <Pole
              key={row.id}
              row={row}
              place={PODIUM[index] ?? 3}
              firsts={(bloods.get(place) ?? NO_BLOODS)[1]}
              challenges={board.challenges.length}
            />
          ) : null
        })}
      </ol>
      {rows.length > 3 ? (
        <ol aria-label={words.others} start={4} className={look.rest}>
          {rows.slice(3).map((row) => (
            <li key={row.id} className={look.next}>
              <b>{number(row.rank)}</b>
              <TeamFlag name={row.name} picture={row.avatar} />
              <span>{row.name}</span>
              <b>{number(row.score)}</b>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  )
}

const PODIUM = [1, 2, 3] as const

interface PoleProps {
  row: TeamRow
  place: 1 | 2 | 3
  firsts: number
  challenges: number
}

function Pole({ row, place, firsts, challenges }: PoleProps) {
  const { locale } = useText()
  const words = useWords(projectorWords).hall
  const solved = words.solvedOf(row.solved, challenges)
  return (
    <li className={look.pole} data-place={place}>
      <i aria-hidden className={look.mast} />
      <div className={look.hoisted}>
        <TeamFlag name={row.name} picture={row.avatar} shape="pennant" />
      </div>
      <div className={look.block}>
        <Coin place={place} />
        <b className={look.winner}>{row.name}</b>
        <b className={look.total}>{formatNumber(row.score, locale)}</b>
        <small className={look.facts}>
          {firsts === 0 ? solved : `${solved} · ${words.firstBloods(firsts)}`}
        </small>
      </div>
    </li>
  )
}
