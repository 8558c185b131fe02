import { createPost, deletePost, updatePost } from '#contract/calls/edit.ts'
import { getPost, listLatestPosts, listPosts } from '#contract/calls/info.ts'
import { toForm } from '#contract/fields/field.ts'
import { POST, toPostEdit, type PostForm } from '#contract/fields/post.ts'
import type { PostDetailModel } from '#contract/models/post.ts'
import type { Outcome } from '#contract/problem.ts'
import type { SavedVersion, StoredVersion } from '#machines/admin/edit-state.ts'
import type { PostAction } from '#machines/admin/post-actions.machine.ts'
import { callUrl } from '#src/api/call-url.ts'
import type { Reply } from '#src/api/request.ts'
import type { ClientServices } from './services.ts'
import type { EditorEffects } from './editors.ts'

interface PostWriting extends EditorEffects<PostForm> {
  carryOut: (id: string, act: PostAction, signal: AbortSignal) => Promise<Outcome<null>>
}

/** Actions of administrators on posts. Afterwards the lists of posts are read again. */
export function wirePosts({ request, reads }: Pick<ClientServices, 'request' | 'reads'>): PostWriting {
  return {
    load,
    async save(id, seen, typed, signal) {
      const saved =
        id === null ? await create(seen.fields, typed, signal) : await change(id, seen, typed, signal)
      if (saved.ok) void readAnew()
      return saved
    },
    async carryOut(id, act, signal) {
      const done = await write(id, act, signal)
      const anew = readAnew()
      // The message follows the updated list. A deletion does not wait, because a deleted post removes the
      // screen that would show the message.
      if (act.kind !== 'delete') await anew
      return done.ok ? { ok: true, value: null } : done
    },
  }

  async function load(id: string, signal: AbortSignal): Promise<Outcome<StoredVersion<PostForm>>> {
    const post = await request(getPost, { params: { id } }, signal)
    return post.ok ? { ok: true, value: stored(id, post) } : post
  }
  async function create(
    seen: PostForm,
    typed: PostForm,
    signal: AbortSignal,
  ): Promise<Outcome<SavedVersion<PostForm>>> {
    const made = await request(createPost, { body: toPostEdit(seen, typed) }, signal)
    if (!made.ok) return made
    const post = await load(made.value, signal)
    // The post exists even if reading it fails. Saving again would create another one.
    return {
      ok: true,
      value: { id: made.value, ...(post.ok ? post.value : { fields: typed, version: null }) },
    }
  }
  async function change(
    id: string,
    seen: StoredVersion<PostForm>,
    typed: PostForm,
    signal: AbortSignal,
  ): Promise<Outcome<SavedVersion<PostForm>>> {
    const post = await request(
      updatePost,
      { params: { id }, body: toPostEdit(seen.fields, typed), version: seen.version },
      signal,
    )
    return post.ok ? { ok: true, value: stored(id, post) } : post
  }
  async function write(
    id: string,
    { kind, title, version }: PostAction,
    signal: AbortSignal,
  ): Promise<Outcome<unknown>> {
    const params = { id }
    if (kind === 'delete') {
      const deleted = await request(deletePost, { params, version }, signal)
      if (deleted.ok) reads.entries.delete(callUrl(getPost, { params }))
      return deleted
    }
    const post = await request(updatePost, { params, body: { title, isPinned: kind === 'pin' } }, signal)
    if (post.ok) reads.adopt(getPost, { params }, post.value)
    return post
  }
  async function readAnew() {
    await Promise.all(
      [listLatestPosts, listPosts].map(async (list) => {
        const posts = await request(list, {})
        if (posts.ok) reads.adopt(list, {}, posts.value)
        else reads.refresh(list, {})
      }),
    )
  }
  function stored(
    id: string,
    { value, version }: Extract<Reply<PostDetailModel>, { ok: true }>,
  ): SavedVersion<PostForm> {
    reads.adopt(getPost, { params: { id } }, value)
    return { id, fields: toForm(POST, value), version: version ?? null }
  }
}
