import type { ReactNode } from 'react'
import { useNavigationType, useSearchParams } from 'react-router-dom'
import { useConfig } from '#src/api/use-config.ts'
import { useFocusHeading } from '#src/browser/use-focus-heading.ts'
import { logsWords } from '#src/text/areas/logs.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { LogStream } from './log-stream.tsx'

/** Renders immediately, because the next change reads the address of the last render. */
const AT_ONCE = { replace: true, flushSync: true }

const VIEWS = ['timeline', 'log', 'audit'] as const

/**
 * The platform's log and, if the server has them, the audit log and the time line of both. The address holds
 * the choice between them.
 */
export function LogsScreen({ timeline, audit }: { timeline: ReactNode; audit: ReactNode }) {
  const { title } = useText().screens
  const words = useWords(logsWords)
  const { features } = useConfig()
  const heading = useFocusHeading(useNavigationType() !== 'POP')
  const [params, setParams] = useSearchParams()
  const views = VIEWS.filter((each) => {
    if (each === 'log') return true
    return features?.includes(each === 'audit' ? 'audit' : 'platform-timeline') ?? false
  })
  // Links that name a level are older than the time line and mean the log.
  const [usual] = params.has('level') ? (['log'] as const) : views
  const view = views.find((each) => each === params.get('view')) ?? usual ?? 'log'
  return (
    <Stack as="section" aria-labelledby="platform-record" gap="4" narrows>
      <Text as="h1" ref={heading} id="platform-record" tabIndex={-1} face="title">
        {title.adminLogs}
      </Text>
      {views.length > 1 ? (
        <Segmented
          label={words.view}
          place="start"
          wraps
          choices={views.map((value) => ({ value, label: words.views[value] }))}
          value={view}
          // Keeps the other parameters, because the lists share the time span, and each keeps its own filter.
          onValueChange={(next) =>
            setParams((before) => {
              const after = new URLSearchParams(before)
              if (next === usual) after.delete('view')
              else after.set('view', next)
              return after
            }, AT_ONCE)
          }
        />
      ) : null}
      {view === 'log' ? <LogStream /> : view === 'audit' ? audit : timeline}
    </Stack>
  )
}
