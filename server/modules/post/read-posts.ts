import type { PostDetailModel, PostInfoModel } from '#contract/models/post.ts'
import { toIso } from '#contract/models/time.ts'
import { imageUrl } from '#server/serializers/image-url.ts'
import type { PostSummary } from '#server/store/posts.ts'
import type { Tables } from '#server/store/store.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import type { Versioned } from '#server/http/version.ts'

type Needs = Pick<Services, 'store'>
const LATEST = 20

export const listAll = async ({ store }: Needs): Promise<PostInfoModel[]> =>
  (await store.posts.list()).map(toInfo)
export const listLatest = async ({ store }: Needs): Promise<PostInfoModel[]> =>
  (await store.posts.list(LATEST)).map(toInfo)

export async function readPost(
  id: string,
  { posts }: Pick<Tables, 'posts'>,
): Promise<Versioned<PostDetailModel>> {
  const post = await posts.byId(id)
  if (!post) throw refuse(404, 'postMissing')
  return { answer: { ...toInfo(post), content: post.content }, version: post.version }
}

function toInfo({
  id,
  title,
  summary,
  isPinned,
  tags,
  authorName,
  authorAvatarHash,
  updatedAt,
}: PostSummary): PostInfoModel {
  return {
    id,
    title,
    summary,
    isPinned,
    tags,
    authorName,
    authorAvatar: imageUrl(authorAvatarHash, 'avatar'),
    time: toIso(updatedAt),
  }
}
