import Trash2 from 'lucide-react/icons/trash'
import type { ContainerView } from '#machines/game/container.facts.ts'
import type { ContainerCommand } from '#machines/game/container.machine.ts'
import { useAnnounce } from '#src/bind/use-announcements.ts'
import { containerWords } from '#src/text/areas/container.ts'
import { useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { CopyField } from '#src/ui/copy-field.tsx'
import { Kbd } from '#src/ui/kbd.tsx'
import { Row, SrOnly, Text } from '#src/ui/layout.tsx'
import { CoolDownButton } from './cool-down-button.tsx'
import { TimeLeft } from './time-left.tsx'

export interface RunningContainerProps {
  view: Extract<ContainerView, { kind: 'running' }>
  kind: 'team' | 'test'
  send: (wish: ContainerCommand) => void
}

export function RunningContainer({ view, kind, send }: RunningContainerProps) {
  const words = useWords(containerWords).panel
  const { entry, stopsAt, user, isLastCall, doing, allowedAt, pausedAt } = view
  const isTeam = kind === 'team'
  const isPaused = pausedAt !== undefined
  return (
    <>
      <EntryField entry={entry} hasKey={isTeam} />
      {isTeam && isLastCall && !isPaused ? (
        <Alert tone="warning" announce="now" title={words.lastCall}>
          {words.lastCallText}
        </Alert>
      ) : null}
      <Row gap="3">
        {isTeam ? (
          <Button
            look="outline"
            state={doing === 'prolonging' ? 'busy' : 'ready'}
            aria-keyshortcuts="E"
            {...(isLastCall && !isPaused
              ? { onClick: () => send({ type: 'prolong' }) }
              : { 'aria-disabled': true })}
          >
            {doing === 'prolonging' ? words.prolonging : words.prolong}
          </Button>
        ) : null}
        <CoolDownButton
          tone="danger"
          look="outline"
          icon={<Trash2 aria-hidden />}
          {...(isTeam ? { 'aria-keyshortcuts': 'X' } : {})}
          allowedAt={allowedAt}
          wait={words.destroyIn}
          state={doing === 'destroying' ? 'busy' : 'ready'}
          onClick={() => send({ type: 'destroy' })}
        >
          {doing === 'destroying' ? words.destroying : words.destroy}
        </CoolDownButton>
        <span>
          <Text tone="muted">{words.left} </Text>
          <TimeLeft until={stopsAt} isShort={isLastCall} pausedAt={pausedAt ?? null} />
        </span>
      </Row>
      <Text as="p" size="sm" tone="muted">
        {doing === 'checking' ? words.checking : user === null ? null : words.by(user)}{' '}
        {doing === 'checking' || !isTeam
          ? null
          : isPaused
            ? words.stands
            : isLastCall
              ? null
              : words.prolongLater}
      </Text>
    </>
  )
}

/** The address of the instance. With `hasKey`, C copies it from everywhere except a field or a dialog. */
function EntryField({ entry, hasKey }: { entry: string; hasKey: boolean }) {
  const words = useWords(containerWords).panel
  const announce = useAnnounce()
  return (
    <Row gap="2" wrap={false} align="end" narrows>
      <CopyField
        label={words.entry}
        text={entry}
        labels={words}
        {...(hasKey ? { shortcut: 'C' } : {})}
        onCopy={(result) => (result === 'copied' ? announce({ kind: 'copied' }) : undefined)}
      />
      {hasKey ? (
        <Text from="md" below="2">
          <SrOnly>{words.key} </SrOnly>
          <Kbd>C</Kbd>
        </Text>
      ) : null}
    </Row>
  )
}
