import * as calls from '#contract/calls/admin.ts'
import { serve } from '#server/modules/serve.ts'
import { createUsers } from './create-users.ts'
import { deleteUser } from './delete-user.ts'
import { getUser, listUsers, searchUsers } from './list-users.ts'
import { resetUserPassword } from './reset-password.ts'
import { updateUser } from './update-user.ts'

export const userAdminRoutes = [
  serve(calls.listUsers, ({ query }, services) => listUsers(query, services)),
  serve(calls.searchUsers, ({ query }, services) => searchUsers(query.hint, services)),
  serve(calls.getUser, ({ params }, services) => getUser(params.userid, services)),
  serve(calls.createUsers, ({ body, actor, ip, request, reply }, services) =>
    createUsers(
      body,
      { actor, ip, language: request.visitor.language, isThere: () => !reply.raw.destroyed, confirmRights: request.confirmRights },
      services,
    ),
  ),
  serve(calls.updateUser, ({ params, body, actor, ip }, services) => updateUser(params.userid, body, actor, ip, services)),
  serve(calls.deleteUser, ({ params, actor, ip }, services) => deleteUser(params.userid, actor, ip, services)),
  serve(calls.resetUserPassword, ({ params, actor, ip, request }, services) =>
    resetUserPassword(params.userid, { actor, ip, confirmRights: request.confirmRights }, services),
  ),
]
