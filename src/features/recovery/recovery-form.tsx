import type { SubmitEvent } from 'react'
import { Link } from 'react-router-dom'
import { recoveryFlaws, type RecoveryView } from '#machines/account/recovery.machine.ts'
import { CAPTCHA_PLACE } from '#src/api/captcha/place.ts'
import { useShownFlaws } from '#src/lib/shown-flaws.ts'
import { wayInPath } from '#src/lib/way-in-path.ts'
import { entryWords } from '#src/text/areas/entry.ts'
import { flawWords } from '#src/text/flaw-words.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { useFocusOn } from '#src/ui/focus-on.ts'
import { handIn } from '#src/ui/hand-in.ts'
import { inlineLink } from '#src/ui/inline-link.ts'
import { NarrowCard } from '#src/ui/narrow-card.tsx'
import { StatusLine } from '#src/ui/status-line.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { WaitAlert } from '#src/ui/wait-alert.tsx'
import { css } from '#styled/css/index.js'

export interface RecoveryFormProps {
  view: Exclude<RecoveryView, { kind: 'sent' }>
  /** Outlives the form, for whoever comes back to it. */
  email: string
  from?: string | null
  /** With `mail-again` somebody had a link that was of no use. */
  reason?: 'new' | 'mail-again'
  onEmailChange: (email: string) => void
  onSubmit: () => void
}

export function RecoveryForm({ view, email, from = null, reason = 'new', onEmailChange, onSubmit }: RecoveryFormProps) {
  const { reading } = useText().screens
  const { recovery: words, fields, captcha } = useWords(entryWords)
  const flaws = useShownFlaws(recoveryFlaws(email))
  const { problem, at, trouble } = view.kind === 'open' ? view : { problem: null, at: null, trouble: null }
  const isBusy = view.kind === 'busy'
  const isProving = isBusy && view.doing === 'proving'
  const aboutEmail = problem && at === 'email' ? problemWords(problem, reading) : null
  const field = useFocusOn<HTMLInputElement>(aboutEmail)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    handIn(event.currentTarget, () => {
      flaws.showAll()
      onSubmit()
    })
  }
  return (
    <NarrowCard
      title={words.title}
      text={reason === 'new' ? words.text : words.again}
      links={
        <Link to={wayInPath('signIn', from)} className={inlineLink}>
          {words.signIn}
        </Link>
      }
    >
      <form noValidate onSubmit={submit} className={css({ display: 'flex', flexDirection: 'column', gap: '3' })}>
        <TextField
          ref={field}
          label={fields.email.label}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          readOnly={isBusy}
          error={flawWords(flaws.of('email'), fields.email.flaw) ?? aboutEmail}
          onBlur={flaws.leave}
          onValueChange={onEmailChange}
        />
        <div id={CAPTCHA_PLACE} className={css({ _empty: { display: 'none' } })} />
        {problem && aboutEmail === null ? <Alert tone="danger">{problemWords(problem, reading)}</Alert> : null}
        {view.kind === 'held-off' ? <WaitAlert until={view.until} words={fields.wait} /> : null}
        {trouble ? (
          <Alert
            tone="danger"
            action={
              <Button type="submit" size="sm">
                {captcha.retry}
              </Button>
            }
          >
            {captcha[trouble]}
          </Alert>
        ) : null}
        <Button type="submit" tone="brand" size="lg" shape="wide" state={isBusy ? 'busy' : 'ready'} aria-disabled={view.kind === 'held-off'}>
          {isBusy ? (isProving ? captcha.checking : words.busy) : words.submit}
        </Button>
        <StatusLine>{isProving ? captcha.proving : null}</StatusLine>
      </form>
    </NarrowCard>
  )
}
