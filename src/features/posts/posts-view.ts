import type { PostInfoModel } from '#contract/models/post.ts'
import type { Problem } from '#contract/problem.ts'
import type { Read } from '#src/api/use-read.ts'

export type PostsView =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: Problem; retry: () => void }
  | { kind: 'empty' }
  | { kind: 'listed'; posts: readonly PostInfoModel[] }

export function toPostsView(read: Read<readonly PostInfoModel[]>): PostsView {
  switch (read.state) {
    case 'waiting':
      return { kind: 'loading' }
    case 'failed':
      return { kind: 'failed', problem: read.problem, retry: read.refresh }
    case 'ready':
      return read.value.length === 0 ? { kind: 'empty' } : { kind: 'listed', posts: read.value }
    default:
      return read satisfies never
  }
}
