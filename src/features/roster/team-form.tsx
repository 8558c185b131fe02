import type { FormView } from '#machines/kit/form.ts'
import type { RecordField } from '#machines/admin/record-edit.machine.ts'
import type { TeamInfoModel } from '#contract/models/team.ts'
import { TEAM_BIO_MAX, TEAM_NAME_MAX, type TeamTexts } from '#contract/rules/team.ts'
import { adminTeamChanges, adminTeamFlaws, type TeamForm as Form } from '#machines/admin/team-fields.ts'
import { useVisibleFlaws } from '#src/shell/use-visible-errors.ts'
import { teamAdminWords } from '#src/text/areas/team-admin.ts'
import { flawWords } from '#src/text/flaw-words.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Avatar } from '#src/ui/avatar.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { FormFoot } from '#src/ui/form-footer.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { submitForm } from '#src/ui/submit-form.ts'
import { TextField } from '#src/ui/text-field.tsx'

export interface TeamFormProps {
  view: FormView<null, RecordField>
  team: TeamInfoModel
  form: Form
  onType: (field: keyof TeamTexts, text: string) => void
  onSubmit: () => void
  onDiscard: () => void
}

export function TeamForm({ view, team, form, onType, onSubmit, onDiscard }: TeamFormProps) {
  const { reading } = useText().screens
  const all = useWords(teamAdminWords)
  const words = all.form
  const flaws = useVisibleFlaws(adminTeamFlaws(form))
  const { problem, field: at } = view.kind === 'open' ? view : { problem: null, field: null }
  const isSaving = view.kind === 'busy'
  const unsaved = adminTeamChanges(form).length
  const control = (field: keyof TeamTexts, flaw: string | null) => ({
    name: field,
    value: form.typed[field],
    readOnly: isSaving,
    autoComplete: 'off',
    error: flaw ?? (problem && at === field ? problemWords(problem, reading) : null),
    onValueChange: (text: string) => onType(field, text),
    onBlur: flaws.leave,
  })
  return (
    <Stack
      as="form"
      noValidate
      aria-label={words.title(team.name)}
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
      <TextField
        label={words.name}
        hint={words.nameHint}
        {...control(
          'name',
          flawWords(flaws.of('name'), { missing: words.missing, long: words.long(TEAM_NAME_MAX) }),
        )}
      />
      <TextField
        label={words.bio}
        {...control(
          'bio',
          flawWords(flaws.of('bio'), { fixed: words.fixed, long: words.long(TEAM_BIO_MAX) }),
        )}
      />
      <Stack as="ul" aria-label={words.members} gap="2">
        {(team.members ?? []).map(({ id, userName, avatar, captain }) => (
          <Row as="li" key={id} gap="2" wrap={false}>
            <Avatar name={userName} picture={avatar} size="sm" />
            <Text lines="broken">{userName}</Text>
            {captain ? <Badge>{all.captain}</Badge> : null}
          </Row>
        ))}
      </Stack>
      {problem && at === null ? <Alert tone="danger">{problemWords(problem, reading)}</Alert> : null}
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
