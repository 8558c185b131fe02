import type { PostInfoModel } from '#contract/models/post.ts'
import { toListState, type ListState } from '#src/api/list-state.ts'
import type { Read } from '#src/api/use-read.ts'

export type PostsView = ListState<{ posts: readonly PostInfoModel[] }>

export function toPostsView(read: Read<readonly PostInfoModel[]>): PostsView {
  return toListState(read, (posts) => (posts.length === 0 ? null : { posts }))
}
