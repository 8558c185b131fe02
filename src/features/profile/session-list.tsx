import { listSessions } from '#contract/calls/session.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { profileWords } from '#src/text/areas/profile.ts'
import { failedWords, problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { SessionRows } from './session-rows.tsx'

/** Renders nothing if the server does not list sessions. */
export function SessionList() {
  return useConfig().features?.includes('sessions') ? <Sessions /> : null
}

function Sessions() {
  const { reading } = useText().screens
  const words = useWords(profileWords).sessions
  const read = useRead(listSessions, {}, 'minute')
  return (
    <Card as="section" padding="lg" aria-labelledby="sessions-title">
      <Text as="h2" id="sessions-title" tabIndex={-1} face="heading" below="4">
        {words.title}
      </Text>
      {read.state === 'waiting' ? <SessionSkeleton /> : null}
      {read.state === 'failed' ? (
        <LoadError rank="h3" {...failedWords(read.problem, reading)} onRetry={read.refresh} />
      ) : null}
      {read.state === 'ready' ? (
        <Stack gap="4">
          {read.problem ? (
            <Alert tone="warning" action={<Button onClick={read.refresh}>{reading.retry}</Button>}>
              {problemWords(read.problem, reading)}
            </Alert>
          ) : null}
          <SessionRows sessions={read.value} />
          <EverySession />
        </Stack>
      ) : null}
    </Card>
  )
}

/** Signs the user out everywhere, here too. The guard of the screen then leads to the sign-in. */
function EverySession() {
  const { reading } = useText().screens
  const words = useWords(profileWords).sessions
  const [view, send] = useProcess(usePart('profile').sessionEnd)
  const problem = view.kind === 'idle' ? view.problem : null
  return (
    <Stack gap="3">
      {problem ? <Alert tone="danger">{problemWords(problem, reading)}</Alert> : null}
      <Button
        tone="caution"
        look="outline"
        state={view.kind === 'idle' ? 'ready' : 'busy'}
        aria-keyshortcuts="X"
        onClick={() => send({ type: 'begin', task: { kind: 'all' } })}
        place="start"
      >
        {view.kind === 'idle' ? words.endAll : words.endingAll}
      </Button>
    </Stack>
  )
}

function SessionSkeleton() {
  return (
    <SkeletonShape label={useText().screens.reading.loading} gap="4">
      {['first', 'second'].map((row) => (
        <div key={row}>
          <Skeleton width="half" />
          <Skeleton width="long" />
        </div>
      ))}
    </SkeletonShape>
  )
}
