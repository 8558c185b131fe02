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
import type { CaptchaAction } from '#contract/rules/captcha.ts'
import type { Outcome } from '#contract/problem.ts'
import {
  emailConfirmationMachine,
  toEmailConfirmationView,
} from '#machines/account/email-confirmation.machine.ts'
import type { LinkAttempt, CompleteLink } from '#machines/account/mail-link-attempt.ts'
import { recoveryMachine, toRecoveryView } from '#machines/account/recovery.machine.ts'
import { registrationMachine, toRegistrationView } from '#machines/account/registration.machine.ts'
import { resetMachine, toResetView } from '#machines/account/reset.machine.ts'
import { signInMachine, toSignInView } from '#machines/account/sign-in.machine.ts'
import { toVerificationView, verificationMachine } from '#machines/account/verification.machine.ts'
import type { confirmMachine } from '#machines/app/confirm.machine.ts'
import { toSessionView, type sessionMachine } from '#machines/app/session.machine.ts'
import { openCaptcha } from '#src/api/captcha/captcha.ts'
import { signInWithWork } from '#src/api/captcha/sign-in-with-work.ts'
import type { World } from './browser-world.ts'
import { openProcesses } from './process.ts'
import type { ClientServices } from './services.ts'

export function wireAccount(
  { request, reads, config, clock }: ClientServices,
  session: ActorRefFrom<typeof sessionMachine>,
  confirm: ActorRefFrom<typeof confirmMachine>,
  { openCaptchaDevice }: Pick<World, 'openCaptchaDevice'>,
) {
  const captcha = openCaptcha({ request, config: config.read }, openCaptchaDevice, clock.now)
  const enter = () => enterSession(session)
  // Not cancelled with the screen, because the server may have accepted the link and the response would be
  // lost.
  const verify = once((link) => request(verifyAccount, { body: link }))
  const confirmEmail = once(
    async (link) => {
      const outcome = await request(confirmEmailChange, { body: link })
      if (outcome.ok) reads.refresh(getProfile, {})
      return outcome
    },
    // Forgets this failure, because a user who was signed out returns with the same unused link.
    (outcome) => !outcome.ok && outcome.problem.kind === 'signed-out',
  )
  const solving = {
    holdCaptcha: ({ action }: { action: CaptchaAction }) => captcha.hold(action),
    solveCaptcha: ({ action }: { action: CaptchaAction }) => captcha.solve(action),
  }
  const process = openProcesses(confirm)
  const given = { given: { now: clock.now } }
  return {
    signIn: process(
      signInMachine,
      toSignInView,
      {
        signIn: (credentials, signal) =>
          signInWithWork(credentials, { request, openDevice: openCaptchaDevice }, signal),
        enterSession: enter,
      },
      given,
    ),
    registration: process(
      registrationMachine,
      toRegistrationView,
      {
        ...solving,
        async register({ token, ...account }, signal) {
          const outcome = await request(registerAccount, { body: { ...account, gToken: token } }, signal)
          // Registration may have been closed since the page loaded.
          if (!outcome.ok && outcome.problem.kind === 'refused') reads.refresh(getConfig, {})
          return outcome
        },
        enterSession: enter,
      },
      given,
    ),
    verification: process(verificationMachine, toVerificationView, { verify, enterSession: enter }, given),
    emailConfirmation: process(emailConfirmationMachine, toEmailConfirmationView, { confirmEmail }, given),
    recovery: process(
      recoveryMachine,
      toRecoveryView,
      {
        ...solving,
        requestRecovery: ({ email, token }, signal) =>
          request(requestRecovery, { body: { email, gToken: token } }, signal),
      },
      given,
    ),
    reset: process(
      resetMachine,
      toResetView,
      {
        resetPassword: ({ link, password }, signal) =>
          request(resetPassword, { body: { password, email: link.email, rToken: link.token } }, signal),
      },
      given,
    ),
  }
}

/**
 * A link works once. React mounts twice in development, and users go back and forward, so all of them share
 * the response of one call.
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

/** Reads the session again. Resolves to a failure if no user is signed in. */
async function enterSession(session: ActorRefFrom<typeof sessionMachine>): Promise<Outcome<null>> {
  const settled = () =>
    waitFor(session, (snapshot) => !snapshot.matches('booting') && !snapshot.matches('checking'))
  // Waits first, because a read in progress began before the sign-in and does not know of it.
  await settled()
  session.send({ type: 'check' })
  const view = toSessionView(await settled())
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
