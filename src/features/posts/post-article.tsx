import ArrowLeft from 'lucide-react/icons/arrow-left'
import FileQuestion from 'lucide-react/icons/file-question-mark'
import { Suspense, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { getPost } from '#contract/calls/info.ts'
import type { PostDetailModel } from '#contract/models/post.ts'
import { instant } from '#contract/models/time.ts'
import { useRead } from '#src/api/use-read.ts'
import { useSession } from '#src/bind/use-session.ts'
import { formatMoment } from '#src/format/number-and-date.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText } from '#src/text/use-text.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Row, Text } from '#src/ui/layout.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { Markdown } from '#src/ui/markdown.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { posts } from '#styled/recipes/posts.js'
import { DocumentTitle } from '#src/shell/document-title.tsx'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { Tags } from './post-card.tsx'

const PostActions = lazyPart(async () => (await import('./post-actions.tsx')).PostActions)

export function PostArticle({ id }: { id: string }) {
  const { post: words, reading, title } = useText().screens
  const read = useRead(getPost, { params: { id } }, 'home')
  const all = (
    <LinkButton as={Link} to="/posts" look="outline">
      {words.all}
    </LinkButton>
  )
  // An open post may be deleted, and its last response is still there then.
  if (read.state !== 'waiting' && read.problem?.kind === 'missing') {
    return (
      <>
        <DocumentTitle screen={title.post} />
        <EmptyState
          size="page"
          rank="h1"
          icon={<FileQuestion />}
          title={words.missing}
          text={words.missingText}
          action={all}
        />
      </>
    )
  }
  switch (read.state) {
    case 'waiting':
      return (
        <>
          <DocumentTitle screen={title.post} />
          <ArticleSkeleton />
        </>
      )
    case 'failed':
      return (
        <>
          <DocumentTitle screen={title.post} />
          <LoadError
            size="page"
            rank="h1"
            {...failedWords(read.problem, reading)}
            onRetry={read.refresh}
            ways={all}
          />
        </>
      )
    case 'ready':
      return (
        <>
          <DocumentTitle screen={read.value.title} />
          <Article post={read.value} acts={<ArticleActs post={read.value} />} />
        </>
      )
    default:
      return read satisfies never
  }
}

export function Article({ post, acts }: { post: PostDetailModel; acts?: ReactNode }) {
  const { locale, screens } = useText()
  const author = post.authorName ?? screens.post.anonymous
  const style = posts()
  return (
    <article className={style.article}>
      <header className={style.head}>
        <Link to="/posts">
          <ArrowLeft aria-hidden />
          {screens.post.all}
        </Link>
        <h1 className={style.headline}>{post.title}</h1>
        <Row as="p" gap="2" tone="muted">
          <Avatar name={author} picture={post.authorAvatar} size="sm" />
          <Text tone="default">{author}</Text>
          <Text as="time" dateTime={post.time} face="digits">
            {formatMoment(instant(post.time), locale)}
          </Text>
        </Row>
        {/* The actions are above the text, because its height is not known at first and they would move. */}
        <Tags tags={post.tags} />
        {acts}
      </header>
      <Markdown source={post.content} size="page" />
    </article>
  )
}

function ArticleActs({ post }: { post: PostDetailModel }) {
  const { view } = useSession()
  const navigate = useNavigate()
  if (view.kind !== 'signed-in' || view.account.role !== 'Admin') return null
  return (
    <Suspense>
      <PostActions post={post} onGone={() => void navigate('/posts', { replace: true })} />
    </Suspense>
  )
}

function ArticleSkeleton() {
  const { reading } = useText().screens
  return (
    <SkeletonShape label={reading.loading} className={posts().article}>
      <Skeleton shape="heading" width="half" />
      <Skeleton width="short" />
      <div>
        <Skeleton />
        <Skeleton />
        <Skeleton width="long" />
        <Skeleton />
        <Skeleton width="half" />
      </div>
    </SkeletonShape>
  )
}
