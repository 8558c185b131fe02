import { getPost, listLatestPosts, listPosts } from '#contract/calls/info.ts'
import { useRead, type Read } from '#src/api/use-read.ts'
import { useWired } from '#src/bind/wired.ts'
import { useConnection } from '#src/live/use-connection.ts'

const valueOf = <Value,>(read: Read<Value>) => (read.state === 'ready' ? read.value : null)

/**
 * Reads everything that the screens of posts read, through their own hooks and without polling. The first
 * post is open, and stays open when it is deleted.
 */
export function VisitorScreen({ shown }: { shown: Record<string, unknown> }) {
  const { live } = useWired()
  const posts = valueOf(useRead(listPosts, {}, 'once'))
  const latest = valueOf(useRead(listLatestPosts, {}, 'once'))
  const opened = typeof shown['opened'] === 'string' ? shown['opened'] : posts?.[0]?.id
  const post = useRead(getPost, opened === undefined ? null : { params: { id: opened } }, 'once')
  const { view } = useConnection(live, null)
  Object.assign(shown, {
    posts,
    latest,
    opened,
    post: valueOf(post),
    isGone: post.state !== 'waiting' && post.problem?.kind === 'missing',
    line: view.kind,
  })
  return null
}
