import Users from 'lucide-react/icons/users'
import { useRef, type ReactNode } from 'react'
import { useNavigationType, useSearchParams, Navigate, Link } from 'react-router-dom'
import { listOwnTeams } from '#contract/calls/team.ts'
import { useRead } from '#src/api/use-read.ts'
import { useTypedText } from '#src/bind/use-typed-text.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useSession } from '#src/bind/use-session.ts'
import { pressMarked } from '#src/browser/press-marked.ts'
import { useFocusHeading } from '#src/browser/use-focus-heading.ts'
import { useKeys } from '#src/browser/use-keys.ts'
import { teamWords } from '#src/text/areas/team.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useWords, useText } from '#src/text/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Text } from '#src/ui/layout.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { openTeam, teamPath } from '#src/url/team-path.ts'
import { FocusPlace } from '#src/ui/focus-place.tsx'
import { shelf } from '#styled/recipes/shelf.js'
import { CreationForm } from './team-creation-form.tsx'
import { TeamDetail } from './team-detail.tsx'
import { TeamList } from './team-list.tsx'
import { toTeamsView, type TeamsView } from './teams-view.ts'

/** The user's own teams, or the open one. `joining` is the form to join another. */
export function OwnTeams({ joining }: { joining: ReactNode }) {
  const [params] = useSearchParams()
  const session = useSession()
  useKeys(pressMarked)
  const view = toTeamsView(useRead(listOwnTeams, {}, 'teams'), session.view)
  const open = openTeam(params)
  if (open === null) return <AllTeams view={view} joining={joining} />
  return open === 'none' ? <NoSuchTeam /> : <OpenTeam key={open} id={open} view={view} />
}

function AllTeams({ view, joining }: { view: TeamsView; joining: ReactNode }) {
  const words = useWords(teamWords)
  const title = useFocusHeading(useNavigationType() !== 'POP')
  const led = view.kind === 'listed' ? view.teams.find(({ part }) => part === 'captain') : undefined
  return (
    <>
      <header>
        <Text as="h1" ref={title} tabIndex={-1} face="title">
          {words.list.title}
        </Text>
        <Text as="p" tone="muted">
          {words.list.text}
        </Text>
      </header>
      <TeamList view={view} />
      {view.kind === 'loading' ? null : (
        <div className={shelf().grid}>
          {joining}
          <Card as="section" aria-labelledby="create-team">
            <Text as="h2" id="create-team" face="heading" below="3">
              {words.creation.title}
            </Text>
            <TeamCreation led={led?.name ?? null} />
          </Card>
        </div>
      )}
    </>
  )
}

/** `led` is a team of which the user is already captain, so that they cannot create another. */
function TeamCreation({ led }: { led: string | null }) {
  const words = useWords(teamWords).creation
  const { texts, type, forget } = useTypedText('team-creation')
  const [view, send] = useProcess(usePart('team').creation, {}, { hear: { succeeded: forget } })
  if (view.kind === 'done') return <Navigate to={teamPath(view.value.id)} />
  // The list may have the new team before the response arrives.
  if (led !== null && view.kind !== 'busy')
    return (
      <Text as="p" tone="muted">
        {words.captainAlready(led)}
      </Text>
    )
  return (
    <CreationForm
      view={view}
      texts={{ name: texts['name'] ?? '', bio: texts['bio'] ?? '' }}
      onType={(field, text) => {
        type(field, text)
        send({ type: 'edit' })
      }}
      onSubmit={(form) => send({ type: 'submit', form })}
    />
  )
}

/**
 * Outlives the team, because users who leave or delete it are notified and redirected after the list was read
 * again.
 */
function OpenTeam({ id, view }: { id: number; view: TeamsView }) {
  const title = useRef<HTMLHeadingElement>(null)
  const [membership, send] = useProcess(
    usePart('team').membership,
    { team: id },
    { hear: { succeeded: () => title.current?.focus() } },
  )
  const team = view.kind === 'listed' ? view.teams.find((each) => each.id === id) : undefined
  if (membership.kind === 'done') return <Navigate to="/teams" replace />
  if (view.kind === 'loading') return <TeamList view={view} />
  if (view.kind === 'failed') return <FailedTeam view={view} />
  if (team) {
    return (
      <TeamDetail
        team={team}
        membership={{
          view: membership,
          title,
          onAct: (act) => send({ type: 'begin', task: { ...act, name: team.name } }),
        }}
      />
    )
  }
  return membership.kind === 'busy' ? <TeamList view={{ kind: 'loading' }} /> : <NoSuchTeam />
}

function FailedTeam({ view: { problem, retry } }: { view: Extract<TeamsView, { kind: 'failed' }> }) {
  const { reading } = useText().screens
  const words = useWords(teamWords).list
  return (
    <LoadError
      size="page"
      rank="h1"
      {...failedWords(problem, reading)}
      onRetry={retry}
      ways={
        <LinkButton as={Link} to="/teams" look="outline">
          {words.all}
        </LinkButton>
      }
    />
  )
}

/** The team may disappear because its captain removed the user, so the message takes the focus. */
function NoSuchTeam() {
  const words = useWords(teamWords).list
  return (
    <FocusPlace>
      <div role="status">
        <EmptyState
          size="page"
          rank="h1"
          icon={<Users />}
          title={words.gone}
          text={words.goneText}
          action={
            <LinkButton as={Link} to="/teams" tone="brand">
              {words.all}
            </LinkButton>
          }
        />
      </div>
    </FocusPlace>
  )
}
