import { Navigate } from 'react-router-dom'
import { useDraft } from '#src/bind/use-draft.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { teamWords } from '#src/text/areas/team.ts'
import { useWords } from '#src/text/use-text.ts'
import { Text } from '#src/ui/layout.tsx'
import { CreationForm } from './team-creation-form.tsx'
import { teamPath } from '#src/url/team-path.ts'

/** `led` is the team that the person is captain of already: then there is nothing to create. */
export function TeamCreation({ led }: { led: string | null }) {
  const words = useWords(teamWords).creation
  const { draft, type, forget } = useDraft('team-creation')
  const [view, send] = useProcess(usePart('team').creation, {}, { hear: { succeeded: forget } })
  if (view.kind === 'done') return <Navigate to={teamPath(view.value.id)} />
  // While the answer is under way the list may know of the new team already.
  if (led !== null && view.kind !== 'busy')
    return (
      <Text as="p" tone="muted">
        {words.captainAlready(led)}
      </Text>
    )
  return (
    <CreationForm
      view={view}
      texts={{ name: draft['name'] ?? '', bio: draft['bio'] ?? '' }}
      onType={(field, text) => {
        type(field, text)
        send({ type: 'edit' })
      }}
      onSubmit={(form) => send({ type: 'submit', form })}
    />
  )
}
