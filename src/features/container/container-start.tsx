import type { ContainerView } from '#machines/game/container.facts.ts'
import type { ContainerCommand } from '#machines/game/container.machine.ts'
import { containerWords } from '#src/text/areas/container.ts'
import { useWords } from '#src/text/use-text.ts'
import { Row, Text } from '#src/ui/layout.tsx'
import { CoolDownButton } from './cool-down-button.tsx'

export interface StartRowProps {
  view: Extract<ContainerView, { kind: 'absent' | 'starting' | 'checking' }>
  start: string
  limit: string | null
  send: (wish: ContainerCommand) => void
}

/** While one is started the button stays in its place with the focus, and the way back appears beside it. */
export function StartRow({ view, start, limit, send }: StartRowProps) {
  const words = useWords(containerWords).panel
  const isAbsent = view.kind === 'absent'
  const coming = view.kind === 'starting' ? view : null
  return (
    <>
      {isAbsent && limit !== null && view.problem === null ? (
        <Text as="p" size="sm" tone="muted">
          {limit}
        </Text>
      ) : null}
      <Row gap="3">
        <CoolDownButton
          tone="brand"
          look="outline"
          state={isAbsent ? 'ready' : 'busy'}
          allowedAt={isAbsent ? view.allowedAt : null}
          wait={words.startIn}
          onClick={() => send({ type: 'start' })}
        >
          {coming ? words.starting : isAbsent && view.gone !== null ? words.startAgain : start}
        </CoolDownButton>
        {coming?.canCancel || coming?.doing ? (
          <CoolDownButton
            look="ghost"
            allowedAt={coming.allowedAt}
            wait={words.destroyIn}
            state={coming.doing === null ? 'ready' : 'busy'}
            onClick={() => send({ type: 'destroy' })}
          >
            {coming.doing === null ? words.cancel : words.cancelling}
          </CoolDownButton>
        ) : null}
      </Row>
      {coming ? (
        <Text as="p" size="sm" tone="muted">
          {coming.user === null ? null : words.by(coming.user)} {words.stays}
        </Text>
      ) : null}
    </>
  )
}
