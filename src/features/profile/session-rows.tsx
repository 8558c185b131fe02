import type { OwnSession } from '#contract/models/session.ts'
import { profileWords } from '#src/text/areas/profile.ts'
import { useWords } from '#src/text/use-text.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { SessionRow } from './session-row.tsx'

export function SessionRows({ sessions }: { sessions: readonly OwnSession[] }) {
  const words = useWords(profileWords).sessions
  return (
    <>
      <Stack as="ul" gap="4">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </Stack>
      {sessions.every(({ current }) => current) ? (
        <Text as="p" size="sm" tone="muted">
          {words.onlyThis}
        </Text>
      ) : null}
    </>
  )
}
