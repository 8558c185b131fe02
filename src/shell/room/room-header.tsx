import type { ReactNode } from 'react'
import { Link, useNavigationType } from 'react-router-dom'
import { useConfig } from '#src/api/use-config.ts'
import { useNow } from '#src/browser/clock.ts'
import { useFocusHeading } from '#src/browser/use-focus-heading.ts'
import { dayOf } from '#src/format/day.ts'
import { formatDayHour, formatHour } from '#src/format/time.ts'
import { Connection } from '#src/shell/connection.tsx'
import { GameClock } from '#src/shell/game-clock.tsx'
import { toGameProgress } from '#src/shell/game-progress.ts'
import type { GameDates } from '#src/shell/use-game-phase.ts'
import { roomWords } from '#src/text/areas/room.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { EventMark } from '#src/ui/identity/event-poster.tsx'
import { placeToastCorner } from '#src/ui/toast-place.ts'
import { gameHeader } from '#styled/recipes/game-header.js'
import { room } from '#styled/recipes/room.js'
import { roomPath, type RoomSection } from './room-sections.ts'

/** The fields of a game that both an administrator and a monitor can read. */
export interface RoomGame extends GameDates {
  id: number
  title: string
  poster: string | null
  hidden: boolean
}

export interface RoomHeaderProps {
  game: RoomGame
  section: RoomSection
  /** `game`: the section shows what players see too. `monitor`: only what organisers see. */
  line: 'game' | 'monitor'
  notices: ReactNode
  /** Opens the acts on the clock. Without it, the clock leads to the overview. */
  onClock?: () => void
  /** True for a page below the section: its name leads back. */
  isInner?: boolean
  /** Gets the element for the name of the page below the section. */
  slot: (element: HTMLElement | null) => void
}

/** As high as the header of the player's screens, with the same mark, pill and clock. */
export function RoomHeader({ game, section, line, notices, onClock, isInner, slot }: RoomHeaderProps) {
  const words = useWords(roomWords)
  const { features } = useConfig()
  const style = room()
  const hasLine = line === 'game' || features?.includes('game-edits')
  return (
    <header className={style.header}>
      <span aria-hidden className={gameHeader().mark}>
        <EventMark title={game.title} picture={game.poster} />
      </span>
      <div className={style.path}>
        <span title={game.title} className={style.event}>
          {game.title}
        </span>
        <span className={style.title}>
          <Heading
            key={section}
            name={words.section[section]}
            to={isInner ? roomPath(game.id, section) : null}
          />
          <span ref={slot} className={style.page} />
          {game.hidden ? <Badge>{words.hidden}</Badge> : null}
        </span>
      </div>
      <div className={style.pill}>
        {hasLine ? <Connection key={line} gameId={game.id} kind={line} /> : null}
      </div>
      <div className={style.notices}>{notices}</div>
      {onClock ? (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-keyshortcuts="."
          onClick={onClock}
          className={style.time}
        >
          <Moments game={game} />
        </button>
      ) : (
        <Link to={roomPath(game.id, 'overview')} className={style.time}>
          <Moments game={game} />
        </Link>
      )}
      <div ref={placeToastCorner} aria-live="polite" data-toasts className={style.lane} />
    </header>
  )
}

function Moments({ game }: { game: RoomGame }) {
  const { locale, screens } = useText()
  const now = useNow()
  const span = toGameProgress(game, now)
  const words = screens.game
  const when = (at: number) => (dayOf(at) === dayOf(now) ? formatHour(at, locale) : formatDayHour(at, locale))
  const next =
    span.phase === 'coming'
      ? words.starts(when(span.startsAt))
      : span.phase === 'paused'
        ? null
        : span.phase === 'ongoing'
          ? words.ends(when(span.endsAt))
          : words.ended(when(span.endsAt))
  return (
    <>
      <span className={room().moments}>
        <span data-phase={span.phase}>{words.phase[span.phase]}</span>
        <span>{next}</span>
      </span>
      <GameClock span={span} freezeAt={null} />
    </>
  )
}

function Heading({ name, to }: { name: string; to: string | null }) {
  const place = useFocusHeading(useNavigationType() !== 'POP')
  return (
    <h1 ref={place} tabIndex={-1} className={room().heading}>
      {to === null ? (
        name
      ) : (
        <Link to={to}>
          <span aria-hidden>‹</span> {name}
        </Link>
      )}
    </h1>
  )
}
