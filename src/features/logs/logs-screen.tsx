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

const VIEWS = ['log', 'audit'] as const

/**
 * The platform's log and, if the server has one, the audit log. The address holds the choice between them.
 */
export function LogsScreen({ audit }: { audit: ReactNode }) {
  const { title } = useText().screens
  const words = useWords(logsWords)
  const { features } = useConfig()
  const heading = useFocusHeading(useNavigationType() !== 'POP')
  const [params, setParams] = useSearchParams()
  const hasAudit = features?.includes('audit') ?? false
  const view = hasAudit && params.get('view') === 'audit' ? 'audit' : 'log'
  return (
    <Stack as="section" aria-labelledby="platform-record" gap="4" narrows>
      <Text as="h1" ref={heading} id="platform-record" tabIndex={-1} face="title">
        {title.adminLogs}
      </Text>
      {hasAudit ? (
        <Segmented
          label={words.view}
          place="start"
          wraps
          choices={VIEWS.map((value) => ({ value, label: words.views[value] }))}
          value={view}
          // Keeps the other parameters, because both lists share the time span, and each keeps its own
          // filter.
          onValueChange={(next) =>
            setParams((before) => {
              const after = new URLSearchParams(before)
              if (next === 'log') after.delete('view')
              else after.set('view', next)
              return after
            }, AT_ONCE)
          }
        />
      ) : null}
      {view === 'audit' ? audit : <LogStream />}
    </Stack>
  )
}
