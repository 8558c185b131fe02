import FileQuestion from 'lucide-react/icons/file-question-mark'
import { Link, Navigate } from 'react-router-dom'
import { POST } from '#contract/fields/post.ts'
import { useEditor } from '#src/bind/use-editor.ts'
import { usePart } from '#src/bind/use-part.ts'
import { EditorFrame } from '#src/shell/editor/editor-frame.tsx'
import { useVisibleFlaws } from '#src/shell/use-visible-errors.ts'
import { postEditorWords } from '#src/text/areas/post-editor.ts'
import { useWords, useText } from '#src/text/use-text.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { css } from '#styled/css/index.js'
import { PostHead } from './post-editor-header.tsx'
import { PostForm } from './post-form.tsx'

const heights = {
  line: css({ display: 'block', height: '9' }),
  lines: css({ display: 'block', height: '20' }),
  page: css({ display: 'block', height: '80' }),
}

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

/** Title, summary, and the text with its preview. */
function PostSkeleton() {
  const { reading } = useText().screens
  return (
    <SkeletonShape
      label={reading.loading}
      className={css({ display: 'flex', flexDirection: 'column', gap: '6' })}
    >
      <Field height="line" />
      <Field height="lines" />
      <div
        className={css({
          display: 'grid',
          gap: '4',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        })}
      >
        <Field height="page" />
        <Field height="page" />
      </div>
    </SkeletonShape>
  )
}

function Field({ height }: { height: keyof typeof heights }) {
  return (
    <div>
      <Skeleton width="short" />
      <span className={heights[height]}>
        <Skeleton shape="block" />
      </span>
    </div>
  )
}
