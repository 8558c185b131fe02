import Dices from 'lucide-react/icons/dices'
import { useRef } from 'react'
import { MAX_TITLE_LENGTH, MAX_ORGANIZATIONS } from '#contract/rules/edit-limits.ts'
import { randomCode } from '#src/browser/random-code.ts'
import { gameEditorWords } from '#src/text/areas/game-editor.ts'
import { useWords } from '#src/text/use-text.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Columns } from '#src/ui/columns.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { FormSection } from '#src/ui/form-section.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { TagInput } from '#src/ui/tag-input.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import type { GameFormProps } from './game-form-props.ts'

const CODE_LENGTH = 24

export function AccessSection({ form, errorOf, edit, leave }: GameFormProps) {
  const words = useWords(gameEditorWords)
  const code = useRef<HTMLInputElement>(null)
  const counted = (field: 'teamMemberCountLimit' | 'containerCountLimit') => ({
    name: field,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    value: form[field],
    error: errorOf(field),
    onValueChange: (typed: string) => edit({ [field]: typed }),
    onBlur: leave,
  })
  return (
    <FormSection title={words.section.who}>
      <Checkbox
        name="acceptWithoutReview"
        label={words.field.acceptWithoutReview}
        hint={words.hint.acceptWithoutReview}
        checked={form.acceptWithoutReview}
        onCheckedChange={(acceptWithoutReview) => edit({ acceptWithoutReview })}
      />
      <TextField
        ref={code}
        label={words.field.inviteCode}
        name="inviteCode"
        face="mono"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={words.hint.inviteCode}
        value={form.inviteCode}
        error={errorOf('inviteCode')}
        onValueChange={(inviteCode) => edit({ inviteCode })}
        onBlur={leave}
        after={
          <>
            {form.inviteCode === '' ? null : (
              <CopyButton text={form.inviteCode} labels={words} onRefused={() => code.current?.select()} />
            )}
            <IconButton
              label={words.generate}
              size="sm"
              onClick={() => edit({ inviteCode: randomCode(CODE_LENGTH) })}
            >
              <Dices aria-hidden />
            </IconButton>
          </>
        }
      />
      <TagInput
        label={words.field.organizations}
        hint={words.hint.organizations}
        placeholder={words.hint.organizationsAdd}
        removeLabel={words.remove}
        most={MAX_ORGANIZATIONS}
        maxLength={MAX_TITLE_LENGTH}
        value={form.organizations}
        error={errorOf('organizations')}
        onValueChange={(organizations) => edit({ organizations })}
      />
      <Columns>
        <TextField
          label={words.field.teamMemberCountLimit}
          hint={words.hint.teamMemberCountLimit}
          {...counted('teamMemberCountLimit')}
        />
        <TextField
          label={words.field.containerCountLimit}
          hint={words.hint.containerCountLimit}
          {...counted('containerCountLimit')}
        />
      </Columns>
    </FormSection>
  )
}
