import Check from 'lucide-react/icons/check'
import Lightbulb from 'lucide-react/icons/lightbulb'
import Server from 'lucide-react/icons/server'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { useFromNow, useNow } from '#src/browser/clock.ts'
import { formatCountdown, formatNumber } from '#src/format/number-and-date.ts'
import { formatAgo } from '#src/format/time.ts'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Coin } from '#src/ui/coin.tsx'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { useFocusOnReturn } from '#src/ui/use-return-focus.ts'
import { challengeCard } from '#styled/recipes/challenge-card.js'
import { challengePath } from './challenge-path.ts'
import type { ChallengeView } from './challenges-view.ts'
import { freeBloods, FreeRing, SolvedMark } from './marks.tsx'
import type { UnseenChange } from './unseen-changes.ts'

export interface ChallengeCardProps {
  game: number
  challenge: ChallengeView
  news: UnseenChange | null
  /** When the own team's container ends. Null if none runs. */
  runsUntil: number | null
  search: string
  /** The challenge was open a moment ago, so its card gets the focus back. */
  isReturn: boolean
  /** The Tab key stops at this card only in the band. The arrow keys lead to the others. */
  isStop: boolean
}

/**
 * The whole card is a link. Rendered only when it has changed, because all cards are read again every ten
 * seconds.
 */
export const ChallengeCard = memo(Face)

function Face({ game, challenge, news, runsUntil, search, isReturn, isStop }: ChallengeCardProps) {
  const { locale } = useText()
  const { board: words, card } = useWords(challengeWords)
  const { id, title, score, solves, isSolved, blood } = challenge
  const place = useFocusOnReturn<HTMLAnchorElement>(isReturn)
  const style = challengeCard()
  const points = formatNumber(score, locale)
  const free = freeBloods(challenge)
  const states = [
    isSolved ? (blood ? words.bloodByUs[blood] : words.solvedByUs) : null,
    news === null ? null : card.news[news],
    runsUntil === null ? null : words.shown.running,
    ...free.map((each) => words.free[each]),
  ].filter((state) => state !== null)
  const name = words.name(title, card.points(points), words.solves(solves), states.join(', ') || null)
  return (
    <Link
      ref={place}
      to={challengePath(game, id, search)}
      tabIndex={isStop ? 0 : -1}
      data-card={id}
      data-solved={isSolved ? '' : undefined}
      data-news={news ?? undefined}
      className={style.card}
    >
      <SrOnly>{name}</SrOnly>
      <b aria-hidden className={style.title}>
        {title}
      </b>
      <ThirdLine challenge={challenge} />
      <span aria-hidden className={style.meta}>
        <span className={style.points}>{points}</span>
        <span>{words.solves(solves)}</span>
        {free.length > 0 ? (
          <span className={style.free}>
            {free.map((each) => (
              <FreeRing key={each} blood={each} />
            ))}
          </span>
        ) : null}
      </span>
      {isSolved ? <SolvedMark blood={blood} place="card" /> : null}
      {runsUntil !== null ? (
        <em aria-hidden data-news="running" className={style.news}>
          <Server aria-hidden />
          <RunningLeft until={runsUntil} />
        </em>
      ) : news === 'challenge' && !isSolved ? (
        <em aria-hidden data-news="challenge" className={style.news}>
          {card.news.challenge}
        </em>
      ) : news === 'hint' ? (
        <em aria-hidden data-news="hint" className={style.news}>
          <Lightbulb aria-hidden />
          {card.news.hint}
        </em>
      ) : null}
    </Link>
  )
}

function RunningLeft({ until }: { until: number }) {
  return formatCountdown(until - useNow())
}

/** Only large screens have room for this line: the first team, or the member and time of the own solve. */
function ThirdLine({ challenge: { bloods, solver, solves } }: { challenge: ChallengeView }) {
  const { app, locale } = useText()
  const words = useWords(challengeWords).board
  const at = solver?.at ?? null
  const when = useFromNow((now) => (at === null ? null : formatAgo(at, now, locale, app.justNow)))
  const [first] = bloods
  const style = challengeCard()
  if (solver) {
    return (
      <span aria-hidden className={style.who}>
        <Check aria-hidden />
        <span>{[solver.user, when].filter((part) => part !== null).join(', ')}</span>
      </span>
    )
  }
  if (first) {
    return (
      <span aria-hidden className={style.who}>
        <Coin place={1} size="sm" />
        <TeamFlag name={first.team} picture={first.avatar} size={14} />
        <span>{first.team}</span>
      </span>
    )
  }
  return (
    <span aria-hidden className={style.who}>
      {solves === 0 ? <span>{words.nobody}</span> : null}
    </span>
  )
}
