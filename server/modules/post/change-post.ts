import type { PostDetailModel } from '#contract/models/post.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { readPost } from './read-posts.ts'
import type { StoredPost } from '#server/store/posts.ts'
import type { Tables } from '#server/store/store.ts'
import { refuse } from '#server/http/refusal.ts'
import { commit } from '#server/modules/commit.ts'
import type { Services } from '#server/modules/services.ts'
import type { VersionCheck, Versioned } from '#server/http/version.ts'
import { checkPostLengths, toAuditedFields, type PostInput } from './post-fields.ts'

/** Null and missing fields stay unchanged, '' and [] clear. Pinning alone keeps the author and the time. */
export async function updatePost(
  id: string,
  wish: PostInput,
  stillThe: VersionCheck,
  by: AuditActor,
  services: Pick<Services, 'store' | 'clock' | 'publish'>,
): Promise<Versioned<PostDetailModel>> {
  checkPostLengths(wish)
  return commit(services, async (tables, changes) => {
    changes.push({ kind: 'posts-changed' })
    const post = await lockPost(id, stillThe, tables)
    const written = isPinAlone(wish, post) ? {} : { authorId: by.actor.id, updatedAt: services.clock.now() }
    const { title, summary, content, tags, isPinned } = wish
    const saved = {
      ...post,
      ...written,
      title,
      summary: summary ?? post.summary,
      content: content ?? post.content,
      tags: tags ?? post.tags,
      isPinned,
    }
    await tables.posts.update(saved)
    const of = { kind: 'post', id, name: post.title } as const
    await writeAudit(
      tables,
      by,
      { act: 'PostChanged', of, before: toAuditedFields(post), after: toAuditedFields(saved) },
      services,
    )
    return readPost(id, tables)
  })
}

export async function deletePost(
  id: string,
  stillThe: VersionCheck,
  by: AuditActor,
  services: Pick<Services, 'store' | 'clock' | 'publish'>,
): Promise<null> {
  return commit(services, async (tables, changes) => {
    changes.push({ kind: 'posts-changed' })
    const { title } = await lockPost(id, stillThe, tables)
    await tables.posts.delete(id)
    await writeAudit(tables, by, { act: 'PostDeleted', of: { kind: 'post', id, name: title } }, services)
    return null
  })
}

async function lockPost(id: string, stillThe: VersionCheck, { posts }: Tables): Promise<StoredPost> {
  const post = await posts.lock(id)
  if (!post) throw refuse(404, 'postMissing')
  stillThe(post.version)
  return post
}

const isPinAlone = ({ title, summary, content, tags }: PostInput, post: StoredPost) =>
  title === post.title && (summary ?? content ?? tags ?? null) === null
