import type { ComponentType } from 'react'
import { CHALLENGE, INSTANCE_FIELDS } from '#contract/fields/challenge.ts'
import { toForm } from '#contract/fields/field.ts'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import type { ChallengeRef } from '#machines/game/challenge-ref.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Columns } from '#src/ui/columns.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import type { ChallengeFormProps } from './challenge-form-props.ts'
import { EditorSection } from './editor-section.tsx'
import { NumberField } from './number-field.tsx'

/** `isChanged`: the form differs from the stored settings, with which the test container starts. */
export type TestContainerSlot = ComponentType<{
  place: ChallengeRef
  challenge: ChallengeEditDetailModel
  isChanged: boolean
}>
export interface ContainerSectionProps extends ChallengeFormProps {
  place: ChallengeRef
  Test: TestContainerSlot
}

export function ContainerSection({ place, Test, ...filling }: ContainerSectionProps) {
  const { form, challenge, errorOf, edit, leave } = filling
  const stored = toForm(CHALLENGE, challenge)
  const words = useWords(challengeEditorWords)
  return (
    <EditorSection title={words.section.container} text={words.container.text}>
      {stored.containerImage.trim() === '' ? (
        <Alert tone={challenge.isEnabled ? 'danger' : 'warning'} announce="not">
          {words.container.needs.Image}
        </Alert>
      ) : null}
      <Columns>
        <TextField
          label={words.field.containerImage}
          name="containerImage"
          hint={words.hint.containerImage}
          face="mono"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={form.containerImage}
          error={errorOf('containerImage')}
          onValueChange={(containerImage) => edit({ containerImage })}
          onBlur={() => leave('containerImage')}
        />
        <NumberField {...filling} name="containerExposePort" hint={words.hint.containerExposePort} />
        <NumberField {...filling} name="memoryLimit" hint={words.hint.memoryLimit} />
        <NumberField {...filling} name="storageLimit" hint={words.hint.storageLimit} />
        <NumberField {...filling} name="cpuCount" hint={words.hint.cpuCount} />
      </Columns>
      <Checkbox
        name="privilegedContainer"
        label={words.field.privilegedContainer}
        hint={words.hint.privileged}
        checked={form.privilegedContainer}
        onCheckedChange={(privilegedContainer) => edit({ privilegedContainer })}
      />
      <Test
        place={place}
        challenge={challenge}
        isChanged={INSTANCE_FIELDS.some((field) => form[field] !== stored[field])}
      />
    </EditorSection>
  )
}
