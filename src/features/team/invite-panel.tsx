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
import { Columns } from '#src/ui/columns.tsx'

export interface InvitePanelProps {
  view: TeamInviteView
  onCopied: () => void
  onRenew: () => void
  onRetry: () => void
}

export function InvitePanel({ view, onCopied, onRenew, onRetry }: InvitePanelProps) {
  // The focused button disappears when the response arrives, so another element takes the focus.
  const place = useFocusKeeper<HTMLDivElement>()
  return (
    <Stack ref={place} tabIndex={-1} quiet>
      <InviteState view={view} onCopied={onCopied} onRenew={onRenew} onRetry={onRetry} />
    </Stack>
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
          <Columns tracks="wide-pair" gap="3">
            <FieldSkeleton />
            <FieldSkeleton />
          </Columns>
          <Skeleton width="short" height="button" />
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
          <Columns tracks="wide-pair" gap="3">
            <CopyField
              kind="secret"
              label={words.link}
              text={inviteLink(view.code)}
              labels={words}
              onCopy={onCopy}
              shortcut="C"
            />
            <CopyField kind="secret" label={words.code} text={view.code} labels={words} onCopy={onCopy} />
          </Columns>
          <Button
            look="outline"
            icon={<RefreshCw aria-hidden />}
            state={isRenewing ? 'busy' : 'ready'}
            aria-keyshortcuts="R"
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

function FieldSkeleton() {
  return (
    <Stack gap="1">
      <Skeleton width="short" />
      <Skeleton height="button" />
    </Stack>
  )
}
