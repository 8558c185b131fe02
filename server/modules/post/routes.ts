import * as calls from '#contract/calls/edit.ts'
import { serve } from '#server/modules/serve.ts'
import { versionCheckOf, withVersion } from '#server/http/version.ts'
import { deletePost, updatePost } from './change-post.ts'
import { createPost } from './create-post.ts'

export const postRoutes = [
  serve(calls.createPost, ({ body, actor, ip }, around) => createPost(body, { actor, ip }, around)),
  serve(calls.updatePost, async ({ params, body, actor, ip, request, reply }, around) =>
    withVersion(reply, await updatePost(params.id, body, versionCheckOf(request), { actor, ip }, around)),
  ),
  serve(calls.deletePost, ({ params, actor, ip, request }, around) => deletePost(params.id, versionCheckOf(request), { actor, ip }, around)),
]
