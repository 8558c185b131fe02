import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { Link, useNavigationType } from 'react-router-dom'
import { teamChanges } from '#machines/team/team-edit.machine.ts'
import { useAnnounce } from '#src/bind/use-announcements.ts'
import { useConfirm } from '#src/bind/use-confirm.ts'
import { useTypedText } from '#src/bind/use-typed-text.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useFocusHeading } from '#src/browser/use-focus-heading.ts'
import { Picture } from '#src/shell/picture/picture.tsx'
import { teamWords } from '#src/text/areas/team.ts'
import { useWords } from '#src/text/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { useLeaveGuard } from '#src/ui/use-leave-guard.ts'
import { css } from '#styled/css/index.js'
import { InvitePanel } from './invite-panel.tsx'
import { TeamBadges } from './team-badges.tsx'
import { EditForm } from './team-edit-form.tsx'
import { TeamMembership, type TeamMembershipProps } from './team-membership.tsx'
import type { TeamView } from './teams-view.ts'

export interface TeamDetailProps {
  team: TeamView
  membership: Omit<TeamMembershipProps, 'team'>
}

export function TeamDetail({ team, membership }: TeamDetailProps) {
  const words = useWords(teamWords).detail
  const title = useFocusHeading(useNavigationType() !== 'POP')
  const isCaptain = team.part === 'captain'
  return (
    <>
      <Stack gap="4" align="start">
        <LinkButton
          as={Link}
          to="/teams"
          look="ghost"
          size="sm"
          icon={<ArrowLeft aria-hidden />}
          place="edge"
        >
          {words.back}
        </LinkButton>
        <div
          className={css({
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: { base: 'center', md: 'flex-start' },
            gap: '4',
            maxWidth: 'full',
          })}
        >
          {isCaptain ? (
            <Picture
              of={{ kind: 'team', id: team.id }}
              name={team.name}
              picture={team.avatar}
              shape="square"
            />
          ) : (
            <TeamFlag name={team.name} picture={team.avatar} size={96} />
          )}
          <Stack gap="2" narrows>
            <Text as="h1" ref={title} tabIndex={-1} face="title" lines="broken">
              {team.name}
            </Text>
            <TeamBadges team={team} />
            {team.bio === '' ? null : (
              <Text as="p" tone="muted" lines="broken">
                {team.bio}
              </Text>
            )}
          </Stack>
        </div>
      </Stack>
      {/* Above the members, because a phone needs much scrolling to get past them. */}
      {isCaptain ? (
        <Panel id="team-invite" title={words.invite}>
          <TeamInvite key={team.name} team={team} />
        </Panel>
      ) : null}
      <div className={isCaptain ? columns : undefined}>
        <TeamMembership team={team} {...membership} />
        {isCaptain ? (
          <Panel id="team-edit" title={words.edit}>
            <TeamEdit team={team} />
          </Panel>
        ) : null}
      </div>
    </>
  )
}

function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-labelledby={id}>
      <Text as="h2" id={id} face="heading" below="3">
        {title}
      </Text>
      {children}
    </Card>
  )
}

function TeamInvite({ team }: { team: { id: number; name: string } }) {
  const announce = useAnnounce()
  const [view, send] = useProcess(usePart('team').invite, { team })
  return (
    <InvitePanel
      view={view}
      onCopied={() => announce({ kind: 'copied' })}
      onRenew={() => send({ type: 'renew' })}
      onRetry={() => send({ type: 'retry' })}
    />
  )
}

/** The typed text outlives the screen. Untouched fields show the server's values. */
function TeamEdit({ team }: { team: Pick<TeamView, 'id' | 'name' | 'bio'> }) {
  const { texts, type, forget } = useTypedText(`team-edit ${team.id}`)
  const [view, send] = useProcess(usePart('team').edit, { team: team.id }, { hear: { succeeded: forget } })
  const confirm = useConfirm()
  const saved = { name: team.name, bio: team.bio }
  const form = { saved, typed: { name: texts['name'] ?? saved.name, bio: texts['bio'] ?? saved.bio } }
  const unsaved = teamChanges(form).length
  const discard = () => {
    forget()
    send({ type: 'edit' })
  }
  useLeaveGuard(
    unsaved > 0,
    async () => {
      if ((await confirm({ kind: 'drop-changes', count: unsaved })) !== 'confirmed') return false
      discard()
      return true
    },
    // The list and each team have the same path, so the search part of the URL counts too.
    (next, here) => next.pathname === here.pathname && next.search === here.search,
  )
  return (
    <EditForm
      view={view}
      {...form}
      onType={(field, text) => {
        type(field, text)
        send({ type: 'edit' })
      }}
      onSubmit={() => send({ type: 'submit', form })}
      onDiscard={discard}
    />
  )
}

const columns = css({
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
})
