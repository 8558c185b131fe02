import { Navigate } from 'react-router-dom'
import { useTypedText } from '#src/bind/use-typed-text.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { teamPath } from '#src/url/team-path.ts'
import { teamWords } from '#src/text/areas/team.ts'
import { useWords } from '#src/text/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { Text } from '#src/ui/layout.tsx'
import { JoinForm } from './invite-code-form.tsx'

export function TeamJoining() {
  const words = useWords(teamWords).joining
  const { texts, type, forget } = useTypedText('team-joining')
  const [view, send] = useProcess(usePart('team').joining, {}, { hear: { succeeded: forget } })
  if (view.kind === 'done') return <Navigate to={teamPath(view.value)} />
  return (
    <Card as="section" aria-labelledby="join-team">
      <Text as="h2" id="join-team" face="heading" below="3">
        {words.title}
      </Text>
      <JoinForm
        view={view}
        text={texts['invite'] ?? ''}
        onType={(text) => {
          type('invite', text)
          send({ type: 'edit' })
        }}
        onJoin={(form) => send({ type: 'submit', form })}
      />
    </Card>
  )
}
