import { useLocation } from 'react-router-dom'
import { hasContainer } from '#contract/rules/challenge.ts'
import { useFocusField } from '#src/browser/use-focus-field.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { useWords } from '#src/text/use-text.ts'
import { FormSection } from '#src/ui/form-section.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { ContainerSection, type ContainerSectionProps } from './container-section.tsx'
import type { ChallengeFormProps } from './challenge-form-props.ts'
import { HintsSection } from './hints-section.tsx'
import { ScoreSection } from './score-section.tsx'
import { TemplateSection } from './template-section.tsx'
import { ChallengeBasicsSection } from './basics-section.tsx'

/**
 * What a challenge of this type has. It may be written on while it is saved: what comes later is saved next
 * time.
 */
export function ChallengeForm({ place, Test, ...filling }: ContainerSectionProps) {
  const { type } = filling.challenge
  useFocusField(useLocation())
  return (
    <>
      <ChallengeBasicsSection {...filling} />
      <HintsSection {...filling} />
      <ScoreSection {...filling} />
      {type === 'DynamicContainer' ? <TemplateSection {...filling} /> : null}
      {hasContainer(type) ? <ContainerSection {...filling} place={place} Test={Test} /> : null}
      {type === 'DynamicAttachment' ? <FileSection {...filling} /> : null}
    </>
  )
}

function FileSection({ form, errorOf, edit, leave }: ChallengeFormProps) {
  const words = useWords(challengeEditorWords)
  return (
    <FormSection title={words.section.file}>
      <TextField
        label={words.field.fileName}
        name="fileName"
        hint={words.hint.fileName}
        autoComplete="off"
        required
        value={form.fileName}
        error={errorOf('fileName')}
        onValueChange={(fileName) => edit({ fileName })}
        onBlur={() => leave('fileName')}
      />
    </FormSection>
  )
}
