import { useState } from 'react'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { submitForm } from '#src/ui/submit-form.ts'
import { TextField } from '#src/ui/text-field.tsx'
import { css } from '#styled/css/index.js'

export interface LinkFormProps {
  url: string
  isRight: boolean
  onType: (url: string) => void
  onSubmit: () => void
}

export function LinkForm({ url, isRight, onType, onSubmit }: LinkFormProps) {
  const words = useWords(challengeEditorWords).attachment
  const [judged, setJudged] = useState<'no' | 'yes'>('no')
  return (
    <Stack
      as="form"
      noValidate
      aria-label={words.link}
      onSubmit={(event) => {
        event.preventDefault()
        submitForm(event.currentTarget, () => {
          setJudged('yes')
          if (isRight) onSubmit()
        })
      }}
      gap="3"
    >
      <TextField
        type="url"
        label={words.url}
        name="url"
        hint={words.urlHint}
        autoComplete="off"
        value={url}
        error={judged === 'yes' && !isRight ? words.badUrl : null}
        onValueChange={onType}
        onBlur={() => (url === '' ? undefined : setJudged('yes'))}
      />
      <Button type="submit" tone="brand" className={css({ alignSelf: 'flex-start' })}>
        {words.submit}
      </Button>
    </Stack>
  )
}
