import * as calls from '#contract/calls/admin.ts'
import { serve } from '#server/modules/serve.ts'
import { createUsers } from './create-users.ts'
import { deleteUser } from './delete-user.ts'
import { getUser, listUsers, searchUsers } from './list-users.ts'
import { resetUserPassword } from './reset-password.ts'
import { updateUser } from './update-user.ts'

export const userAdminRoutes = [
  serve(calls.listUsers, ({ query }, around) => listUsers(query, around)),
  serve(calls.searchUsers, ({ query }, around) => searchUsers(query.hint, around)),
  serve(calls.getUser, ({ params }, around) => getUser(params.userid, around)),
  serve(calls.createUsers, ({ body, actor, ip, request, reply }, around) =>
    createUsers(body, { actor, ip, language: request.visitor.language, isThere: () => !reply.raw.destroyed }, around),
  ),
  serve(calls.updateUser, ({ params, body, actor, ip }, around) => updateUser(params.userid, body, actor, ip, around)),
  serve(calls.deleteUser, ({ params, actor, ip }, around) => deleteUser(params.userid, actor, ip, around)),
  serve(calls.resetUserPassword, ({ params, actor, ip }, around) => resetUserPassword(params.userid, actor, ip, around)),
]
