import { formatNumber } from '#src/format/number-and-date.ts'
import { useGameBoard, useOwnTeam, useStanding } from '#src/shell/use-standing.ts'
import { When } from '#src/shell/when.tsx'
import { gameFrameWords } from '#src/text/areas/game-frame.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { Spark } from '#src/ui/spark.tsx'
import { placeToastLine } from '#src/ui/toast-place.ts'
import { ownDock } from '#styled/recipes/own-dock.js'
import { EventSign, EventText, type HappeningEvent } from './happening.tsx'

export interface OwnDockProps {
  game: number
  /** As the game names it. Null: the user has none here. */
  teamName: string | null
  /** What happened last. */
  latest: HappeningEvent | null
}

/** At the foot of wide screens: how the own team does, and a lane for what happens. Nothing in it moves. */
export function OwnDock({ game, teamName, latest }: OwnDockProps) {
  const { locale } = useText()
  const words = useWords(gameFrameWords)
  const board = useGameBoard(game)
  const team = useOwnTeam(teamName, board)
  const standing = useStanding(game, team, board)
  const write = (points: number) => formatNumber(points, locale)
  const style = ownDock()
  return (
    <section aria-label={words.ownTeam} data-foot="dock" className={style.root}>
      {teamName === null ? null : (
        <p className={style.team} title={teamName}>
          <TeamFlag name={teamName} picture={team?.avatar} size={26} />
          <b>{teamName}</b>
        </p>
      )}
      {standing ? (
        <>
          <p className={style.rank}>
            <b>#{standing.rank}</b>
            <Movement ranks={standing.movement} />
          </p>
          <p className={style.figures}>
            <b>{write(standing.score)}</b>
            <span>
              <em>+{write(standing.gained)}</em> {words.pastHour}
            </span>
          </p>
          <Spark values={standing.trend} width={72} className={style.spark} />
          <p className={style.above}>
            <span>
              {standing.above ? words.toNext(standing.above.rank, standing.above.name) : words.leads}
            </span>
            {standing.above ? <b>{write(standing.above.points)}</b> : null}
          </p>
        </>
      ) : null}
      <div className={style.lane}>
        <p className={style.rest}>
          {latest ? (
            <>
              <EventSign event={latest} />
              <span>
                <EventText event={latest} />
              </span>
              <When at={latest.at} />
            </>
          ) : (
            words.quiet
          )}
        </p>
        <div ref={placeToastLine} aria-live="polite" data-toasts className={style.toasts} />
      </div>
    </section>
  )
}

function Movement({ ranks }: { ranks: number }) {
  const words = useWords(gameFrameWords)
  if (ranks === 0) return null
  const by = Math.abs(ranks)
  return (
    <span data-way={ranks > 0 ? 'up' : 'down'}>
      <span aria-hidden>
        {ranks > 0 ? '▲' : '▼'}
        {by}
      </span>
      <SrOnly>{ranks > 0 ? words.up(by) : words.down(by)}</SrOnly>
    </span>
  )
}
