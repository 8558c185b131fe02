import Crown from 'lucide-react/icons/crown'
import UserMinus from 'lucide-react/icons/user-minus'
import type { MembershipView, TeamAction } from '#machines/team/membership.machine.ts'
import { teamWords } from '#src/text/areas/team.ts'
import { useWords } from '#src/text/use-text.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { css } from '#styled/css/index.js'
import { PartBadge } from './team-badges.tsx'
import type { MemberView, TeamView } from './teams-view.ts'

export interface MemberListProps {
  team: TeamView
  view: MembershipView
  /** The id of the text on the screen that explains why the buttons are inactive. Null if they are active. */
  heldBy: string | null
  onAct: (act: TeamAction) => void
}

export function MemberList({ team, view, heldBy, onAct }: MemberListProps) {
  const words = useWords(teamWords).detail
  return (
    <Stack as="ul" gap="3">
      {team.members.map((member) => (
        <Row as="li" key={member.id} gap="3">
          <Avatar name={member.name} picture={member.avatar} />
          <span className={css({ display: 'flex', flexDirection: 'column', flex: '1', minWidth: '32' })}>
            <Text lines="broken">
              <Row as="span" gap="words">
                {member.name}
                {member.part === 'captain' ? <PartBadge part="captain" /> : null}
                {member.isSelf ? <Badge>{words.you}</Badge> : null}
              </Row>
            </Text>
            {member.bio === '' ? null : (
              <Text size="sm" tone="muted" lines="broken">
                {member.bio}
              </Text>
            )}
          </span>
          {team.part === 'captain' && !member.isSelf ? (
            <Acts member={member} view={view} heldBy={heldBy} onAct={onAct} />
          ) : null}
        </Row>
      ))}
    </Stack>
  )
}

function Acts({ member, view, heldBy, onAct }: { member: MemberView } & Omit<MemberListProps, 'team'>) {
  const words = useWords(teamWords).detail
  const stateOf = (kind: TeamAction['kind']) =>
    view.kind === 'busy' &&
    view.task.kind === kind &&
    'member' in view.task &&
    view.task.member.id === member.id
      ? 'busy'
      : 'ready'
  const held = heldBy === null ? {} : { disabled: true, 'aria-describedby': heldBy }
  const named = { id: member.id, name: member.name }
  return (
    <Row as="span" gap="2" align="stretch">
      <Button
        {...held}
        look="outline"
        aria-label={words.transferTo(member.name)}
        icon={<Crown aria-hidden />}
        state={stateOf('transfer')}
        onClick={() => onAct({ kind: 'transfer', member: named })}
      >
        {words.transfer}
      </Button>
      <Button
        {...held}
        look="outline"
        aria-label={words.kickOf(member.name)}
        icon={<UserMinus aria-hidden />}
        state={stateOf('kick')}
        onClick={() => onAct({ kind: 'kick', member: named })}
      >
        {words.kick}
      </Button>
    </Row>
  )
}
