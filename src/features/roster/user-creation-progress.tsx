import Download from 'lucide-react/icons/download'
import { remainingIn, type UserFailure } from '#machines/admin/user-creation-job.ts'
import type { UserCreationView } from '#machines/admin/user-creation.machine.ts'
import { formatList } from '#src/format/list.ts'
import { userAdminWords } from '#src/text/areas/user-admin.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Progress } from '#src/ui/progress.tsx'

/** Further failures are only counted, because nobody reads a long message. */
const MAX_NAMED = 20

export interface CreationProgressProps {
  view: Exclude<UserCreationView, { kind: 'open' }>
  onStop: () => void
  onRetry: () => void
  onSave: () => void
  onDone: () => void
  /** Returns to the form with the lines that failed. */
  onKeep: () => void
}

export function CreationProgress({ view, onStop, onRetry, onSave, onDone, onKeep }: CreationProgressProps) {
  const { locale, screens } = useText()
  const { reading } = screens
  const words = useWords(userAdminWords).creation
  if (view.kind === 'busy') {
    const gone = view.done + view.failed
    const isEnding = view.doing === 'stopping' || view.doing === 'refreshing'
    return (
      <Stack gap="3" foot>
        <Progress label={words.progress} value={gone / view.total} />
        <Text as="p" role="status" size="sm" tone="muted">
          {words.doing(gone, view.total)} {view.doing === 'waiting' ? words.waiting : null}
        </Text>
        <Button autoFocus state={isEnding ? 'busy' : 'ready'} onClick={onStop} place="start">
          {view.doing === 'stopping'
            ? words.stopping
            : view.doing === 'refreshing'
              ? words.refreshing
              : words.stop}
        </Button>
      </Stack>
    )
  }
  if (view.kind === 'finished')
    return <CreationFinished made={view.made.length} onSave={onSave} onDone={onDone} />
  const { made, failures, left, problem } = view
  const named = failures.slice(0, MAX_NAMED)
  const mayHaveTeams = problem?.kind === 'unreachable' && left.some(({ user }) => user.teamName)
  return (
    <Alert
      tone="danger"
      title={words.reported(made.length, remainingIn(view).length)}
      action={
        <>
          <Button autoFocus onClick={onRetry}>
            {words.retry}
          </Button>
          <Button look="outline" onClick={onKeep}>
            {words.keep}
          </Button>
          <Button look="outline" icon={<Download aria-hidden />} onClick={onSave}>
            {words.report}
          </Button>
        </>
      }
    >
      <Text as="ul" lines="broken">
        {named.map((failure) => (
          <li key={linesOf(failure, locale)}>
            {words.failure(linesOf(failure, locale), problemWords(failure.problem, reading))}
          </li>
        ))}
        {failures.length > named.length ? <li>{words.more(failures.length - named.length)}</li> : null}
        {left.length === 0 ? null : (
          <li>
            {words.left(left.length)} {problem ? problemWords(problem, reading) : null}{' '}
            {mayHaveTeams ? words.unsure : null}
          </li>
        )}
      </Text>
    </Alert>
  )
}

const linesOf = ({ unit }: UserFailure, locale: string) =>
  formatList(
    unit.map(({ line }) => String(line)),
    locale,
  )

interface CreationFinishedProps {
  made: number
  onSave: () => void
  onDone: () => void
}

/** All accounts exist, and some have generated passwords that must be saved. */
function CreationFinished({ made, onSave, onDone }: CreationFinishedProps) {
  const words = useWords(userAdminWords).creation
  return (
    <Alert
      tone="success"
      title={words.finished(made)}
      action={
        <>
          <Button autoFocus tone="brand" icon={<Download aria-hidden />} onClick={onSave}>
            {words.report}
          </Button>
          <Button look="outline" onClick={onDone}>
            {words.done}
          </Button>
        </>
      }
    >
      {words.finishedText}
    </Alert>
  )
}
