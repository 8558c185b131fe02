import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Credentials, SignInFlaws, SignInView } from '#machines/account/sign-in.machine.ts'
import { problemWords } from '#src/text/problem-words.ts'
import type { Screens } from '#src/text/screens.en.ts'
import { useText } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { css } from '#styled/css/index.js'

const FLAWLESS: SignInFlaws = { userName: null, password: null }

export const examples = {
  open: { kind: 'open', flaws: FLAWLESS, problem: null },
  flawed: { kind: 'open', flaws: { userName: 'missing', password: 'short' }, problem: null },
  refused: { kind: 'open', flaws: FLAWLESS, problem: { kind: 'signed-out', title: 'Wrong user name or password' } },
  cutOff: { kind: 'open', flaws: FLAWLESS, problem: { kind: 'unreachable' } },
  busy: { kind: 'busy' },
  signedIn: { kind: 'signed-in' },
} as const satisfies Record<string, SignInView>

export interface SignInFormProps {
  view: SignInView
  onSubmit: (credentials: Credentials) => void
  /** What was wrong stays in view until something is changed. */
  onEdit: () => void
}

export function SignInForm({ view, onSubmit, onEdit }: SignInFormProps) {
  const { signIn: words, reading } = useText().screens
  const [userName, setUserName] = useState('')
  const [password, setPassword] = useState('')
  const { flaws, problem } = view.kind === 'open' ? view : { flaws: FLAWLESS, problem: null }
  const isBusy = view.kind !== 'open'
  return (
    <Card as="section" padding="lg" aria-labelledby="sign-in-title" className={css({ width: 'full', maxWidth: 'dialog.sm' })}>
      <h1 id="sign-in-title" className={css({ textStyle: 'title', marginBlockEnd: '4' })}>
        {words.title}
      </h1>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) onSubmit({ userName, password })
        }}
        className={css({ display: 'flex', flexDirection: 'column', gap: '3' })}
      >
        <TextField
          label={words.name}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={userName}
          readOnly={isBusy}
          error={toWords(flaws.userName, words.missingName, words)}
          onValueChange={(text) => {
            setUserName(text)
            onEdit()
          }}
        />
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          revealLabel={words.reveal}
          hideLabel={words.hide}
          value={password}
          readOnly={isBusy}
          error={toWords(flaws.password, words.missingPassword, words)}
          onValueChange={(text) => {
            setPassword(text)
            onEdit()
          }}
        />
        {problem ? (
          <Alert tone="danger" announce="now">
            {problemWords(problem, reading)}
          </Alert>
        ) : null}
        <Button type="submit" tone="brand" size="lg" shape="wide" state={isBusy ? 'busy' : 'ready'}>
          {isBusy ? words.busy : words.submit}
        </Button>
      </form>
      <div className={css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '3', marginBlockStart: '4', fontSize: 'sm' })}>
        <Link to="/account/recovery" className={link}>
          {words.forgot}
        </Link>
        <Link to="/account/register" className={link}>
          {words.register}
        </Link>
      </div>
    </Card>
  )
}

function toWords(flaw: 'missing' | 'short' | null, missing: string, words: Screens['signIn']): string | null {
  if (flaw === null) return null
  return flaw === 'missing' ? missing : words.shortPassword
}

const link = css({ paddingBlock: '2', marginBlock: '-2', color: 'fg.link', _hover: { textDecoration: 'underline' } })
