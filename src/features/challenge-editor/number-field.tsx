import type { ChallengeField, ChallengeForm } from '#contract/fields/challenge.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { useWords } from '#src/text/use-text.ts'
import { TextField } from '#src/ui/text-field.tsx'
import type { ChallengeFormProps } from './challenge-form-props.ts'

/** The fields that hold text. Fields for numbers are among them, because the form keeps the typed text. */
type NumberName = {
  [Field in ChallengeField]: ChallengeForm[Field] extends string ? Field : never
}[ChallengeField]

export function NumberField({
  name,
  hint,
  form,
  errorOf,
  edit,
  leave,
}: ChallengeFormProps & { name: NumberName; hint: string }) {
  const words = useWords(challengeEditorWords)
  return (
    <TextField
      label={words.field[name]}
      name={name}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      required
      value={form[name]}
      error={errorOf(name)}
      onValueChange={(typed) => edit({ [name]: typed })}
      onBlur={() => leave(name)}
    />
  )
}
