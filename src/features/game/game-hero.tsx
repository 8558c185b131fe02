import type { ReactNode } from 'react'
import { useNavigationType } from 'react-router-dom'
import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import { isUnderWay, type GamePhase } from '#contract/rules/game-phase.ts'
import { ChimeOnce } from '#src/bind/chime-once.tsx'
import { useNow } from '#src/browser/clock.ts'
import { useFocusHeading } from '#src/browser/use-focus-heading.ts'
import { dateFormat } from '#src/format/date-format.ts'
import { formatDuration } from '#src/format/duration.ts'
import { formatCountdown } from '#src/format/number-and-date.ts'
import { timesOf, type GameDates } from '#src/shell/use-game-phase.ts'
import { gamePageWords } from '#src/text/areas/game-page.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { EventPoster } from '#src/ui/identity/event-poster.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { gameHero } from '#styled/recipes/game-hero.js'
import { toGameProgress } from '#src/shell/game-progress.ts'

const look = gameHero()
/** Titles with more characters get a smaller font. */
const LONG = 34
const DAY_MS = 86_400_000
/** A longer time is shown in days, because so many hours mean nothing to a reader. */
const LONG_MS = 999 * 3_600_000

export interface GameHeroProps {
  game: DetailedGameInfoModel
  phase: GamePhase
  first: GamePhase
  /** The next step. It places `time` between its buttons and its text. */
  step: (time: ReactNode) => ReactNode
}

/** The top of a game's page: its title, its times, and the user's next step. */
export function GameHero({ game, phase, first, step }: GameHeroProps) {
  const heading = useFocusHeading(useNavigationType() !== 'POP')
  const isOpened = first === 'coming' && phase === 'ongoing'
  return (
    <section className={look.hero} {...(isOpened ? { 'data-opened': '' } : {})}>
      <div className={look.poster}>
        <EventPoster title={game.title} picture={game.poster} shape="wide" isUnderText />
      </div>
      <div className={look.words}>
        <GameTags game={game} />
        <h1
          ref={heading}
          tabIndex={-1}
          className={look.title}
          {...(game.title.length > LONG ? { 'data-long': '' } : {})}
        >
          {game.title}
        </h1>
        {game.summary === '' ? null : <p className={look.lead}>{game.summary}</p>}
        {step(<TimeLeft game={game} />)}
      </div>
    </section>
  )
}

/**
 * The tags and the summary of the game. After the end, the result of the own team takes their place at the
 * top, so they move below.
 */
export function GameSummary({ game }: Pick<GameHeroProps, 'game'>) {
  return (
    <>
      <GameTags game={game} />
      {game.summary === '' ? null : <p className={look.lead}>{game.summary}</p>}
    </>
  )
}

function GameTags({ game }: Pick<GameHeroProps, 'game'>) {
  const { locale, screens } = useText()
  const words = screens.game
  const { startsAt, endsAt } = timesOf(game)
  return (
    <p className={look.tags}>
      <span>{datesOf(startsAt, endsAt, locale)}</span>
      <span>{formatDuration(endsAt - startsAt, words.hours, locale)}</span>
      <span>{words.teamSize(game.limit)}</span>
      {game.inviteCodeRequired ? <span>{words.inviteOnly}</span> : null}
      {game.practiceMode ? <span>{words.practiceStays}</span> : null}
      {game.hidden ? <span>{words.hidden}</span> : null}
    </p>
  )
}

function TimeLeft({ game: times }: { game: GameDates }) {
  const { phase, leftMs } = toGameProgress(times, useNow())
  const { game } = useText().screens
  const words = useWords(gamePageWords)
  if (phase === 'ended' || phase === 'practice') return null
  return (
    <p className={look.time}>
      <b role="timer">
        {leftMs > LONG_MS ? game.longTime(Math.floor(leftMs / DAY_MS)) : formatCountdown(leftMs)}
      </b>
      <span>
        {phase === 'coming' ? words.untilStart : phase === 'paused' ? words.standsStill : words.left}
      </span>
    </p>
  )
}

/** Announces the start and the end, with a sound, to users who were on the page before. */
export function PhaseNews({ first, phase }: { first: GamePhase; phase: GamePhase }) {
  const words = useWords(gamePageWords)
  const began = first === 'coming' && isUnderWay(phase)
  const isOver = !isDone(first) && isDone(phase)
  const isNew = began || isOver
  return (
    <>
      <SrOnly as="p" role="status">
        {began ? words.began : isOver ? words.over : null}
      </SrOnly>
      {isNew ? <ChimeOnce key={began ? 'began' : 'over'} tune="notice" /> : null}
    </>
  )
}

const isDone = (phase: GamePhase) => phase === 'ended' || phase === 'practice'

function datesOf(startsAt: number, endsAt: number, locale: string): string {
  return dateFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).formatRange(startsAt, Math.max(startsAt, endsAt))
}
