import { getSchedule } from '#contract/calls/schedule.ts'
import { useRead } from '#src/api/use-read.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useNow } from '#src/browser/clock.ts'
import { roomClockWords } from '#src/text/areas/room-clock.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { ActDialog } from './act-dialog.tsx'
import { ClockActs } from './clock-acts.tsx'
import { toClockState } from './clock-state.ts'
import { RehearseAct } from './rehearse-act.tsx'

export interface ClockMenuProps {
  game: number
  isOpen: boolean
  onClose: () => void
}

/** The acts on the clock, from every section of the room. */
export function ClockMenu({ game, isOpen, onClose }: ClockMenuProps) {
  const words = useWords(roomClockWords)
  const { reading } = useText().screens
  const now = useNow()
  const read = useRead(getSchedule, isOpen ? { params: { id: game } } : null, 'once')
  const [view, send] = useProcess(usePart('admin').clockAct, { game })
  return (
    <>
      <Dialog isOpen={isOpen} onClose={onClose} title={words.title} closeLabel={words.close} size="sm">
        {read.state === 'ready' ? (
          <ClockActs
            state={toClockState(read.value)}
            now={now}
            last={<RehearseAct game={game} />}
            onChoose={(act) => {
              onClose()
              send({ type: 'choose', act })
            }}
          />
        ) : read.state === 'failed' ? (
          <LoadError rank="h3" {...failedWords(read.problem, reading)} onRetry={read.refresh} />
        ) : (
          <SkeletonShape label={words.loading}>
            <Skeleton width="long" />
          </SkeletonShape>
        )}
      </Dialog>
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
