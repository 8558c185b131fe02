import type { Ids } from '#server/base/ids.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import type { NewPost, Posts } from '#server/store/posts.ts'
import { commit } from '#server/modules/commit.ts'
import type { Services } from '#server/modules/services.ts'
import { checkPostLengths, toAuditedFields, type PostInput } from './post-fields.ts'

/**
 * Ids have four random bytes. With 100,000 posts, three attempts in a row collide once in some eighty
 * trillion.
 */
const MAX_TRIES = 3

export async function createPost(
  wish: PostInput,
  by: AuditActor,
  services: Pick<Services, 'store' | 'clock' | 'ids' | 'publish'>,
): Promise<string> {
  const { clock, ids } = services
  checkPostLengths(wish)
  const { title, summary, content, tags, isPinned } = wish
  const post = {
    title,
    summary: summary ?? '',
    content: content ?? '',
    tags: tags ?? [],
    isPinned,
    authorId: by.actor.id,
    updatedAt: clock.now(),
  }
  return commit(services, async (tables, changes) => {
    changes.push({ kind: 'posts-changed' })
    const id = await underFreeId(post, tables.posts, ids)
    await writeAudit(
      tables,
      by,
      { act: 'PostCreated', of: { kind: 'post', id, name: title }, after: toAuditedFields(post) },
      { clock },
    )
    return id
  })
}

async function underFreeId(post: Omit<NewPost, 'id'>, posts: Posts, ids: Ids): Promise<string> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const id = ids.bytes(4).toString('hex')
    if (await posts.create({ ...post, id })) return id
  }
  throw new Error('no free id for a post')
}
