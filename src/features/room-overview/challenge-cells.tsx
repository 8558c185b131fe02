import BellOff from 'lucide-react/icons/bell-off'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Waves from 'lucide-react/icons/waves'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { CHALLENGE_TAGS } from '#contract/models/challenge-names.ts'
import type { AttentionCause, RoomChallenge } from '#contract/models/room-overview.ts'
import { formatCount } from '#src/format/count.ts'
import { resultsPath } from '#src/shell/room/room-links.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { roomOverviewWords } from '#src/text/areas/room-overview.ts'
import { useWords } from '#src/text/use-text.ts'
import { SrOnly } from '#src/ui/layout.tsx'
import { roomOverview } from '#styled/recipes/room-overview.js'
import { toned } from '#styled/recipes/toned.js'
import { cx } from '#styled/css/index.js'
import { levelOf, markOf, type CellMark } from './cell-marks.ts'

const ICONS = {
  broken: CircleAlert,
  wave: Waves,
  silent: BellOff,
  closed: CalendarClock,
} as const satisfies Record<CellMark, unknown>

export interface ChallengeCellsProps {
  game: number
  challenges: readonly RoomChallenge[]
  causes: readonly AttentionCause[]
}

/** All challenges at a glance. A press opens the results of one. */
export function ChallengeCells({ game, challenges, causes }: ChallengeCellsProps) {
  const words = useWords(roomOverviewWords)
  const categories = useCategories()
  const style = roomOverview()
  const title = useId()
  const most = Math.max(0, ...challenges.map(({ lastHour }) => lastHour))
  const tags = CHALLENGE_TAGS.filter((tag) => challenges.some((one) => one.tag === tag))
  return (
    <section aria-labelledby={title} data-of="cells" className={style.card}>
      <div className={style.head}>
        <h2 id={title}>{words.all(challenges.length)}</h2>
        <span>{challenges.length === 0 ? words.noChallenges : words.stronger}</span>
      </div>
      <div className={style.columns}>
        {tags.map((tag) => (
          <div key={tag} className={cx(toned({ tone: categories.toneOf(tag) }), style.column)}>
            <h3 title={categories.labelOf(tag)} className={style.tag}>
              {categories.labelOf(tag)}
            </h3>
            {challenges
              .filter((one) => one.tag === tag)
              .map((one) => {
                const mark = markOf(one, causes)
                const Icon = mark && ICONS[mark]
                return (
                  <Link
                    key={one.id}
                    to={resultsPath(game, one.id)}
                    title={mark ? `${one.title} (${words.mark[mark]})` : one.title}
                    data-level={levelOf(one.lastHour, most)}
                    data-mark={mark}
                    className={style.cell}
                  >
                    <span className={style.title}>{one.title}</span>
                    {Icon ? <Icon aria-hidden /> : null}
                    {mark ? <SrOnly>{words.mark[mark]}</SrOnly> : null}
                    <span>{one.isOut ? formatCount(one.solves) : '–'}</span>
                  </Link>
                )
              })}
          </div>
        ))}
      </div>
    </section>
  )
}
