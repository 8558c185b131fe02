import { useLocation } from 'react-router-dom'
import { CHALLENGE_TAGS } from '#contract/models/challenge-names.ts'
import { hasContainer } from '#contract/rules/challenge.ts'
import { useFocusField } from '#src/browser/use-focus-field.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { editorWords } from '#src/text/areas/editor.ts'
import { useWords } from '#src/text/use-text.ts'
import { FormSection } from '#src/ui/form-section.tsx'
import { MarkdownField } from '#src/ui/markdown-field.tsx'
import { PlainSelect } from '#src/ui/plain-select.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { pair } from './challenge-form-layout.ts'
import type { ChallengeFormProps } from './challenge-form-props.ts'
import { ContainerSection, type ContainerSectionProps } from './container-section.tsx'
import { HintsSection } from './hints-section.tsx'
import { ScoreSection } from './score-section.tsx'
import { TemplateSection } from './template-section.tsx'

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

function ChallengeBasicsSection({ form, errorOf, edit, leave }: ChallengeFormProps) {
  const words = useWords(challengeEditorWords)
  const { labelOf } = useCategories()
  const { markdown } = useWords(editorWords)
  return (
    <FormSection title={words.section.what}>
      <div className={pair}>
        <TextField
          label={words.field.title}
          name="title"
          autoComplete="off"
          required
          value={form.title}
          error={errorOf('title')}
          onValueChange={(title) => edit({ title })}
          onBlur={() => leave('title')}
        />
        <PlainSelect
          label={words.field.tag}
          choices={CHALLENGE_TAGS.map((value) => ({ value, label: labelOf(value) }))}
          value={form.tag}
          onValueChange={(tag) => edit({ tag })}
        />
      </div>
      <MarkdownField
        label={words.field.content}
        name="content"
        hint={markdown.hint}
        rows={14}
        labels={markdown}
        value={form.content}
        error={errorOf('content')}
        onValueChange={(content) => edit({ content })}
        onBlur={() => leave('content')}
      />
    </FormSection>
  )
}
