import ArrowRight from 'lucide-react/icons/arrow-right'
import Pin from 'lucide-react/icons/pin'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { PostInfoModel } from '#contract/models/post.ts'
import { instant } from '#contract/models/time.ts'
import { formatMoment } from '#src/format/number-and-date.ts'
import { useText } from '#src/text/use-text.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Row, Text } from '#src/ui/layout.tsx'
import { Markdown } from '#src/ui/markdown.tsx'
import { css } from '#styled/css/index.js'
import { posts } from '#styled/recipes/posts.js'

interface PostCardProps {
  post: PostInfoModel
  rank: 'h2' | 'h3'
  acts?: ReactNode
}

export function PostCard({ post, rank: Title, acts }: PostCardProps) {
  const { locale, screens } = useText()
  const words = screens.post
  const author = post.authorName ?? words.anonymous
  const style = posts()
  return (
    <article className={style.item}>
      <div className={style.date}>
        <time dateTime={post.time}>{formatMoment(instant(post.time), locale)}</time>
        {post.isPinned ? (
          <Badge tone="teal" icon={<Pin aria-hidden />}>
            {words.pinned}
          </Badge>
        ) : null}
      </div>
      <div className={style.words}>
        <Title className={style.title}>
          <Link to={`/posts/${post.id}`}>{post.title}</Link>
        </Title>
        {post.summary === '' ? null : <Markdown source={post.summary} />}
        <Tags tags={post.tags} />
        <div className={style.by}>
          <Avatar name={author} picture={post.authorAvatar} size="sm" />
          {author}
          <Link to={`/posts/${post.id}`} aria-label={words.readOf(post.title)} className={more}>
            {words.read}
            <ArrowRight aria-hidden />
          </Link>
        </div>
        {acts}
      </div>
    </article>
  )
}

export function Tags({ tags }: { tags: readonly string[] | null }) {
  const words = useText().screens.post
  if (!tags?.length) return null
  return (
    <Row as="ul" aria-label={words.tags} gap="2" align="stretch" size="sm" tone="muted">
      {tags.map((tag) => (
        <Text as="li" key={tag} face="code">{`#${tag}`}</Text>
      ))}
    </Row>
  )
}

const more = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  paddingBlock: '2',
  marginBlock: '-2',
  marginInlineStart: 'auto',
  color: 'fg.link',
  _hover: { textDecoration: 'underline' },
  '& > svg': { boxSize: '4' },
})
