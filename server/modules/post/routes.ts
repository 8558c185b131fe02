import * as calls from '#contract/calls/edit.ts'
import { serve } from '#server/modules/serve.ts'
import { versionCheckOf, withVersion } from '#server/http/version.ts'
import { deletePost, updatePost } from './change-post.ts'
import { createPost } from './create-post.ts'

export const postRoutes = [
  serve(calls.createPost, ({ body, actor, ip }, services) => createPost(body, { actor, ip }, services)),
  serve(calls.updatePost, async ({ params, body, actor, ip, request, reply }, services) =>
    withVersion(reply, await updatePost(params.id, body, versionCheckOf(request), { actor, ip }, services)),
  ),
  serve(calls.deletePost, ({ params, actor, ip, request }, services) =>
    deletePost(params.id, versionCheckOf(request), { actor, ip }, services),
  ),
]
