import type { OwnSession } from '#contract/models/session.ts'
import { profileWords } from '#src/text/areas/profile.ts'
import { useWords } from '#src/text/use-text.ts'
import { css } from '#styled/css/index.js'
import { SessionRow } from './session-row.tsx'

export function SessionRows({ sessions }: { sessions: readonly OwnSession[] }) {
  const words = useWords(profileWords).sessions
  return (
    <>
      <ul className={css({ display: 'flex', flexDirection: 'column', gap: '4' })}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.every(({ current }) => current) ? (
        <p className={css({ color: 'fg.muted', fontSize: 'sm' })}>{words.onlyThis}</p>
      ) : null}
    </>
  )
}
