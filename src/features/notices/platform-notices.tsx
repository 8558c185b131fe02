import { useState } from 'react'
import { listPlatformNotices } from '#contract/calls/platform-notices.ts'
import { PLATFORM_NOTICE_MAX } from '#contract/rules/platform-notice.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useTypedText } from '#src/bind/use-typed-text.ts'
import { useNow } from '#src/browser/clock.ts'
import { platformNoticesWords } from '#src/text/areas/platform-notices.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Columns } from '#src/ui/columns.tsx'
import { DateTime } from '#src/ui/date-time.tsx'
import { FormSection } from '#src/ui/form-section.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { submitForm } from '#src/ui/submit-form.ts'
import { TextField } from '#src/ui/text-field.tsx'
import { PlatformNoticeList } from './platform-notice-list.tsx'

/** The zone of an empty time can only change with the hour. */
const HOUR_MS = 3_600_000

/** Renders nothing if the server has no such notices. */
export function PlatformNotices() {
  return useConfig().features?.includes('platform-notices') ? <Writing /> : null
}

/** A form for a notice to the whole platform, above those that were sent or are planned. */
function Writing() {
  const { reading } = useText().screens
  const words = useWords(platformNoticesWords)
  const now = useNow()
  const { texts, type, forget } = useTypedText('platform-notice')
  const [at, setAt] = useState<number | null>(null)
  const [judged, setJudged] = useState<'no' | 'yes'>('no')
  const [view, send] = useProcess(
    usePart('admin').platformNotices,
    {},
    {
      hear: {
        announce: ({ announcement }) => {
          if (announcement.kind === 'notice-deleted') return
          forget()
          setAt(null)
          setJudged('no')
        },
      },
    },
  )
  const read = useRead(listPlatformNotices, {}, 'once')
  const content = texts['content'] ?? ''
  const isMissing = content.trim() === ''
  const isPast = at !== null && at <= now
  const sending = view.kind === 'busy' && view.task.kind === 'send'
  return (
    <FormSection title={words.title} text={words.text}>
      {view.kind === 'idle' && view.problem ? (
        <Alert tone="danger">{problemWords(view.problem, reading)}</Alert>
      ) : null}
      <Stack
        as="form"
        noValidate
        aria-label={words.title}
        gap="4"
        onSubmit={(event) => {
          event.preventDefault()
          submitForm(event.currentTarget, () => {
            setJudged('yes')
            if (!isMissing && !isPast)
              send({ type: 'begin', task: { kind: 'send', content: content.trim(), at } })
          })
        }}
      >
        <TextField
          label={words.field}
          name="platform-notice"
          hint={words.hint(PLATFORM_NOTICE_MAX - content.length)}
          autoComplete="off"
          maxLength={PLATFORM_NOTICE_MAX}
          value={content}
          error={judged === 'yes' && isMissing ? words.missing : null}
          onValueChange={(text) => type('content', text)}
        />
        <Columns>
          <DateTime
            label={words.at}
            name="platform-notice-at"
            hint={words.atHint}
            now={Math.floor(now / HOUR_MS) * HOUR_MS}
            value={at}
            error={judged === 'yes' && isPast ? words.atPast : null}
            onValueChange={setAt}
          />
        </Columns>
        <Button type="submit" look="outline" state={sending ? 'busy' : 'ready'} place="start">
          {at === null ? (sending ? words.publishing : words.publish) : sending ? words.planning : words.plan}
        </Button>
      </Stack>
      <PlatformNoticeList
        read={read}
        now={now}
        held={view.kind === 'busy' && view.task.kind === 'withdraw' ? view.task.id : null}
        onWithdraw={(task) => send({ type: 'begin', task })}
      />
    </FormSection>
  )
}
