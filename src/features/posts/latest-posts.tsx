import { listLatestPosts } from '#contract/calls/info.ts'
import { useRead } from '#src/api/use-read.ts'
import { useSession } from '#src/bind/use-session.ts'
import Pin from 'lucide-react/icons/pin'
import { Link } from 'react-router-dom'
import { instant } from '#contract/models/time.ts'
import { formatMoment } from '#src/format/number-and-date.ts'
import { useText } from '#src/text/use-text.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Row, Text } from '#src/ui/layout.tsx'
import { Markdown } from '#src/ui/markdown.tsx'
import { front } from '#styled/recipes/front.js'
import { PostList, type PostProps } from './post-list.tsx'
import { toPostsView } from './posts-view.ts'

/** A post in one line, for lists next to other content. Its title is the link. */
function PostLine({ post, rank: Title, acts }: PostProps) {
  const { locale, screens } = useText()
  const words = screens.post
  const author = post.authorName ?? words.anonymous
  const style = front()
  return (
    <article className={style.post}>
      <Title className={style.cardTitle}>
        {post.isPinned ? (
          <>
            <Badge tone="teal" icon={<Pin aria-hidden />}>
              {words.pinned}
            </Badge>{' '}
          </>
        ) : null}
        <Link to={`/posts/${post.id}`}>{post.title}</Link>
      </Title>
      {post.summary === '' ? null : <Markdown source={post.summary} />}
      <Row gap="2" size="sm" tone="muted">
        <Avatar name={author} picture={post.authorAvatar} size="sm" />
        <Text tone="default">{author}</Text>
        <time dateTime={post.time}>{formatMoment(instant(post.time), locale)}</time>
      </Row>
      {acts}
    </article>
  )
}

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
