import { Suspense, type ComponentType, type ReactNode } from 'react'
import type { PostInfoModel } from '#contract/models/post.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText } from '#src/text/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { Row } from '#src/ui/layout.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { css } from '#styled/css/index.js'
import { lazyPart } from '#src/browser/lazy-part.ts'
import type { PostsView } from './posts-view.ts'

/** Loads on demand, because only administrators use it. */
const PostActions = lazyPart(async () => (await import('./post-actions.tsx')).PostActions)

/** Loads on demand, because most platforms have a post. */
const NoPosts = lazyPart(async () => (await import('./no-posts.tsx')).NoPosts)

export interface PostListProps {
  view: PostsView
  canWrite: boolean
  /** The heading level of the titles: one deeper if the list has its own heading. */
  rank: 'h2' | 'h3'
  /** A card, or a line if the list is next to other content. */
  Post: ComponentType<PostProps>
  className?: string | undefined
}

export interface PostProps {
  post: PostInfoModel
  rank: 'h2' | 'h3'
  acts?: ReactNode
}

export function PostList({ view, canWrite, rank, Post, className = list }: PostListProps) {
  const { reading } = useText().screens
  switch (view.kind) {
    case 'loading':
      return (
        <SkeletonShape label={reading.loading} className={list}>
          <PostSkeleton />
          <PostSkeleton />
          <PostSkeleton />
        </SkeletonShape>
      )
    case 'failed':
      return (
        <Card>
          <LoadError rank={rank} {...failedWords(view.problem, reading)} onRetry={view.retry} />
        </Card>
      )
    case 'empty':
      return (
        <Suspense>
          <NoPosts canWrite={canWrite} rank={rank} />
        </Suspense>
      )
    case 'listed':
      return (
        <div className={className}>
          {view.posts.map((post) => (
            <Post
              key={post.id}
              post={post}
              rank={rank}
              acts={
                canWrite ? (
                  <Suspense>
                    <PostActions post={post} />
                  </Suspense>
                ) : null
              }
            />
          ))}
        </div>
      )
    default:
      return view satisfies never
  }
}

function PostSkeleton() {
  return (
    <Card stack="3">
      <Skeleton shape="heading" width="half" />
      <div>
        <Skeleton />
        <Skeleton width="long" />
      </div>
      <Row gap="2" wrap={false}>
        <Skeleton shape="circle" picture="sm" />
        <Skeleton width="short" />
      </Row>
    </Card>
  )
}

const list = css({ display: 'flex', flexDirection: 'column', gap: '4' })
