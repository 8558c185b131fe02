import { editorWords } from '#src/text/areas/editor.ts'
import { gameEditorWords } from '#src/text/areas/game-editor.ts'
import { useWords } from '#src/text/use-text.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { FormSection } from '#src/ui/form-section.tsx'
import { PicturedField } from '#src/shell/editor/pictured-field.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import type { GameFormProps } from './game-form-props.ts'

export function GameBasicsSection({ form, errorOf, edit, leave }: GameFormProps) {
  const words = useWords(gameEditorWords)
  const { markdown } = useWords(editorWords)
  return (
    <FormSection title={words.section.what}>
      <TextField
        label={words.field.title}
        name="title"
        autoComplete="off"
        required
        value={form.title}
        error={errorOf('title')}
        onValueChange={(title) => edit({ title })}
        onBlur={leave}
      />
      <Checkbox
        name="hidden"
        label={words.field.hidden}
        hint={words.hint.hidden}
        checked={form.hidden}
        onCheckedChange={(hidden) => edit({ hidden })}
      />
      <TextArea
        label={words.field.summary}
        name="summary"
        hint={words.hint.summary}
        rows={2}
        value={form.summary}
        error={errorOf('summary')}
        onValueChange={(summary) => edit({ summary })}
      />
      <PicturedField
        label={words.field.content}
        name="content"
        hint={words.hint.content}
        rows={14}
        labels={{ ...markdown, view: words.views(words.field.content) }}
        value={form.content}
        error={errorOf('content')}
        onValueChange={(content) => edit({ content })}
      />
    </FormSection>
  )
}
