import Users from 'lucide-react/icons/users'
import { useRef } from 'react'
import { Link, Navigate } from 'react-router-dom'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { teamWords } from '#src/text/areas/team.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { useFocusOn } from '#src/ui/use-focus-on.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { css } from '#styled/css/index.js'
import { TeamDetail } from './team-detail.tsx'
import { TeamList } from './team-list.tsx'
import type { TeamsView } from './teams-view.ts'

/** Outlives the team: who leaves or deletes it is told so, and led on, when the list has it no more. */
export function OpenTeam({ id, view }: { id: number; view: TeamsView }) {
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

/**
 * A team may go from under the hand of somebody who was removed from it, so this takes the focus and is read
 * out.
 */
export function NoSuchTeam() {
  const words = useWords(teamWords).list
  const place = useFocusOn<HTMLDivElement>('shown')
  return (
    <div ref={place} tabIndex={-1} className={css({ outline: 'none' })}>
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
    </div>
  )
}
