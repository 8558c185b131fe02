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
import { Card } from '#src/ui/card.tsx'
import { Row, Text } from '#src/ui/layout.tsx'
import { Markdown } from '#src/ui/markdown.tsx'
import { css } from '#styled/css/index.js'

interface PostCardProps {
  post: PostInfoModel
  rank: 'h2' | 'h3'
  /** Actions for administrators. */
  acts?: ReactNode
}

export function PostCard({ post, rank: Title, acts }: PostCardProps) {
  const { locale, screens } = useText()
  const words = screens.post
  const author = post.authorName ?? words.anonymous
  return (
    <Card as="article" className={css({ display: 'flex', flexDirection: 'column', gap: '3' })}>
      <Title
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '2',
          textStyle: 'heading',
        })}
      >
        {post.isPinned ? (
          <Badge tone="teal" icon={<Pin aria-hidden />}>
            {words.pinned}
          </Badge>
        ) : null}
        <Link to={`/posts/${post.id}`} className={title}>
          {post.title}
        </Link>
      </Title>
      {post.summary === '' ? null : <Markdown source={post.summary} />}
      <Tags tags={post.tags} />
      <Row gap="2" size="sm" tone="muted">
        <Avatar name={author} picture={post.authorAvatar} size="sm" />
        <Text tone="default">{author}</Text>
        <Text as="time" dateTime={post.time} face="digits">
          {formatMoment(instant(post.time), locale)}
        </Text>
        <Link to={`/posts/${post.id}`} aria-label={words.readOf(post.title)} className={more}>
          {words.read}
          <ArrowRight aria-hidden />
        </Link>
      </Row>
      {acts}
    </Card>
  )
}

export function Tags({ tags }: { tags: readonly string[] | null }) {
  const words = useText().screens.post
  if (!tags?.length) return null
  return (
    <ul
      aria-label={words.tags}
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        gap: '2',
        textStyle: 'code',
        fontSize: 'sm',
        color: 'fg.muted',
      })}
    >
      {tags.map((tag) => (
        <li key={tag}>{`#${tag}`}</li>
      ))}
    </ul>
  )
}

const title = css({
  minWidth: '0',
  overflowWrap: 'anywhere',
  borderRadius: 'small',
  _hover: { color: 'fg.link' },
})
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
