import type { FormView } from '#machines/kit/form.ts'
import UserPlus from 'lucide-react/icons/user-plus'
import { Link } from 'react-router-dom'
import { teamWords } from '#src/text/areas/team.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { css } from '#styled/css/index.js'

export interface JoinCardProps {
  team: string
  /** What a visitor is led through first, and comes back from. */
  view: FormView<number> | { kind: 'visitor'; signIn: string; register: string }
  onJoin: () => void
}

/** Which team a link invites to. Nothing happens without the one press. */
export function JoinCard({ team, view, onJoin }: JoinCardProps) {
  const { reading } = useText().screens
  const words = useWords(teamWords).link
  const isBusy = view.kind === 'busy' || view.kind === 'done'
  return (
    <Card className={css({ width: 'full', maxWidth: 'dialog.md', marginInline: 'auto' })}>
      <EmptyState
        tone="brand"
        rank="h1"
        icon={<UserPlus />}
        title={words.title(team)}
        text={view.kind === 'visitor' ? words.visitor : words.text}
        action={
          view.kind === 'visitor' ? (
            <>
              <LinkButton as={Link} to={view.signIn} tone="brand">
                {words.signIn}
              </LinkButton>
              <LinkButton as={Link} to={view.register} look="outline">
                {words.register}
              </LinkButton>
            </>
          ) : (
            <>
              <Button tone="brand" state={isBusy ? 'busy' : 'ready'} onClick={onJoin}>
                {isBusy ? words.busy(team) : words.submit(team)}
              </Button>
              <LinkButton as={Link} to="/teams" look="outline">
                {words.later}
              </LinkButton>
            </>
          )
        }
      />
      {view.kind === 'open' && view.problem ? (
        <Alert tone="danger">{problemWords(view.problem, reading)}</Alert>
      ) : null}
    </Card>
  )
}
