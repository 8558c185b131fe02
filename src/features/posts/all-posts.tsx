import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { listPosts } from '#contract/calls/info.ts'
import { useRead } from '#src/api/use-read.ts'
import { useSession } from '#src/bind/use-session.ts'
import { useText } from '#src/text/use-text.ts'
import { Stack } from '#src/ui/layout.tsx'
import { posts } from '#styled/recipes/posts.js'
import { Pagination } from '#src/ui/pagination.tsx'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { PostCard } from './post-card.tsx'
import { PostList } from './post-list.tsx'
import { toPostsView } from './posts-view.ts'

const NewPost = lazyPart(async () => (await import('./post-actions.tsx')).NewPost)
const PER_PAGE = 10

/** The page number is part of the URL, so that "back" and a reload lead to it. */
export function AllPosts() {
  const words = useText().screens.post
  const { view: session } = useSession()
  const canWrite = session.kind === 'signed-in' && session.account.role === 'Admin'
  const [params, setParams] = useSearchParams()
  const view = toPostsView(useRead(listPosts, {}, 'home'))
  const pages = view.kind === 'listed' ? Math.ceil(view.posts.length / PER_PAGE) : 1
  const page = Math.min(Math.max(1, Number(params.get('page')) || 1), pages)
  const onPage =
    view.kind === 'listed'
      ? { ...view, posts: view.posts.slice((page - 1) * PER_PAGE, page * PER_PAGE) }
      : view
  return (
    <Stack gap="6">
      {canWrite && view.kind === 'listed' ? (
        <Suspense>
          <NewPost />
        </Suspense>
      ) : null}
      <PostList view={onPage} canWrite={canWrite} rank="h2" Post={PostCard} className={posts().list} />
      {pages > 1 ? (
        <Pagination
          label={words.pages}
          page={page}
          pages={pages}
          onPage={(next) => {
            setParams(next === 1 ? {} : { page: String(next) })
            scrollTo({ top: 0 })
          }}
          labels={words}
        />
      ) : null}
    </Stack>
  )
}
