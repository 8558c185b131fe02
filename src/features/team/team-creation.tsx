import { Navigate } from 'react-router-dom'
import { useDraft } from '#src/bind/use-draft.ts'
import { useTeamCreation } from '#src/bind/use-team-creation.ts'
import { teamWords } from '#src/text/areas/team.ts'
import { useWords } from '#src/text/use-text.ts'
import { css } from '#styled/css/index.js'
import { CreationForm } from './team-creation-form.tsx'
import { teamPath } from '#src/url/team-path.ts'

/** `led` is the team that the person is captain of already: then there is nothing to create. */
export function TeamCreation({ led }: { led: string | null }) {
  const words = useWords(teamWords).creation
  const { draft, type, forget } = useDraft('team-creation')
  const { view, submit, edit } = useTeamCreation(forget)
  if (view.kind === 'created') return <Navigate to={teamPath(view.team)} />
  // While the answer is under way the list may know of the new team already.
  if (led !== null && view.kind !== 'busy')
    return <p className={css({ color: 'fg.muted' })}>{words.captainAlready(led)}</p>
  return (
    <CreationForm
      view={view}
      texts={{ name: draft['name'] ?? '', bio: draft['bio'] ?? '' }}
      onType={(field, text) => {
        type(field, text)
        edit()
      }}
      onSubmit={submit}
    />
  )
}
