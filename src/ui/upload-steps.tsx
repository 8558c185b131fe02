import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { Progress } from './progress.tsx'
import { Row, Stack, Text } from './layout.tsx'

export interface UploadingProps {
  label: string
  /** A share from 0 to 1. */
  share: number
  text: ReactNode
  stop: string
  onStop: () => void
}

export function Uploading({ label, share, text, stop, onStop }: UploadingProps) {
  return (
    <Stack data-step gap="3">
      <Progress label={label} value={share} />
      <Text as="p" size="sm" tone="muted" lines="broken">
        {text}
      </Text>
      <Button onClick={onStop} className={css({ alignSelf: 'flex-start' })}>
        {stop}
      </Button>
    </Stack>
  )
}

export interface NotUploadedProps {
  why: { kind: 'failed'; title: string; text: string } | { kind: 'cancelled'; text: string }
  labels: { retry: string; leave: string }
  /** Null: there is no file to send. */
  onRetry: (() => void) | null
  onLeave: () => void
}

export function NotUploaded({ why, labels, onRetry, onLeave }: NotUploadedProps) {
  return (
    <Stack data-step gap="3">
      {why.kind === 'failed' ? (
        <Alert tone="danger" title={why.title}>
          {why.text}
        </Alert>
      ) : (
        <Alert tone="neutral">{why.text}</Alert>
      )}
      <Row gap="3" align="stretch">
        <Button tone="brand" onClick={onRetry ?? undefined} {...(onRetry ? {} : { 'aria-disabled': true })}>
          {labels.retry}
        </Button>
        <Button look="outline" onClick={onLeave}>
          {labels.leave}
        </Button>
      </Row>
    </Stack>
  )
}
