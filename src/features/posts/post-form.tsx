import type { PostForm } from '#contract/fields/post.ts'
import { POST_TAGS_MAX, POST_TITLE_MAX, type PostTitleFlaw } from '#contract/rules/post.ts'
import type { VisibleFlaws } from '#src/shell/use-visible-errors.ts'
import { editorWords } from '#src/text/areas/editor.ts'
import type { PostEditorWords } from '#src/text/areas/post-editor.en.ts'
import { postEditorWords } from '#src/text/areas/post-editor.ts'
import { useWords } from '#src/text/use-text.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { MarkdownField } from '#src/ui/markdown-field.tsx'
import { TagInput } from '#src/ui/tag-input.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'

export interface PostFormProps {
  form: PostForm
  flaws: VisibleFlaws<{ title: PostTitleFlaw | null }>
  onEdit: (changes: Partial<PostForm>) => void
}

/** It may be written on while it is saved: what comes later is saved next time. */
export function PostForm({ form, flaws, onEdit }: PostFormProps) {
  const words = useWords(postEditorWords)
  const { markdown } = useWords(editorWords)
  const flaw = flaws.of('title')
  return (
    <>
      <TextField
        name="title"
        label={words.field.title}
        hint={words.counted(form.title.trim().length, POST_TITLE_MAX)}
        error={flaw ? toWords(flaw, words) : null}
        autoComplete="off"
        value={form.title}
        onBlur={flaws.leave}
        onValueChange={(title) => onEdit({ title })}
      />
      <TextArea
        name="summary"
        label={words.field.summary}
        hint={words.summaryHint}
        rows={3}
        value={form.summary}
        onValueChange={(summary) => onEdit({ summary })}
      />
      <MarkdownField
        name="content"
        label={words.field.content}
        hint={markdown.hint}
        rows={20}
        labels={markdown}
        value={form.content}
        onValueChange={(content) => onEdit({ content })}
      />
      <TagInput
        label={words.field.tags}
        hint={words.tagsHint(POST_TAGS_MAX)}
        removeLabel={words.removeTag}
        most={POST_TAGS_MAX}
        value={form.tags}
        onValueChange={(tags) => onEdit({ tags })}
      />
      <Checkbox
        label={words.field.isPinned}
        hint={words.pinnedHint}
        checked={form.isPinned}
        onCheckedChange={(isPinned) => onEdit({ isPinned })}
      />
    </>
  )
}

function toWords(flaw: PostTitleFlaw, words: PostEditorWords): string {
  switch (flaw) {
    case 'missing':
      return words.missingTitle
    case 'long':
      return words.longTitle(POST_TITLE_MAX)
    default:
      return flaw satisfies never
  }
}
