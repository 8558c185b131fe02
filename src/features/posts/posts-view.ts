import type { PostInfoModel } from '#contract/models/post.ts'
import { toListed, type Listed } from '#src/api/list-state.ts'
import type { Read } from '#src/api/use-read.ts'

export type PostsView = Listed<{ posts: readonly PostInfoModel[] }>

export function toPostsView(read: Read<readonly PostInfoModel[]>): PostsView {
  return toListed(read, (posts) => (posts.length === 0 ? null : { posts }))
}
