import type { FormView } from '#machines/kit/form.ts'
import type { RecordField } from '#machines/admin/record-edit.machine.ts'
import { ROLES } from '#contract/models/role.ts'
import { instant, isNoted, type Iso } from '#contract/models/time.ts'
import type { UserInfoModel } from '#contract/models/user.ts'
import { ADMIN_BIO_MAX, REAL_NAME_MAX, STUDENT_NUMBER_MAX } from '#contract/rules/profile.ts'
import {
  userChanges,
  userFlaws,
  type UserField,
  type UserForm as Form,
  type UserText,
} from '#machines/admin/user-fields.ts'
import { formatMoment } from '#src/format/number-and-date.ts'
import { useVisibleFlaws } from '#src/shell/use-visible-errors.ts'
import { userAdminWords } from '#src/text/areas/user-admin.ts'
import { flawWords } from '#src/text/flaw-words.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { FormFoot } from '#src/ui/form-footer.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { submitForm } from '#src/ui/submit-form.ts'
import { PlainSelect } from '#src/ui/plain-select.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { Columns } from '#src/ui/columns.tsx'

export interface UserFormProps {
  view: FormView<null, RecordField>
  user: UserInfoModel
  form: Form
  isOwn: boolean
  onType: (field: UserField, text: string) => void
  onSubmit: () => void
  onDiscard: () => void
}

export function UserForm({ view, user, form, isOwn, onType, onSubmit, onDiscard }: UserFormProps) {
  const { locale, screens } = useText()
  const all = useWords(userAdminWords)
  const words = all.form
  const flaws = useVisibleFlaws(userFlaws(form))
  const { problem, field: at } = view.kind === 'open' ? view : { problem: null, field: null }
  const isSaving = view.kind === 'busy'
  const unsaved = userChanges(form).length
  const control = (field: UserText, flaw: string | null) => ({
    name: field,
    value: form.typed[field],
    readOnly: isSaving,
    autoComplete: 'off',
    error: flaw ?? (problem && at === field ? problemWords(problem, screens.reading) : null),
    onValueChange: (text: string) => onType(field, text),
    onBlur: flaws.leave,
  })
  const long = (most: number) => ({ long: words.tooLong(most) })
  const moment = (at: Iso) => (isNoted(at) ? formatMoment(instant(at), locale) : all.notKnown)
  return (
    <Stack
      as="form"
      noValidate
      aria-label={words.title(user.userName)}
      onSubmit={(event) => {
        event.preventDefault()
        if (isSaving) return
        submitForm(event.currentTarget, () => {
          flaws.showAll()
          onSubmit()
        })
      }}
      gap="4"
      foot
    >
      <Columns>
        <TextField
          label={words.fields.userName.label}
          autoCapitalize="none"
          spellCheck={false}
          {...control('userName', flawWords(flaws.of('userName'), words.fields.userName.flaw))}
        />
        <TextField
          label={words.fields.email.label}
          type="email"
          inputMode="email"
          {...control('email', flawWords(flaws.of('email'), words.fields.email.flaw))}
        />
        <PlainSelect
          label={words.role}
          name="role"
          value={form.typed.role}
          isDisabled={isOwn || isSaving}
          hint={isOwn ? words.ownRole : form.typed.role === 'Banned' ? words.banned : null}
          choices={ROLES.map((role) => ({ value: role, label: all.role[role] }))}
          onValueChange={(role) => onType('role', role)}
        />
        <TextField
          label={words.phone}
          type="tel"
          inputMode="tel"
          {...control(
            'phone',
            flawWords(flaws.of('phone'), { misshapen: words.phoneShape, fixed: words.phoneFixed }),
          )}
        />
        <TextField
          label={words.realName}
          {...control('realName', flawWords(flaws.of('realName'), long(REAL_NAME_MAX)))}
        />
        <TextField
          label={words.stdNumber}
          spellCheck={false}
          {...control('stdNumber', flawWords(flaws.of('stdNumber'), long(STUDENT_NUMBER_MAX)))}
        />
      </Columns>
      <TextArea
        label={words.bio}
        rows={2}
        {...control('bio', flawWords(flaws.of('bio'), long(ADMIN_BIO_MAX)))}
      />
      <Row as="dl" gap="wide-facts" align="stretch" size="sm">
        {(
          [
            [words.id, user.id],
            [words.registered, moment(user.registerTimeUTC)],
            [words.visited, moment(user.lastVisitedUTC)],
            [words.address, user.ip],
          ] as const
        ).map(([name, value]) => (
          <Row key={name} gap="2" wrap={false} align="stretch" narrows>
            <Text as="dt" tone="muted" lines="one">
              {name}
            </Text>
            <Text as="dd" narrows lines="broken">
              {value}
            </Text>
          </Row>
        ))}
      </Row>
      {problem && at === null ? <Alert tone="danger">{problemWords(problem, screens.reading)}</Alert> : null}
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
