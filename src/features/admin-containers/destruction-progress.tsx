import type { ContainerDestructionView } from '#machines/admin/container-destruction.machine.ts'
import type { ContainerDestructionActs } from '#src/bind/use-container-destruction.ts'
import { containerWords } from '#src/text/areas/container.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { useFocusOn } from '#src/ui/focus-on.ts'
import { Progress } from '#src/ui/progress.tsx'
import { css } from '#styled/css/index.js'

const refusal = { kind: 'refused', title: 'The runtime will not have it' } as const
export const examples = {
  idle: { kind: 'idle' },
  one: { kind: 'busy', at: '1', done: 0, failed: 0, total: 1, waitsUntil: null },
  many: { kind: 'busy', at: '4', done: 3, failed: 1, total: 12, waitsUntil: null },
  heldOff: { kind: 'busy', at: '4', done: 3, failed: 0, total: 12, waitsUntil: 1 },
  reading: { kind: 'busy', at: null, done: 12, failed: 0, total: 12, waitsUntil: null },
  reported: { kind: 'reported', done: 2, failures: [{ guid: '3', of: 'Warm up (Owls)', problem: refusal }], left: [], problem: null },
  cutOff: { kind: 'reported', done: 1, failures: [], left: [{ guid: '3', of: 'Warm up (Owls)' }], problem: { kind: 'unreachable' } },
} as const satisfies Record<string, ContainerDestructionView>

/** More names than these nobody reads in a message. */
const MOST_NAMED = 20

/** How far it is with many, and what of it was not possible. One alone shows at its own button. */
export function DestructionProgress({ view, acts }: { view: ContainerDestructionView; acts: Omit<ContainerDestructionActs, 'destroy'> }) {
  const { reading } = useText().screens
  const words = useWords(containerWords).admin
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
          <Button ref={first} state={view.at === null ? 'busy' : 'ready'} onClick={acts.stop} className={css({ alignSelf: 'flex-start' })}>
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
              <Button ref={first} onClick={acts.retry}>
                {words.retry}
              </Button>
              <Button look="outline" onClick={acts.dismiss}>
                {words.dismiss}
              </Button>
            </>
          }
        >
          <ul className={css({ overflowWrap: 'anywhere' })}>
            {named.map((failure) => (
              <li key={failure.guid}>{words.failure(failure.of, problemWords(failure.problem, reading))}</li>
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
