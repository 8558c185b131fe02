import FileQuestion from 'lucide-react/icons/file-question-mark'
import { Link, Navigate } from 'react-router-dom'
import { POST } from '#contract/fields/post.ts'
import { useEditor } from '#src/bind/use-editor.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useVisibleFlaws } from '#src/shell/use-visible-errors.ts'
import { postEditorWords } from '#src/text/areas/post-editor.ts'
import { useWords } from '#src/text/use-text.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { EditorFrame } from '#src/shell/editor/editor-frame.tsx'
import { PostForm } from './post-form.tsx'
import { PostHead } from './post-editor-header.tsx'
import { PostSkeleton } from './post-editor-skeleton.tsx'

export interface PostEditorProps {
  account: string
  /** Null for a post that is not made yet. */
  id: string | null
  /** Handed on with the move to the address of what was made here, so that this very editor goes on. */
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
      <PostHead editing={editing} />
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
      {/* After the frame, which then knows already that nothing is unsaved. */}
      {editing.id === id ? null : <Navigate to={address} state={{ editor: session }} replace />}
    </>
  )
}
