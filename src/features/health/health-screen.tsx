import { useNavigationType } from 'react-router-dom'
import { getHealth } from '#contract/calls/health.ts'
import { useRead } from '#src/api/use-read.ts'
import { useFocusHeading } from '#src/browser/use-focus-heading.ts'
import { useOnline } from '#src/browser/use-online.ts'
import { DocumentTitle } from '#src/shell/document-title.tsx'
import { WithExtension } from '#src/shell/with-extension.tsx'
import { healthWords } from '#src/text/areas/health.ts'
import { unusedFilesWords } from '#src/text/areas/unused-files.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { LoadError } from '#src/ui/load-error.tsx'
import { Text } from '#src/ui/layout.tsx'
import { HealthSkeleton } from './health-skeleton.tsx'
import { HealthView } from './health-view.tsx'

/** The state of the platform. Read every ten seconds while the screen is in view. */
export function HealthScreen() {
  const name = useWords(unusedFilesWords).health
  const title = useFocusHeading(useNavigationType() !== 'POP')
  return (
    <>
      <DocumentTitle screen={name} />
      <Text as="h1" ref={title} tabIndex={-1} face="title">
        {name}
      </Text>
      <WithExtension name="health">
        <Reading />
      </WithExtension>
    </>
  )
}

function Reading() {
  const words = useWords(healthWords)
  const { reading } = useText().screens
  const isOnline = useOnline()
  const read = useRead(getHealth, {})
  switch (read.state) {
    case 'waiting':
      return <HealthSkeleton label={words.loading} />
    case 'failed':
      return <LoadError rank="h2" {...failedWords(read.problem, reading)} onRetry={read.refresh} />
    case 'ready':
      return (
        <HealthView
          health={read.value}
          line={!isOnline ? 'offline' : read.problem === null ? 'live' : 'stale'}
        />
      )
    default:
      return read satisfies never
  }
}
