import type { FormView } from '#machines/kit/form.ts'
import { USER_NAME_MAX } from '#contract/rules/user-name.ts'
import { BIO_MAX, REAL_NAME_MAX, STUDENT_NUMBER_MAX } from '#contract/rules/profile.ts'
import {
  changesOf,
  profileFlaws,
  type ProfileField,
  type ProfileTexts,
} from '#machines/account/profile-edit.machine.ts'
import { useVisibleFlaws } from '#src/shell/use-visible-errors.ts'
import { profileWords } from '#src/text/areas/profile.ts'
import { flawWords } from '#src/text/flaw-words.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { FormFoot } from '#src/ui/form-footer.tsx'
import { Row, Stack } from '#src/ui/layout.tsx'
import { submitForm } from '#src/ui/submit-form.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { Columns } from '#src/ui/columns.tsx'

export interface ProfileFormProps {
  view: FormView<null, ProfileField>
  saved: ProfileTexts
  typed: ProfileTexts
  onEdit: (field: ProfileField, text: string) => void
  onSubmit: () => void
  onDiscard: () => void
}

export function ProfileForm({ view, saved, typed, onEdit, onSubmit, onDiscard }: ProfileFormProps) {
  const { reading } = useText().screens
  const { edit: words, fields } = useWords(profileWords)
  const flaws = useVisibleFlaws(profileFlaws({ saved, typed }))
  const { problem, field: at } = view.kind === 'open' ? view : { problem: null, field: null }
  const isSaving = view.kind === 'busy'
  const unsaved = changesOf({ saved, typed }).length
  const control = (field: ProfileField, flaw: string | null) => ({
    name: field,
    value: typed[field],
    readOnly: isSaving,
    error: flaw ?? (problem && at === field ? problemWords(problem, reading) : null),
    onValueChange: (text: string) => onEdit(field, text),
    onBlur: flaws.leave,
  })
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isSaving) return
        submitForm(event.currentTarget, () => {
          flaws.showAll()
          onSubmit()
        })
      }}
      gap="4"
    >
      <TextField
        label={fields.userName.label}
        hint={words.counted(typed.userName.length, USER_NAME_MAX)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        aria-keyshortcuts="E"
        {...control('userName', flawWords(flaws.of('userName'), fields.userName.flaw))}
      />
      <TextArea
        label={words.bio}
        hint={noted(words.bioHint, words.counted(typed.bio.length, BIO_MAX))}
        rows={2}
        {...control('bio', flawWords(flaws.of('bio'), { long: words.tooLong(BIO_MAX) }))}
      />
      <Columns>
        <TextField
          label={words.realName}
          hint={noted(words.organisersOnly, words.counted(typed.realName.length, REAL_NAME_MAX))}
          autoComplete="name"
          {...control('realName', flawWords(flaws.of('realName'), { long: words.tooLong(REAL_NAME_MAX) }))}
        />
        <TextField
          label={words.stdNumber}
          hint={noted(words.organisersOnly, words.counted(typed.stdNumber.length, STUDENT_NUMBER_MAX))}
          autoComplete="off"
          spellCheck={false}
          {...control(
            'stdNumber',
            flawWords(flaws.of('stdNumber'), { long: words.tooLong(STUDENT_NUMBER_MAX) }),
          )}
        />
      </Columns>
      <TextField
        label={words.phone}
        hint={words.organisersOnly}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...control(
          'phone',
          flawWords(flaws.of('phone'), { misshapen: words.phoneShape, fixed: words.phoneFixed }),
        )}
      />
      {problem && at === null ? (
        <Alert tone="danger" announce="now">
          {problemWords(problem, reading)}
        </Alert>
      ) : null}
      <FormFoot
        state={isSaving ? 'busy' : unsaved === 0 ? 'same' : 'changed'}
        tone="unsaved"
        status={unsaved === 0 ? null : words.unsaved(unsaved)}
        labels={words}
        onDiscard={onDiscard}
      />
    </Stack>
  )
}

function noted(note: string, count: string) {
  return (
    <Row as="span" gap="wide-words" align="stretch" justify="between">
      <span>{note}</span>
      <span>{count}</span>
    </Row>
  )
}
