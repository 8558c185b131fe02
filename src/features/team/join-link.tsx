import Ban from 'lucide-react/icons/ban'
import Link2Off from 'lucide-react/icons/link-2-off'
import UserPlus from 'lucide-react/icons/user-plus'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { listOwnTeams } from '#contract/calls/team.ts'
import type { InviteCode } from '#contract/rules/invite-code.ts'
import type { FormView } from '#machines/kit/form.ts'
import { useRead } from '#src/api/use-read.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useSession } from '#src/bind/use-session.ts'
import { teamWords } from '#src/text/areas/team.ts'
import { failedWords, problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { readInviteFragment } from '#src/url/invite-link.ts'
import { returnStateOf } from '#src/url/sign-in-path.ts'
import { teamPath } from '#src/url/team-path.ts'
import { css } from '#styled/css/index.js'

/** The page of a join link. Its code is in the fragment, which browsers do not send to the server. */
export function JoinLink() {
  const spot = useLocation()
  const { view, retry } = useSession()
  const { reading } = useText().screens
  const words = useWords(teamWords).link
  const invite = readInviteFragment(spot.hash.slice(1))
  if (!invite) {
    return (
      <EmptyState
        size="page"
        rank="h1"
        icon={<Link2Off />}
        title={words.broken}
        text={words.brokenText}
        action={
          <LinkButton as={Link} to="/teams" tone="brand">
            {words.teams}
          </LinkButton>
        }
      />
    )
  }
  switch (view.kind) {
    case 'signed-in':
      return <Joining key={spot.hash} invite={invite} />
    case 'anonymous': {
      const signIn = returnStateOf('signIn', spot)
      const register = returnStateOf('registration', spot)
      return <JoinCard team={invite.name} view={{ kind: 'visitor', signIn, register }} onJoin={() => {}} />
    }
    case 'banned':
      return (
        <EmptyState
          size="page"
          rank="h1"
          tone="danger"
          icon={<Ban />}
          title={words.disabled}
          text={words.disabledText}
        />
      )
    case 'unreachable':
      return <LoadError size="page" rank="h1" {...failedWords(view.problem, reading)} onRetry={retry} />
    case 'booting':
      return <Waiting />
    default:
      return view satisfies never
  }
}

function Joining({ invite }: { invite: InviteCode }) {
  const own = useRead(listOwnTeams, {}, 'teams')
  const [view, send] = useProcess(usePart('team').joining)
  const isMember = own.state === 'ready' && own.value.some(({ id }) => id === invite.id)
  // The list may have the team before the response arrives. The message still waits for the response.
  if (view.kind === 'done' || (view.kind === 'open' && isMember))
    return <Navigate to={teamPath(invite.id)} replace />
  if (own.state === 'waiting') return <Waiting />
  return <JoinCard team={invite.name} view={view} onJoin={() => send({ type: 'submit', form: invite })} />
}

function Waiting() {
  const { reading } = useText().screens
  return (
    <SkeletonShape
      label={reading.loading}
      className={css({ width: 'full', maxWidth: 'dialog.md', marginInline: 'auto' })}
    >
      <Skeleton shape="heading" width="half" />
      <Skeleton />
      <Skeleton width="long" />
    </SkeletonShape>
  )
}

interface JoinCardProps {
  team: string
  /** A visitor signs in or registers first, and then returns here. */
  view: FormView<number> | { kind: 'visitor'; signIn: string; register: string }
  onJoin: () => void
}

/** Shows the team of the link. Joining needs one press, because opening a link must change nothing. */
function JoinCard({ team, view, onJoin }: JoinCardProps) {
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
