import * as calls from '#contract/calls/account.ts'
import type { RegisterStatus } from '#contract/models/registration.ts'
import { serve, serveKept } from '#server/modules/serve.ts'
import { titleOf } from '#server/http/titles.ts'
import type { TitleKey } from '#server/http/titles/zh.ts'
import { uploadAvatar } from './avatar.ts'
import { callerOf } from './caller.ts'
import { changeEmail, confirmEmailChange } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { readProfile } from './profile.ts'
import { requestRecovery } from './request-recovery.ts'
import { registerAccount } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { signIn, signOut } from './sign-in.ts'
import { updateProfile } from './update-profile.ts'
import { verifyAccount } from './verify-email.ts'

const REGISTERED: Readonly<Record<RegisterStatus, TitleKey>> = {
  LoggedIn: 'registered',
  AdminConfirmationRequired: 'awaitsAdmin',
  EmailConfirmationRequired: 'verificationSent',
}

export const accountRoutes = [
  serve(calls.registerAccount, async ({ body, request, reply }, services) => {
    const data = await registerAccount(body, callerOf(request, reply, services), services)
    return { title: titleOf(REGISTERED[data], request.visitor.language), data, status: 200 }
  }),
  serve(calls.requestRecovery, async ({ body, actor, request, reply }, services) => {
    await requestRecovery(body, actor, callerOf(request, reply, services), services)
    return { title: titleOf('recoverySent', request.visitor.language), status: 200 }
  }),
  serve(calls.resetPassword, async ({ body, request, reply }, services) => {
    await resetPassword(body, callerOf(request, reply, services), services)
    return null
  }),
  serve(calls.verifyAccount, async ({ body, request, reply }, services) => {
    await verifyAccount(body, callerOf(request, reply, services), services)
    return null
  }),
  serve(calls.signIn, async ({ body, request, reply }, services) => {
    await signIn(body, callerOf(request, reply, services), services)
    return null
  }),
  serve(calls.signOut, async ({ actor, request, reply }, services) => {
    await signOut(actor, callerOf(request, reply, services), services)
    return null
  }),
  serve(calls.updateProfile, async ({ body, actor, ip }, services) => {
    await updateProfile(body, actor, ip, services)
    return null
  }),
  serve(calls.changePassword, async ({ body, actor, request, reply }, services) => {
    await changePassword(body, actor, callerOf(request, reply, services), services)
    return null
  }),
  serve(calls.changeEmail, async ({ body, actor, request, reply }, services) => {
    await changeEmail(body, actor, callerOf(request, reply, services), services)
    return { title: titleOf('changeSent', request.visitor.language), data: true, status: 200 }
  }),
  serve(calls.confirmEmailChange, async ({ body, actor, request, reply }, services) => {
    await confirmEmailChange(body, actor, callerOf(request, reply, services), services)
    return null
  }),
  serveKept(calls.getProfile, async ({ user }) => readProfile(user)),
  serve(calls.uploadAvatar, ({ actor, ip, request }, services) => uploadAvatar(actor, ip, request, services)),
]
