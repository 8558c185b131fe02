import BookOpen from 'lucide-react/icons/book-open'
import Trash2 from 'lucide-react/icons/trash'
import { Link } from 'react-router-dom'
import type { PostForm } from '#contract/fields/post.ts'
import type { FormEditing } from '#src/bind/use-editor.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { postEditorWords } from '#src/text/areas/post-editor.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Text } from '#src/ui/layout.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'

export function PostEditorHeader({ editing }: { editing: FormEditing<PostForm> }) {
  const words = useWords(postEditorWords)
  const { id, view } = editing
  return (
    <Row gap="3" justify="between">
      <Text as="h1" face="title">
        {id === null ? words.newTitle : words.title}
      </Text>
      {id !== null && (view.kind === 'open' || view.kind === 'conflicting') ? (
        <StoredActs key={id} id={id} editing={editing} />
      ) : null}
    </Row>
  )
}

function StoredActs({ id, editing: { seen, send } }: { id: string; editing: FormEditing<PostForm> }) {
  const words = useWords(postEditorWords)
  const [view, act] = useProcess(
    usePart('admin').postActs,
    { post: id },
    { drawn: { succeeded: () => send({ type: 'remove' }) } },
  )
  const isDeleting = view.kind !== 'idle'
  return (
    <Row gap="2" align="stretch">
      <LinkButton as={Link} to={`/posts/${id}`} look="outline" icon={<BookOpen aria-hidden />}>
        {words.toPost}
      </LinkButton>
      <Button
        look="outline"
        tone="danger"
        icon={<Trash2 aria-hidden />}
        state={isDeleting ? 'busy' : 'ready'}
        onClick={() =>
          act({
            type: 'begin',
            task: { kind: 'delete', title: seen.fields.title, version: seen.version },
          })
        }
      >
        {isDeleting ? words.deleting : words.delete}
      </Button>
    </Row>
  )
}
