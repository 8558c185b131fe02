import Trash2 from 'lucide-react/icons/trash'
import type { ContainerView } from '#machines/game/container.facts.ts'
import type { ContainerCommand } from '#machines/game/container.machine.ts'
import { containerWords } from '#src/text/areas/container.ts'
import { useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Row, Text } from '#src/ui/layout.tsx'
import { EntryField } from './container-address.tsx'
import { CoolDownButton } from './cool-down-button.tsx'
import { TimeLeft } from './time-left.tsx'

export interface RunningContainerProps {
  view: Extract<ContainerView, { kind: 'running' }>
  kind: 'team' | 'test'
  send: (wish: ContainerCommand) => void
}

export function RunningContainer({ view, kind, send }: RunningContainerProps) {
  const words = useWords(containerWords).panel
  const { entry, stopsAt, user, isLastCall, doing, allowedAt } = view
  const isTeam = kind === 'team'
  return (
    <>
      <EntryField entry={entry} hasKey={isTeam} />
      {isTeam && isLastCall ? (
        <Alert tone="warning" announce="now" title={words.lastCall}>
          {words.lastCallText}
        </Alert>
      ) : null}
      <Row gap="3">
        {isTeam ? (
          <Button
            look="outline"
            state={doing === 'prolonging' ? 'busy' : 'ready'}
            {...(isLastCall ? { onClick: () => send({ type: 'prolong' }) } : { 'aria-disabled': true })}
          >
            {doing === 'prolonging' ? words.prolonging : words.prolong}
          </Button>
        ) : null}
        <CoolDownButton
          tone="danger"
          look="outline"
          icon={<Trash2 aria-hidden />}
          allowedAt={allowedAt}
          wait={words.destroyIn}
          state={doing === 'destroying' ? 'busy' : 'ready'}
          onClick={() => send({ type: 'destroy' })}
        >
          {doing === 'destroying' ? words.destroying : words.destroy}
        </CoolDownButton>
        <span>
          <Text tone="muted">{words.left} </Text>
          <TimeLeft until={stopsAt} isShort={isLastCall} />
        </span>
      </Row>
      <Text as="p" size="sm" tone="muted">
        {doing === 'checking' ? words.checking : user === null ? null : words.by(user)}{' '}
        {isTeam && !isLastCall && doing !== 'checking' ? words.prolongLater : null}
      </Text>
    </>
  )
}
