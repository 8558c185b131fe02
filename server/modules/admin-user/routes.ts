import * as calls from '#contract/calls/admin.ts'
import type { CallContext } from '#server/http/serve.ts'
import { serve } from '#server/modules/serve.ts'
import * as acts from '#contract/calls/user-acts.ts'
import { importUsers, previewUserImport } from '#contract/calls/user-import.ts'
import { changeUsers, signOutUsers } from './act-together.ts'
import { BASE_RULES, createUsers } from './create-users.ts'
import { deleteUser } from './delete-user.ts'
import { getUser, listUsers, searchUsers } from './list-users.ts'
import { previewImport } from './preview-import.ts'
import { resetUserPassword } from './reset-password.ts'
import { updateUser } from './update-user.ts'

type UserAdminCall = Pick<CallContext<typeof calls.createUsers>, 'actor' | 'ip' | 'request' | 'reply'>
/**
 * The creator of the accounts. Hashing a long list takes minutes, so rights are checked again after it, and
 * the work stops if the client disconnects.
 */
const byOf = ({ actor, ip, request, reply }: UserAdminCall) => ({
  actor,
  ip,
  language: request.visitor.language,
  isThere: () => !reply.raw.destroyed,
  confirmRights: request.confirmRights,
})

export const userAdminRoutes = [
  serve(calls.listUsers, ({ query }, services) => listUsers(query, services)),
  serve(calls.searchUsers, ({ query }, services) => searchUsers(query.hint, services)),
  serve(calls.getUser, ({ params }, services) => getUser(params.userid, services)),
  serve(calls.createUsers, ({ body, ...call }, services) =>
    createUsers(body, BASE_RULES, byOf(call), services),
  ),
  serve(importUsers, ({ body: { existing, users }, ...call }, services) =>
    createUsers(users, { keepsAccounts: existing === 'Keep', joinsTeams: true }, byOf(call), services),
  ),
  serve(previewUserImport, ({ body }, services) => previewImport(body, services)),
  serve(acts.changeUsers, ({ body, actor, ip }, services) => changeUsers(body, { actor, ip }, services)),
  serve(acts.signOutUsers, ({ body, actor, ip }, services) => signOutUsers(body, { actor, ip }, services)),
  serve(calls.updateUser, ({ params, body, actor, ip }, services) =>
    updateUser(params.userid, body, actor, ip, services),
  ),
  serve(calls.deleteUser, ({ params, actor, ip }, services) =>
    deleteUser(params.userid, actor, ip, services),
  ),
  serve(calls.resetUserPassword, ({ params, actor, ip, request }, services) =>
    resetUserPassword(params.userid, { actor, ip, confirmRights: request.confirmRights }, services),
  ),
]
