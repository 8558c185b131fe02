import RefreshCw from 'lucide-react/icons/refresh-cw'
import type { TeamInviteView } from '#machines/team/team-invite.machine.ts'
import { inviteLink } from '#src/url/invite-link.ts'
import { teamWords } from '#src/text/areas/team.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { CopyField } from '#src/ui/copy-field.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useFocusKeeper } from '#src/ui/use-focus-keeper.ts'
import { css } from '#styled/css/index.js'

export interface InvitePanelProps {
  view: TeamInviteView
  onCopied: () => void
  onRenew: () => void
  onRetry: () => void
}

export function InvitePanel({ view, onCopied, onRenew, onRetry }: InvitePanelProps) {
  // The focused button disappears with the response.
  const place = useFocusKeeper<HTMLDivElement>()
  return (
    <div ref={place} tabIndex={-1} className={css({ outline: 'none' })}>
      <InviteState view={view} onCopied={onCopied} onRenew={onRenew} onRetry={onRetry} />
    </div>
  )
}

function InviteState({ view, onCopied, onRenew, onRetry }: InvitePanelProps) {
  const { reading } = useText().screens
  const words = useWords(teamWords).detail
  switch (view.kind) {
    case 'loading':
      return (
        <SkeletonShape label={reading.loading} gap="3">
          <Skeleton />
          <div className={pair}>
            <Skeleton shape="heading" />
            <Skeleton shape="heading" />
          </div>
        </SkeletonShape>
      )
    case 'failed':
      return (
        <Alert tone="danger" action={<Button onClick={onRetry}>{reading.retry}</Button>}>
          {problemWords(view.problem, reading)}
        </Alert>
      )
    case 'shown':
    case 'renewing': {
      const isRenewing = view.kind === 'renewing'
      const onCopy = (result: 'copied' | 'refused') => (result === 'copied' ? onCopied() : undefined)
      return (
        <Stack gap="3">
          <Text as="p" tone="muted">
            {words.inviteText}
          </Text>
          <div className={pair}>
            <CopyField
              kind="secret"
              label={words.link}
              text={inviteLink(view.code)}
              labels={words}
              onCopy={onCopy}
            />
            <CopyField kind="secret" label={words.code} text={view.code} labels={words} onCopy={onCopy} />
          </div>
          <Button
            look="outline"
            icon={<RefreshCw aria-hidden />}
            state={isRenewing ? 'busy' : 'ready'}
            onClick={onRenew}
            place="start"
          >
            {isRenewing ? words.renewing : words.renew}
          </Button>
        </Stack>
      )
    }
    default:
      return view satisfies never
  }
}

const pair = css({
  display: 'grid',
  gap: '3',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
})
