import FileQuestion from 'lucide-react/icons/file-question-mark'
import { Link, Navigate } from 'react-router-dom'
import { POST, type PostForm } from '#contract/fields/post.ts'
import { POST_TAGS_MAX, POST_TITLE_MAX, type PostTitleFlaw } from '#contract/rules/post.ts'
import { useEditor } from '#src/bind/use-editor.ts'
import { usePart } from '#src/bind/use-part.ts'
import { EditorFrame } from '#src/shell/editor/editor-frame.tsx'
import { useVisibleFlaws, type VisibleFlaws } from '#src/shell/use-visible-errors.ts'
import { editorWords } from '#src/text/areas/editor.ts'
import type { PostEditorWords } from '#src/text/areas/post-editor.en.ts'
import { postEditorWords } from '#src/text/areas/post-editor.ts'
import { useWords, useText } from '#src/text/use-text.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Columns } from '#src/ui/columns.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { PicturedField } from '#src/shell/editor/pictured-field.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TagInput } from '#src/ui/tag-input.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { PostEditorHeader } from './post-editor-header.tsx'

export interface PostEditorProps {
  account: string
  /** Null for a new post. */
  id: string | null
  /** Stays the same when a new post moves to its own URL, so that the editor continues. */
  session: string
}

export function PostEditor({ account, id, session }: PostEditorProps) {
  const words = useWords(postEditorWords)
  const editing = useEditor(usePart('admin').editors.post, { account, id })
  const { form } = editing
  const flaws = { title: POST.title.flawOf(form.title) }
  const shown = useVisibleFlaws(flaws)
  if (editing.view.kind === 'gone') return <Navigate to="/posts" replace />
  const address = `/posts/${editing.id ?? 'new'}/edit`
  return (
    <>
      <PostEditorHeader editing={editing} />
      <EditorFrame
        editing={editing}
        labels={words.field}
        address={address}
        skeleton={<PostSkeleton />}
        missing={
          <EmptyState
            size="page"
            rank="h2"
            icon={<FileQuestion />}
            title={words.missing}
            text={words.missingText}
            action={
              <LinkButton as={Link} to="/posts" tone="brand">
                {words.toPosts}
              </LinkButton>
            }
          />
        }
        onSave={() => {
          shown.showAll()
          if (flaws.title === null) editing.send({ type: 'save' })
        }}
      >
        <PostForm form={form} flaws={shown} onEdit={editing.edit} />
      </EditorFrame>
      {/* Rendered after the frame, which knows by then that nothing is unsaved. */}
      {editing.id === id ? null : <Navigate to={address} state={{ editor: session }} replace />}
    </>
  )
}

function PostSkeleton() {
  const { reading } = useText().screens
  return (
    <SkeletonShape label={reading.loading} gap="6">
      <Field height="field" />
      <Field height="text" />
      <Columns tracks="wide-pair">
        <Field height="page" />
        <Field height="page" />
      </Columns>
    </SkeletonShape>
  )
}

function Field({ height }: { height: 'field' | 'text' | 'page' }) {
  return (
    <div>
      <Skeleton width="short" />
      <Skeleton shape="block" height={height} />
    </div>
  )
}

interface PostFormProps {
  form: PostForm
  flaws: VisibleFlaws<{ title: PostTitleFlaw | null }>
  onEdit: (changes: Partial<PostForm>) => void
}

/** The user may type during a save. Later input is saved next time. */
function PostForm({ form, flaws, onEdit }: PostFormProps) {
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
      <PicturedField
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
