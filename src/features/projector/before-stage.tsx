import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import { instant } from '#contract/models/time.ts'
import { useNow } from '#src/browser/clock.ts'
import { formatCountdown, formatMoment } from '#src/format/number-and-date.ts'
import { formatHour } from '#src/format/time.ts'
import { projectorWords } from '#src/text/areas/projector.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { hallMoment } from '#styled/recipes/hall-moment.js'
import { EventPoster } from '#src/ui/identity/event-poster.tsx'

const look = hallMoment()
const DAY_MS = 86_400_000
/** A longer time does not fit into the large font; `99:59:59` does. */
const LONG = 8

/** The time until the start. The board then appears automatically. */
export function BeforeStage({ game }: { game: DetailedGameInfoModel }) {
  const { locale } = useText()
  const words = useWords(projectorWords).hall
  const now = useNow()
  const startsAt = instant(game.start)
  const left = formatCountdown(startsAt - now)
  return (
    <div className={look.scene}>
      <div className={look.poster}>
        <EventPoster title={game.title} picture={game.poster} shape="hall" isUnderText />
      </div>
      <div className={look.before}>
        <h1 className={look.title}>{game.title}</h1>
        <span role="timer" className={look.countdown} {...(left.length > LONG ? { 'data-long': '' } : {})}>
          {left}
        </span>
        <p className={look.doors}>
          {words.doors(
            startsAt - now < DAY_MS ? formatHour(startsAt, locale) : formatMoment(startsAt, locale),
          )}
        </p>
      </div>
      {game.teamCount === 0 ? null : (
        <div className={look.aboard}>
          <b>{words.aboard(game.teamCount)}</b>
        </div>
      )}
    </div>
  )
}
