import { Navigate, useLocation, useParams } from 'react-router-dom'
import { useSession } from '#src/bind/use-session.ts'
import { PostEditor } from '#src/features/posts/post-editor.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

const ID_LENGTH = 8

/**
 * One editor for each post, account and visit to "new". After a new post is saved, its editor continues at
 * the new URL.
 */
export function Page() {
  const { postId = '' } = useParams()
  const spot = useLocation()
  const { view } = useSession()
  const isNew = postId === 'new'
  if (!isNew && postId.length !== ID_LENGTH) return <Navigate to="/404" replace />
  if (view.kind !== 'signed-in') return null
  const editor = editorIn(spot.state) ?? (isNew ? spot.key : postId)
  return (
    <ScreenColumn>
      <PostEditor
        key={`${view.account.id} ${editor}`}
        account={view.account.id}
        id={isNew ? null : postId}
        session={editor}
      />
    </ScreenColumn>
  )
}

function editorIn(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'editor' in state && typeof state.editor === 'string'
    ? state.editor
    : null
}
