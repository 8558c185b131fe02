import { use } from 'react'
import { getRoomOverview } from '#contract/calls/room-overview.ts'
import { instant } from '#contract/models/time.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { useChoice } from '#src/bind/use-choice.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useWired } from '#src/bind/wired.ts'
import { formatHour } from '#src/format/time.ts'
import { InRoom } from '#src/shell/room/room-slots.tsx'
import { useAccountView } from '#src/shell/frame/account-view.ts'
import { roomOverviewWords } from '#src/text/areas/room-overview.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { LoadError } from '#src/ui/load-error.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { roomOverview } from '#styled/recipes/room-overview.js'
import { AttentionList } from './attention-list.tsx'
import { ChallengeCells } from './challenge-cells.tsx'
import { OpeningList } from './opening-list.tsx'
import { RoomFigures } from './room-figures.tsx'

/** Renders nothing on servers without the extension `room-overview`, which count no figures. */
export function RoomState({ game }: { game: number }) {
  const { features } = useConfig()
  const account = useAccountView()
  if (!features?.includes('room-overview')) return null
  return account.kind === 'account' ? <Counted game={game} {...account} /> : null
}

interface CountedProps {
  game: number
  /** The name of the user, to recognise what they take care of. */
  name: string
  isAdmin: boolean
}

function Counted({ game, name, isAdmin }: CountedProps) {
  const role = isAdmin ? 'Admin' : 'Monitor'
  const { locale, screens } = useText()
  const { reading } = screens
  const words = useWords(roomOverviewWords)
  const read = useRead(getRoomOverview, { params: { id: game } }, 'overview')
  const [, send] = useProcess(usePart('admin').attention, { game })
  const { streamingMode } = use(useWired().watching())
  const [mode] = useChoice(streamingMode, 'off')
  const checks = useConfig().features?.includes('opening-check') === true && isAdmin
  const style = roomOverview()
  switch (read.state) {
    case 'waiting':
      return <Waiting label={words.loading} />
    case 'failed':
      return <LoadError rank="h2" {...failedWords(read.problem, reading)} onRetry={read.refresh} />
    case 'ready': {
      const { causes, challenges, phase, figures, countedAt } = read.value
      const isStale = read.problem !== null
      const titles = new Map(challenges.map(({ id, title }) => [id, title]))
      return (
        <div data-stale={isStale ? '' : undefined} className={style.root}>
          {isStale ? (
            <>
              <p role="status" className={style.stale}>
                {words.stale(formatHour(instant(countedAt), locale))}
              </p>
              <InRoom slot="foot">
                <span role="status" className={style.staleFoot}>
                  {words.stale(formatHour(instant(countedAt), locale))}
                </span>
              </InRoom>
            </>
          ) : null}
          <RoomFigures room={read.value} />
          {phase === 'Before' && checks ? (
            <OpeningList game={game} isMasked={mode === 'on'} />
          ) : (
            <AttentionList
              causes={causes}
              ceremony={phase === 'After' ? { game, hidden: figures.hidden?.solves ?? 0 } : undefined}
              around={{ game, role, titles, isMasked: mode === 'on' }}
              own={name}
              send={isStale ? null : (task) => send({ type: 'begin', task })}
            />
          )}
          <ChallengeCells game={game} challenges={challenges} causes={causes} />
        </div>
      )
    }
    default:
      return read satisfies never
  }
}

const BLANKS = [0, 1, 2, 3, 4, 5]

/** As high as the content that follows, so that nothing moves. */
function Waiting({ label }: { label: string }) {
  const style = roomOverview()
  return (
    <SkeletonShape label={label}>
      <div className={style.root}>
        <div className={style.figures}>
          {BLANKS.map((each) => (
            <div key={each} className={style.figure}>
              <Skeleton width="half" />
            </div>
          ))}
        </div>
        <div data-of="attention" className={style.card} />
        <div data-of="cells" className={style.card} />
      </div>
    </SkeletonShape>
  )
}
