import type { ActorRefFrom } from 'xstate'
import { changeEmail, changePassword, getProfile, updateProfile } from '#contract/calls/account.ts'
import { endAllSessions, endSession, listSessions } from '#contract/calls/session.ts'
import { emailChangeMachine, toEmailChangeView } from '#machines/account/email-change.machine.ts'
import { passwordChangeMachine, toPasswordChangeView } from '#machines/account/password-change.machine.ts'
import { profileEditMachine } from '#machines/account/profile-edit.machine.ts'
import { sessionEndMachine } from '#machines/account/session-end.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { toFormView } from '#machines/kit/form.ts'
import type { confirmMachine } from '#machines/app/confirm.machine.ts'
import type { sessionMachine } from '#machines/app/session.machine.ts'
import { openProcesses } from './process.ts'
import type { ClientServices } from './services.ts'

/** Without pictures, because teams have them too. */
export function wireProfile(
  { clock, config, reads, request }: ClientServices,
  session: ActorRefFrom<typeof sessionMachine>,
  confirm: ActorRefFrom<typeof confirmMachine>,
) {
  const process = openProcesses(confirm)
  const given = { given: { now: clock.now } }
  return {
    edit: process(profileEditMachine, toFormView, {
      async send(changes, signal) {
        const saved = await request(updateProfile, { body: changes }, signal)
        if (!saved.ok) return saved
        // The form compares its values with the profile. Every field would look unsaved before the new
        // profile is read.
        const profile = await request(getProfile, {}, signal)
        if (profile.ok) reads.adopt(getProfile, {}, profile.value)
        else reads.refresh(getProfile, {})
        return saved
      },
    }),
    passwordChange: process(
      passwordChangeMachine,
      toPasswordChangeView,
      {
        async changePassword(passwords, signal) {
          const outcome = await request(changePassword, { body: passwords }, signal)
          if (!outcome.ok) return outcome
          reads.refresh(listSessions, {})
          return {
            ok: true,
            value: { hasSessionList: config.read().features?.includes('sessions') ?? false },
          }
        },
      },
      given,
    ),
    emailChange: process(
      emailChangeMachine,
      toEmailChangeView,
      {
        async requestEmail(newMail, signal) {
          const outcome = await request(changeEmail, { body: { newMail } }, signal)
          // If the server sent no email, the address may have changed already.
          if (outcome.ok && !outcome.value.data) reads.refresh(getProfile, {})
          return outcome
        },
      },
      given,
    ),
    sessionEnd: process(sessionEndMachine, toActView, {
      async carryOut({ task }, signal) {
        if (task.kind === 'all') {
          const outcome = await request(endAllSessions, {}, signal)
          if (outcome.ok) session.send({ type: 'server.signedOut' })
          return outcome
        }
        const outcome = await request(endSession, { params: { id: task.id } }, signal)
        reads.refresh(listSessions, {})
        return outcome
      },
    }),
  }
}
