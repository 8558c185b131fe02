import type { ParticipationReviewView } from '#machines/admin/participation-review.machine.ts'
import { reviewWords } from '#src/text/areas/review.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { useFocusOn } from '#src/ui/focus-on.ts'
import { Progress } from '#src/ui/progress.tsx'
import { css } from '#styled/css/index.js'

const refusal = { kind: 'refused', title: 'The server will not have it' } as const
export const examples = {
  idle: { kind: 'idle' },
  one: { kind: 'busy', ruling: 'Accepted', at: 1, done: 0, failed: 0, total: 1, waitsUntil: null },
  many: { kind: 'busy', ruling: 'Accepted', at: 4, done: 3, failed: 1, total: 12, waitsUntil: null },
  heldOff: { kind: 'busy', ruling: 'Suspended', at: 4, done: 3, failed: 0, total: 12, waitsUntil: 1 },
  reading: { kind: 'busy', ruling: 'Accepted', at: null, done: 12, failed: 0, total: 12, waitsUntil: null },
  reported: { kind: 'reported', ruling: 'Accepted', done: 2, failures: [{ id: 3, team: 'Night Shift', problem: refusal }], left: [], problem: null },
  cutOff: {
    kind: 'reported',
    ruling: 'Accepted',
    done: 1,
    failures: [],
    left: [
      { id: 3, team: 'Night Shift' },
      { id: 4, team: 'Owls' },
    ],
    problem: { kind: 'unreachable' },
  },
} as const satisfies Record<string, ParticipationReviewView>

/** More names than these nobody reads in a message. */
const MOST_NAMED = 20

export interface ReviewProgressProps {
  view: ParticipationReviewView
  onStop: () => void
  onRetry: () => void
  onDismiss: () => void
}

/** How far a decision on many is, and what of it was not possible. One alone shows at its own button. */
export function ReviewProgress({ view, onStop, onRetry, onDismiss }: ReviewProgressProps) {
  const { reading } = useText().screens
  const words = useWords(reviewWords)
  const isMany = view.kind === 'busy' && view.total > 1
  const first = useFocusOn<HTMLButtonElement>(view.kind === 'reported' ? view.kind : isMany ? view.kind : null)
  switch (view.kind) {
    case 'idle':
      return null
    case 'busy': {
      if (!isMany) return null
      const gone = view.done + view.failed
      return (
        <div className={css({ display: 'flex', flexDirection: 'column', gap: '3' })}>
          <Progress label={words.progress} value={gone / view.total} />
          <p className={css({ color: 'fg.muted', fontSize: 'sm' })}>
            {words.doing(gone, view.total)} {view.waitsUntil === null ? null : words.waiting}
          </p>
          <Button ref={first} state={view.at === null ? 'busy' : 'ready'} onClick={onStop} className={css({ alignSelf: 'flex-start' })}>
            {view.at === null ? words.reading : words.stop}
          </Button>
        </div>
      )
    }
    case 'reported': {
      const { done, failures, left, problem } = view
      const named = failures.slice(0, MOST_NAMED)
      return (
        <Alert
          tone="danger"
          title={words.reported(done, failures.length + left.length)}
          action={
            <>
              <Button ref={first} onClick={onRetry}>
                {words.retry}
              </Button>
              <Button look="outline" onClick={onDismiss}>
                {words.dismiss}
              </Button>
            </>
          }
        >
          <ul className={css({ overflowWrap: 'anywhere' })}>
            {named.map((failure) => (
              <li key={failure.id}>{words.failure(failure.team, problemWords(failure.problem, reading))}</li>
            ))}
            {failures.length > named.length ? <li>{words.more(failures.length - named.length)}</li> : null}
            {left.length === 0 ? null : (
              <li>
                {words.stopped(left.length)} {problem ? problemWords(problem, reading) : null}
              </li>
            )}
          </ul>
        </Alert>
      )
    }
    default:
      return view satisfies never
  }
}
