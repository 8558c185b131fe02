import LogOut from 'lucide-react/icons/log-out'
import Trash2 from 'lucide-react/icons/trash'
import { useId, useState, type RefObject } from 'react'
import type { MembershipView, TeamAction } from '#machines/team/membership.machine.ts'
import { teamWords } from '#src/text/areas/team.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Text } from '#src/ui/layout.tsx'
import { useFocusKeeper } from '#src/ui/use-focus-keeper.ts'
import { css } from '#styled/css/index.js'
import { MemberList } from './member-list.tsx'
import type { TeamView } from './teams-view.ts'

export interface TeamMembershipProps {
  team: TeamView
  view: MembershipView
  /** Gets the focus when the focused element disappears. */
  title: RefObject<HTMLHeadingElement | null>
  onAct: (act: TeamAction) => void
}

export function TeamMembership({ team, view, title, onAct }: TeamMembershipProps) {
  const { reading } = useText().screens
  const words = useWords(teamWords).detail
  // The server lifts a lock only when a user tries a change, so the user may unlock the buttons.
  const [lock, setLock] = useState<'believed' | 'doubted'>('believed')
  const lockId = useId()
  const heldBy = team.isLocked && lock === 'believed' ? lockId : null
  // A refusal because of outdated data may remove the focused button when the list is read again.
  const place = useFocusKeeper<HTMLElement>(titleOf)
  const parting = team.part === 'captain' ? 'delete' : 'leave'
  const isParting = view.kind === 'busy' && view.task.kind === parting
  return (
    <Card ref={place} as="section" aria-labelledby={`${lockId}-title`} stack="4">
      <Text as="h2" ref={title} id={`${lockId}-title`} tabIndex={-1} face="heading">
        {words.members}
      </Text>
      {team.isLocked ? (
        <div id={lockId}>
          <Alert
            tone="warning"
            announce="not"
            title={words.locked}
            action={
              heldBy === null ? null : (
                <Button
                  look="outline"
                  onClick={() => {
                    setLock('doubted')
                    // The button disappears. The title takes the focus, because the actions that the button
                    // unlocks follow it.
                    title.current?.focus()
                  }}
                >
                  {words.tryAnyway}
                </Button>
              )
            }
          >
            {words.lockedText}
          </Alert>
        </div>
      ) : null}
      {view.kind === 'idle' && view.problem ? (
        <Alert tone="danger">{problemWords(view.problem, reading)}</Alert>
      ) : null}
      <MemberList team={team} view={view} heldBy={heldBy} onAct={onAct} />
      <div className={foot}>
        <Text as="p" size="sm" tone="muted" spreads>
          {parting === 'delete' ? words.deleteText : words.leaveText}
        </Text>
        <Button
          tone="danger"
          look="outline"
          disabled={heldBy !== null}
          {...(heldBy === null ? {} : { 'aria-describedby': heldBy })}
          icon={parting === 'delete' ? <Trash2 aria-hidden /> : <LogOut aria-hidden />}
          state={isParting ? 'busy' : 'ready'}
          aria-keyshortcuts={parting === 'delete' ? 'X' : 'L'}
          onClick={() => onAct({ kind: parting })}
        >
          {parting === 'delete'
            ? isParting
              ? words.deleting
              : words.delete
            : isParting
              ? words.leaving
              : words.leave}
        </Button>
      </div>
    </Card>
  )
}

const titleOf = (card: HTMLElement) => card.querySelector('h2')

const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  paddingBlockStart: '4',
  borderBlockStartWidth: 'thin',
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: 'border.surface',
})
