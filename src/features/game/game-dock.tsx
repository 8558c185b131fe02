import { useAtomValue } from 'jotai'
import { useCallback, useMemo, type ReactNode } from 'react'
import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import type { TeamInfoModel } from '#contract/models/team.ts'
import type { TeamPosition } from '#contract/rules/board/team-position.ts'
import { useWired } from '#src/bind/wired.ts'
import { useIsNarrow } from '#src/browser/use-is-narrow.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { noticesAtom } from '#src/live/feed-atoms.ts'
import { useGameBoard, useOwnTeam, useTeamPosition } from '#src/shell/use-own-team.ts'
import { gameFrameWords } from '#src/text/areas/game-frame.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { CountingNumber } from '#src/ui/counting-number.tsx'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { footDock } from '#src/ui/page-foot.ts'
import { Spark } from '#src/ui/spark.tsx'
import { placeToastLine } from '#src/ui/toast-place.ts'
import { gameDock } from '#styled/recipes/game-dock.js'
import { lastEvent, type LaneEvent } from './lane-event.ts'
import { LaneRest } from './lane-rest.tsx'

/** The own team at the lower edge, with the lane for announcements next to it. Phones have no room for it. */
export function GameDock({ game }: { game: DetailedGameInfoModel }) {
  const { live: source } = useWired()
  const isNarrow = useIsNarrow()
  const board = useGameBoard(game.id)
  const team = useOwnTeam(game.teamName, board)
  const standing = useTeamPosition(game.id, team, board)
  const { live } = useAtomValue(noticesAtom(source, game.id))
  const notices = live.state === 'waiting' ? NONE : live.value
  const event = useMemo(() => lastEvent(board, notices), [board, notices])
  if (isNarrow) return null
  const style = gameDock()
  return (
    <div className={style.edge}>
      <DockView name={game.teamName} team={team} standing={standing} event={event}>
        <div ref={placeToastLine} aria-live="polite" data-toasts className={style.news} />
      </DockView>
    </div>
  )
}

const NONE = [] as const

export interface DockViewProps {
  /** The name of the user's team. Null without a team in this game. */
  name: string | null
  /** Null while it is not known. */
  team: Pick<TeamInfoModel, 'avatar' | 'members'> | null
  standing: TeamPosition | null
  /** The event in the lane while there is no announcement. */
  event: LaneEvent | null
  /** Replaces the event during an announcement. */
  children?: ReactNode
}

/**
 * The parts of the dock have fixed widths, so that nothing moves. They are no paragraphs: a user's space between
 * paragraphs would push them out of the line.
 */
export function DockView({ name, team, standing, event, children }: DockViewProps) {
  const words = useWords(gameFrameWords)
  const style = gameDock()
  return (
    <section aria-label={words.ownTeam} ref={footDock} className={style.root}>
      {name === null ? null : (
        <>
          <div title={name} className={style.team}>
            <TeamFlag name={name} picture={team?.avatar} size={30} />
            <b className={style.name}>{name}</b>
          </div>
          <Members members={team?.members ?? NONE} />
          <Rank standing={standing} />
          <Points standing={standing} />
          <span className={style.spark}>
            <Spark values={standing?.trend ?? NONE} width={72} height={26} />
          </span>
          <Next standing={standing} />
        </>
      )}
      <div className={style.lane}>
        <LaneRest event={event} />
        {children}
      </div>
    </section>
  )
}

const MOST_MEMBERS = 4
type Member = NonNullable<TeamInfoModel['members']>[number]

function Members({ members }: { members: readonly Member[] }) {
  const words = useWords(gameFrameWords)
  const style = gameDock()
  const names = members.map(({ userName }) => userName)
  const more = members.length - MOST_MEMBERS
  return (
    <div className={style.members} title={names.join(', ')}>
      {members.length > 0 ? <SrOnly>{words.members(names.join(', '))}</SrOnly> : null}
      {members.slice(0, MOST_MEMBERS).map(({ id, userName, avatar }) => (
        <Avatar key={id} name={userName} picture={avatar} size="sm" />
      ))}
      {more > 0 ? (
        <small aria-hidden className={style.sub}>
          +{more}
        </small>
      ) : null}
    </div>
  )
}

function Rank({ standing }: { standing: TeamPosition | null }) {
  const words = useWords(gameFrameWords)
  const style = gameDock()
  if (standing === null) return <div className={style.rank} />
  const { rank, movement } = standing
  return (
    <div className={style.rank}>
      <b key={rank} className={style.place}>
        #{rank}
      </b>
      {movement === 0 ? null : (
        <small data-up={movement > 0 ? '' : undefined} className={style.sub}>
          <span aria-hidden>
            {movement > 0 ? '▲' : '▼'}
            {Math.abs(movement)}
          </span>
          <SrOnly>{movement > 0 ? words.up(movement) : words.down(-movement)}</SrOnly>
        </small>
      )}
    </div>
  )
}

function Points({ standing }: { standing: TeamPosition | null }) {
  const { locale } = useText()
  const words = useWords(gameFrameWords)
  const write = useCallback((points: number) => formatNumber(points, locale), [locale])
  const style = gameDock()
  return (
    <div className={style.figure}>
      {standing ? (
        <>
          <b className={style.big}>
            <CountingNumber value={standing.score} write={write} />
          </b>
          <small className={style.sub}>
            {/* The figure is last, so that another digit moves nothing. */}
            {words.pastHour} <em data-up={standing.gained > 0 ? '' : undefined}>+{write(standing.gained)}</em>
          </small>
        </>
      ) : null}
    </div>
  )
}

function Next({ standing }: { standing: TeamPosition | null }) {
  const { locale } = useText()
  const words = useWords(gameFrameWords)
  const style = gameDock()
  if (standing === null) return <div className={style.next} />
  const { above } = standing
  const to = above ? words.toNext(above.rank, above.name) : words.leads
  return (
    <div className={style.next}>
      <small title={to} className={style.sub}>
        {to}
      </small>
      {above ? <b>{formatNumber(above.points, locale)}</b> : null}
    </div>
  )
}
