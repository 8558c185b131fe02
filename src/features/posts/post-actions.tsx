import Pin from 'lucide-react/icons/pin'
import PinOff from 'lucide-react/icons/pin-off'
import SquarePen from 'lucide-react/icons/square-pen'
import Trash2 from 'lucide-react/icons/trash'
import { Link } from 'react-router-dom'
import type { PostInfoModel } from '#contract/models/post.ts'
import type { PostActionKind } from '#machines/admin/post-actions.machine.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { postEditorWords } from '#src/text/areas/post-editor.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Row } from '#src/ui/layout.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'

export interface PostActionsProps {
  post: PostInfoModel
  /**
   * Called after a deletion, before the focused element disappears. By default the rest of the screen gets
   * the focus.
   */
  onGone?: () => void
}

export function PostActions({ post: { id, title, isPinned }, onGone = focusContent }: PostActionsProps) {
  const words = useWords(postEditorWords)
  const [view, send] = useProcess(
    usePart('admin').postActs,
    { post: id },
    {
      drawn: {
        announce: ({ announcement }) => (announcement.kind === 'post-deleted' ? onGone() : undefined),
      },
    },
  )
  const act = (kind: PostActionKind) => send({ type: 'begin', task: { kind, title, version: null } })
  const busy = view.kind === 'idle' ? null : view.task.kind
  const isDeleting = busy === 'delete'
  return (
    <Row gap="2" align="stretch">
      <LinkButton
        as={Link}
        to={`/posts/${id}/edit`}
        look="outline"
        size="sm"
        aria-label={words.editOf(title)}
        icon={<SquarePen aria-hidden />}
      >
        {words.edit}
      </LinkButton>
      <Button
        look="outline"
        size="sm"
        aria-label={isPinned ? words.unpinOf(title) : words.pinOf(title)}
        icon={isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
        state={busy !== null && !isDeleting ? 'busy' : 'ready'}
        onClick={() => act(isPinned ? 'unpin' : 'pin')}
      >
        {isPinned ? words.unpin : words.pin}
      </Button>
      <Button
        look="outline"
        size="sm"
        tone="danger"
        aria-label={words.deleteOf(title)}
        icon={<Trash2 aria-hidden />}
        state={isDeleting ? 'busy' : 'ready'}
        onClick={() => act('delete')}
      >
        {isDeleting ? words.deleting : words.delete}
      </Button>
    </Row>
  )
}

export function NewPost() {
  const words = useWords(postEditorWords)
  return (
    <LinkButton as={Link} to="/posts/new/edit" tone="brand" icon={<SquarePen aria-hidden />} place="end">
      {words.write}
    </LinkButton>
  )
}

function focusContent() {
  document.getElementById('content')?.focus({ preventScroll: true })
}
