import { getSchedule } from '#contract/calls/schedule.ts'
import { clockPlace } from '#contract/rules/clock-acts.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useNow } from '#src/browser/clock.ts'
import { roomClockWords } from '#src/text/areas/room-clock.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { LoadError } from '#src/ui/load-error.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { roomClock } from '#styled/recipes/room-clock.js'
import { ActDialog } from './act-dialog.tsx'
import { ClockActs } from './clock-acts.tsx'
import { ClockBand } from './clock-band.tsx'
import { toClockState, wavesWithin } from './clock-state.ts'
import { RehearseAct } from './rehearse-act.tsx'
import { useMayAct } from './use-may-act.ts'

/** The clock of a game. Monitors see it without its acts. */
export function RoomClock({ game }: { game: number }) {
  const mayAct = useMayAct()
  return useConfig().features?.includes('schedule') ? <Clock game={game} mayAct={mayAct} /> : null
}

function Clock({ game, mayAct }: { game: number; mayAct: boolean }) {
  const words = useWords(roomClockWords)
  const { reading } = useText().screens
  const now = useNow()
  const read = useRead(getSchedule, { params: { id: game } }, 'once')
  const [view, send] = useProcess(usePart('admin').clockAct, { game })
  switch (read.state) {
    case 'waiting':
      return (
        <div className={roomClock().band}>
          <SkeletonShape label={words.loading} gap="3">
            <Skeleton width="half" />
            <Skeleton shape="heading" width="short" />
          </SkeletonShape>
        </div>
      )
    case 'failed':
      return <LoadError rank="h2" {...failedWords(read.problem, reading)} onRetry={read.refresh} />
    case 'ready': {
      const state = toClockState(read.value)
      return (
        <>
          <ClockBand
            state={state}
            waves={wavesWithin(read.value, state)}
            now={now}
            acts={
              mayAct ? (
                <ClockActs
                  state={state}
                  now={now}
                  more={clockPlace(state, now) === 'over' ? afterGame(game, words.after) : []}
                  last={<RehearseAct game={game} />}
                  onChoose={(act) => send({ type: 'choose', act })}
                />
              ) : null
            }
          />
          <ActDialog
            view={view}
            now={now}
            onPress={(pressed) => send({ type: 'press', ...pressed })}
            onCancel={() => send({ type: 'cancel' })}
            onRetry={() => send({ type: 'retry' })}
          />
        </>
      )
    }
    default:
      return read satisfies never
  }
}

/** The tasks that are left when a game is over. */
const afterGame = (game: number, { results, archive }: { results: string; archive: string }) => [
  { name: results, to: `/games/${game}/room/board` },
  { name: archive, to: `/games/${game}/room/settings` },
]
