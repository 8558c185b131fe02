import type { ParticipationReviewView } from '#machines/admin/participation-review.machine.ts'
import { formatList } from '#src/format/list.ts'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout.tsx'

export interface CheatProgressProps {
  view: ParticipationReviewView
  send: (command: { type: 'stop' | 'retry' | 'dismiss' }) => void
}

/** Shows delays and failures of a decision. Its success is visible at the team. */
export function CheatProgress({ view, send }: CheatProgressProps) {
  const { locale, screens } = useText()
  const words = useWords(monitorWords).cheats
  switch (view.kind) {
    case 'idle':
      return null
    case 'busy':
      return view.waitsUntil === null ? null : (
        <Alert
          tone="info"
          action={
            <Button size="sm" onClick={() => send({ type: 'stop' })}>
              {words.stop}
            </Button>
          }
        >
          {words.waiting}
        </Alert>
      )
    case 'reported':
      return (
        <Alert
          tone="danger"
          action={
            <>
              <Button autoFocus size="sm" onClick={() => send({ type: 'retry' })}>
                {words.retry}
              </Button>
              <Button size="sm" look="ghost" onClick={() => send({ type: 'dismiss' })}>
                {words.dismiss}
              </Button>
            </>
          }
        >
          <Stack as="ul" gap="1">
            {view.failures.map(({ id, team, problem }) => (
              <li key={id}>{words.failure(team, problemWords(problem, screens.reading))}</li>
            ))}
            {view.left.length === 0 ? null : (
              <li>
                {words.left(
                  formatList(
                    view.left.map(({ team }) => team),
                    locale,
                  ),
                )}{' '}
                {view.problem ? problemWords(view.problem, screens.reading) : null}
              </li>
            )}
          </Stack>
        </Alert>
      )
    default:
      return view satisfies never
  }
}
