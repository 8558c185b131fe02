import { getFreeze } from '#contract/calls/freeze.ts'
import type { FreezeModel } from '#contract/models/freeze.ts'
import { instant } from '#contract/models/time.ts'
import { showsHidden, type Freeze as FreezeTimes } from '#contract/rules/freeze.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { gameEditorWords } from '#src/text/areas/game-editor.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { FormSection } from '#src/ui/form-section.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { FreezeForm, type FrozenGame } from './freeze-form.tsx'

/**
 * The freeze and the reveal of the scoreboard. They have their own buttons, because they are stored apart
 * from the game. Renders nothing if the server has no freeze.
 */
export function FreezeSection({ game: of, now }: { game: FrozenGame; now: number }) {
  const { features } = useConfig()
  return features?.includes('freeze') ? <Freeze game={of} now={now} /> : null
}

function Freeze({ game: of, now }: { game: FrozenGame; now: number }) {
  const { reading } = useText().screens
  const { freeze: words } = useWords(gameEditorWords)
  const [view, send] = useProcess(usePart('admin').freezing, { game: of.id })
  // A freeze has no version to compare, so the screen reads it at intervals to show what another organiser
  // has set.
  const read = useRead(getFreeze, { params: { id: of.id } })
  switch (read.state) {
    case 'waiting':
      return (
        <FormSection title={words.title} text={words.text}>
          <SkeletonShape label={reading.loading} gap="3">
            <Skeleton width="half" />
            <Skeleton shape="heading" width="short" />
          </SkeletonShape>
        </FormSection>
      )
    case 'failed':
      return (
        <FormSection title={words.title} text={words.text}>
          <LoadError rank="h3" {...failedWords(read.problem, reading)} onRetry={read.refresh} />
        </FormSection>
      )
    case 'ready':
      return (
        <FreezeForm
          game={of}
          freeze={read.value}
          view={view}
          now={now}
          onSet={(freezeAt) =>
            send({
              type: 'set',
              freezeAt,
              title: of.title,
              shows: showsHidden(toFreeze(read.value), freezeAt, now),
            })
          }
          onReveal={() => send({ type: 'reveal', title: of.title })}
        />
      )
    default:
      return read satisfies never
  }
}

const toFreeze = ({ freezeAt, revealedAt }: FreezeModel): FreezeTimes => ({
  freezeAt: instantOrNull(freezeAt),
  revealedAt: instantOrNull(revealedAt),
})
const instantOrNull = (time: string | null) => (time === null ? null : instant(time))
