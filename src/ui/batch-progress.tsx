import { css } from '#styled/css/index.js'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { useFocusOn } from './use-focus-on.ts'
import { Progress } from './progress.tsx'
import { Stack, Text } from './layout.tsx'

/** The state of an action on many rows. The types of failures and reasons depend on the list. */
export type BatchState<Failure, Why> =
  | { kind: 'idle' }
  /** Null `at`: the list is being read again. */
  | {
      kind: 'busy'
      at: unknown
      done: number
      failed: number
      total: number
      waitsUntil: number | null
      /** The user stopped it, and the last response is awaited. */
      stops?: true
    }
  | {
      kind: 'reported'
      done: number
      failures: readonly Failure[]
      left: readonly unknown[]
      problem: Why | null
    }
export interface BatchTexts {
  progress: string
  doing: (done: number, total: number) => string
  waiting: string
  reading: string
  stop: string
  reported: (done: number, open: number) => string
  more: (count: number) => string
  stopped: (left: number) => string
  retry: string
  dismiss: string
}
export type BatchCommand = { type: 'stop' | 'retry' | 'dismiss' }
export interface OneByOneProps<Failure, Why> {
  view: BatchState<Failure, Why>
  words: BatchTexts
  lineOf: (failure: Failure) => { key: string | number; text: string }
  whyOf: (why: Why) => string
  send: (command: BatchCommand) => void
}

/** Further names are only counted, because nobody reads a long message. */
const MAX_NAMED = 20

/** Used for actions on many rows. An action on one row shows its state at its own button. */
export function BatchProgress<Failure, Why>({
  view,
  words,
  lineOf,
  whyOf,
  send,
}: OneByOneProps<Failure, Why>) {
  const isMany = view.kind === 'busy' && view.total > 1
  const first = useFocusOn<HTMLButtonElement>(
    view.kind === 'reported' ? view.kind : isMany ? view.kind : null,
  )
  switch (view.kind) {
    case 'idle':
      return null
    case 'busy': {
      if (!isMany) return null
      const gone = view.done + view.failed
      return (
        <Stack gap="3">
          <Progress label={words.progress} value={gone / view.total} />
          <Text as="p" size="sm" tone="muted">
            {words.doing(gone, view.total)} {view.waitsUntil === null ? null : words.waiting}
          </Text>
          <Button
            ref={first}
            state={view.at === null || view.stops ? 'busy' : 'ready'}
            onClick={() => send({ type: 'stop' })}
            className={css({ alignSelf: 'flex-start' })}
          >
            {view.at === null ? words.reading : words.stop}
          </Button>
        </Stack>
      )
    }
    case 'reported': {
      const { done, failures, left, problem } = view
      return (
        <Alert
          tone="danger"
          title={words.reported(done, failures.length + left.length)}
          action={
            <>
              <Button ref={first} onClick={() => send({ type: 'retry' })}>
                {words.retry}
              </Button>
              <Button look="outline" onClick={() => send({ type: 'dismiss' })}>
                {words.dismiss}
              </Button>
            </>
          }
        >
          <Text as="ul" lines="broken">
            {failures.slice(0, MAX_NAMED).map((failure) => {
              const { key, text } = lineOf(failure)
              return <li key={key}>{text}</li>
            })}
            {failures.length > MAX_NAMED ? <li>{words.more(failures.length - MAX_NAMED)}</li> : null}
            {left.length === 0 ? null : (
              <li>
                {words.stopped(left.length)} {problem === null ? null : whyOf(problem)}
              </li>
            )}
          </Text>
        </Alert>
      )
    }
    default:
      return view satisfies never
  }
}
