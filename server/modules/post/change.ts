import type { PostDetailModel } from '#contract/models/post.ts'
import { readPost } from '#server/modules/info/posts.ts'
import type { StoredPost } from '#server/store/rows/post.ts'
import type { Tables } from '#server/store/store.ts'
import type { Actor } from '#server/wire/actor.ts'
import { refuse } from '#server/wire/refusal.ts'
import type { Around } from '#server/wire/serve.ts'
import type { StillThe, Versioned } from '#server/wire/version.ts'
import { boundPost, type PostWish } from './wish.ts'

/** What is null or missing stays, '' and [] clear. The pin alone is nobody's writing: author and time stay. */
export async function updatePost(
  id: string,
  wish: PostWish,
  stillThe: StillThe,
  actor: Actor,
  { store, clock }: Around,
): Promise<Versioned<PostDetailModel>> {
  boundPost(wish)
  return store.transaction(async (tables) => {
    const post = await lockPost(id, stillThe, tables)
    const written = isPinAlone(wish, post) ? {} : { authorId: actor.id, updatedAt: clock.now() }
    const { title, summary, content, tags, isPinned } = wish
    await tables.posts.update({
      ...post,
      ...written,
      title,
      summary: summary ?? post.summary,
      content: content ?? post.content,
      tags: tags ?? post.tags,
      isPinned,
    })
    return readPost(id, tables)
  })
}

export async function deletePost(id: string, stillThe: StillThe, { store }: Around): Promise<null> {
  return store.transaction(async (tables) => {
    await lockPost(id, stillThe, tables)
    await tables.posts.delete(id)
    return null
  })
}

async function lockPost(id: string, stillThe: StillThe, { posts }: Tables): Promise<StoredPost> {
  const post = await posts.lock(id)
  if (!post) throw refuse(404, 'postMissing')
  stillThe(post.version)
  return post
}

const isPinAlone = ({ title, summary, content, tags }: PostWish, post: StoredPost) =>
  title === post.title && (summary ?? content ?? tags ?? null) === null
