import { waitFor, type ActorRefFrom } from 'xstate'
import {
  confirmEmailChange,
  getProfile,
  registerAccount,
  requestRecovery,
  resetPassword,
  verifyAccount,
} from '#contract/calls/account.ts'
import { getConfig } from '#contract/calls/info.ts'
import type { Outcome } from '#contract/problem.ts'
import {
  emailConfirmationEffects,
  emailConfirmationMachine,
} from '#machines/account/email-confirmation.machine.ts'
import type { LinkAttempt, CompleteLink } from '#machines/account/mail-link-attempt.ts'
import { recoveryEffects, recoveryMachine } from '#machines/account/recovery.machine.ts'
import { registrationEffects, registrationMachine } from '#machines/account/registration.machine.ts'
import { resetEffects, resetMachine } from '#machines/account/reset.machine.ts'
import { signInEffects, signInMachine } from '#machines/account/sign-in.machine.ts'
import { verificationEffects, verificationMachine } from '#machines/account/verification.machine.ts'
import { toSessionView, type sessionMachine } from '#machines/app/session.machine.ts'
import { openCaptcha } from '#src/api/captcha/captcha.ts'
import { signInWithWork } from '#src/api/captcha/sign-in-with-work.ts'
import type { World } from './browser-world.ts'
import type { ClientServices } from './services.ts'

/** Signing in, registering, and what the links of mails lead to. */
export function wireAccount(
  { request, reads, config, clock }: ClientServices,
  session: ActorRefFrom<typeof sessionMachine>,
  { openCaptchaDevice }: Pick<World, 'openCaptchaDevice'>,
) {
  const captcha = openCaptcha({ request, config: config.read }, openCaptchaDevice, clock.now)
  const enter = () => enterSession(session)
  // Not given up when the screen goes: the server may have taken the link already, and then nobody would hear
  // its answer.
  const verify = once((link) => request(verifyAccount, { body: link }))
  const confirmEmail = once(
    async (link) => {
      const outcome = await request(confirmEmailChange, { body: link })
      if (outcome.ok) reads.refresh(getProfile, {})
      return outcome
    },
    // Whoever was signed out meanwhile comes back with the link, and nobody has looked at it yet.
    (outcome) => !outcome.ok && outcome.problem.kind === 'signed-out',
  )
  const solving = {
    holdCaptcha: registrationEffects.holdCaptcha.by(({ action }) => captcha.hold(action)),
    solveCaptcha: registrationEffects.solveCaptcha.by(({ action }) => captcha.solve(action)),
  }
  return {
    now: clock.now,
    signIn: signInMachine.provide({
      actors: {
        signIn: signInEffects.signIn.by((credentials, signal) =>
          signInWithWork(credentials, { request, openDevice: openCaptchaDevice }, signal),
        ),
        enterSession: signInEffects.enterSession.by(enter),
      },
    }),
    registration: registrationMachine.provide({
      actors: {
        ...solving,
        register: registrationEffects.register.by(async ({ token, ...account }, signal) => {
          const outcome = await request(registerAccount, { body: { ...account, gToken: token } }, signal)
          // It may have been closed since this page was loaded.
          if (!outcome.ok && outcome.problem.kind === 'refused') reads.refresh(getConfig, {})
          return outcome
        }),
        enterSession: registrationEffects.enterSession.by(enter),
      },
    }),
    verification: verificationMachine.provide({
      actors: {
        verify: verificationEffects.verify.by(verify),
        enterSession: verificationEffects.enterSession.by(enter),
      },
    }),
    emailConfirmation: emailConfirmationMachine.provide({
      actors: { confirmEmail: emailConfirmationEffects.confirmEmail.by(confirmEmail) },
    }),
    recovery: recoveryMachine.provide({
      actors: {
        ...solving,
        requestRecovery: recoveryEffects.requestRecovery.by(({ email, token }, signal) =>
          request(requestRecovery, { body: { email, gToken: token } }, signal),
        ),
      },
    }),
    reset: resetMachine.provide({
      actors: {
        resetPassword: resetEffects.resetPassword.by(({ link, password }, signal) =>
          request(resetPassword, { body: { password, email: link.email, rToken: link.token } }, signal),
        ),
      },
    }),
  }
}

/**
 * A link is good once. React mounts twice while developing, and people go back and forward: all of them get
 * the answer of the one call.
 */
function once(
  ask: (link: CompleteLink) => Promise<Outcome<null>>,
  isUnread: (outcome: Outcome<null>) => boolean = () => false,
) {
  const asked = new Map<string, Promise<Outcome<null>>>()
  return ({ link, attempt }: LinkAttempt): Promise<Outcome<null>> => {
    const key = JSON.stringify(link)
    const known = attempt === 1 ? asked.get(key) : undefined
    if (known) return known
    const coming = ask(link)
    asked.set(key, coming)
    void coming.then((outcome) => (isUnread(outcome) ? asked.delete(key) : null))
    return coming
  }
}

/** Lets the session ask who this is now, and says whether that is somebody. */
async function enterSession(session: ActorRefFrom<typeof sessionMachine>): Promise<Outcome<null>> {
  session.send({ type: 'check' })
  const view = toSessionView(
    await waitFor(session, (snapshot) => !snapshot.matches('booting') && !snapshot.matches('checking')),
  )
  switch (view.kind) {
    case 'signed-in':
      return { ok: true, value: null }
    case 'unreachable':
      return { ok: false, problem: view.problem }
    case 'banned':
      return { ok: false, problem: { kind: 'forbidden', title: null } }
    case 'anonymous':
    case 'booting':
      return { ok: false, problem: { kind: 'signed-out', title: null } }
  }
}
