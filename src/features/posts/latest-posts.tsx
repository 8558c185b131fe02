import { listLatestPosts } from '#contract/calls/info.ts'
import { useRead } from '#src/api/use-read.ts'
import { useSession } from '#src/bind/use-session.ts'
import { PostLine } from './post-line.tsx'
import { PostList } from './post-list.tsx'
import { toPostsView } from './posts-view.ts'

/** Keeps the server's order: pinned posts first, then the newest. */
export function LatestPosts() {
  const { view } = useSession()
  return (
    <PostList
      view={toPostsView(useRead(listLatestPosts, {}, 'home'))}
      canWrite={view.kind === 'signed-in' && view.account.role === 'Admin'}
      rank="h3"
      Post={PostLine}
      className=""
    />
  )
}
