import type { RegisterModel, RegisterStatus } from '#contract/models/registration.ts'
import { domainsIn } from '#contract/rules/platform.ts'
import { newUser } from './new-user.ts'
import { hashPassword } from './password-hashing.ts'
import type { User } from '#server/store/rows/user.ts'
import { wideNetworkOf } from '#server/http/limits/partition.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import type { TitleKey } from '#server/http/titles/zh.ts'
import type { Caller } from './caller.ts'
import { isInDomains } from './email-domain.ts'
import { isEmail, isNameOfAnother, nameError, passwordError } from './name-rules.ts'
import { sendLinkEmail } from './link-email.ts'
import { readAccountPolicy } from '#server/config/account-policy.ts'
import { checkPassword } from './check-password.ts'

type Needs = Pick<
  Services,
  | 'store'
  | 'clock'
  | 'ids'
  | 'config'
  | 'mail'
  | 'mailKey'
  | 'captcha'
  | 'work'
  | 'attempts'
  | 'platformLog'
  | 'publish'
>

export async function registerAccount(
  form: RegisterModel,
  caller: Caller,
  services: Needs,
): Promise<RegisterStatus> {
  const { captcha, platformLog } = services
  const policy = await readAccountPolicy(services)
  if (!policy.allowRegister) throw refuse(400, 'registrationOff')
  if (!(await captcha.passes(form.gToken ?? null, { ip: caller.ip, action: 'register' })))
    throw refuse(400, 'captchaFailed')
  const email = form.email.trim()
  const domains = domainsIn(policy.emailDomainList)
  if (!isInDomains(email, domains)) throw refuse(400, 'domainNotAllowed', { domains })

  const status = statusUnder(policy)
  const made = await makeAccount({ ...form, email }, status === 'LoggedIn', caller, services)
  if (made.kind === 'made') services.publish([{ kind: 'account-changed' }])
  const user =
    made.kind === 'made'
      ? made.user
      : await takeUp({ ...form, email }, made.complaint, status, caller, services)
  if (status === 'LoggedIn') await caller.enter(user)
  if (status === 'EmailConfirmationRequired') await sendVerification(user, caller, services)
  const [logged, message] =
    status === 'EmailConfirmationRequired'
      ? (['Pending', 'Verification mail asked for'] as const)
      : (['Success', 'Registered'] as const)
  platformLog.write({
    level: 'Information',
    status: logged,
    name: user.name,
    ip: caller.ip,
    message,
    source: 'account',
  })
  return status
}

function statusUnder(policy: {
  activeOnRegister: boolean
  emailConfirmationRequired: boolean
}): RegisterStatus {
  if (policy.activeOnRegister) return 'LoggedIn'
  return policy.emailConfirmationRequired ? 'EmailConfirmationRequired' : 'AdminConfirmationRequired'
}

type Form = Pick<RegisterModel, 'userName' | 'password' | 'email'>
type Made = { kind: 'made'; user: User } | { kind: 'refused'; complaint: TitleKey }

async function makeAccount(
  { userName, password, email }: Form,
  emailConfirmed: boolean,
  { ip }: Caller,
  { store, clock, ids }: Pick<Services, 'store' | 'clock' | 'ids'>,
): Promise<Made> {
  const { users } = store
  const complaint =
    passwordError(password) ??
    (await nameError(userName, email, users)) ??
    ((await users.hasName(userName)) ? 'nameTaken' : null) ??
    (isEmail(email) ? null : 'emailInvalid') ??
    // Checked before the expensive hashing. The database decides in the end.
    ((await users.byEmail(email)) === null && !(await isNameOfAnother(email, userName, users))
      ? null
      : 'emailTaken')
  if (complaint !== null) return { kind: 'refused', complaint }
  const passwordHash = await hashPassword(password, { key: wideNetworkOf(ip), isKept: false })
  const user = newUser(
    { name: userName, email, passwordHash, emailConfirmed, registeredAt: clock.now(), lastIp: ip },
    ids,
  )
  const taken = await users.create(user)
  if (taken === null) return { kind: 'made', user }
  return { kind: 'refused', complaint: taken === 'name' ? 'nameTaken' : 'emailTaken' }
}

/**
 * Handles a registration with the address of an existing account. While addresses are confirmed by email,
 * anyone may request another one, because it goes to the address. While administrators confirm accounts, the
 * caller must know the password. A confirmed account is refused. No such caller is signed in, because an
 * administrator may want the account to wait.
 */
async function takeUp(
  { password, email }: Form,
  complaint: TitleKey,
  status: RegisterStatus,
  caller: Caller,
  services: Pick<Services, 'store' | 'work' | 'attempts' | 'platformLog'>,
): Promise<User> {
  const user = await services.store.users.byEmail(email)
  if (!user) throw refuse(400, complaint)
  if (user.emailConfirmed || user.role === 'Banned' || status === 'LoggedIn')
    throw refuse(400, 'accountExists')
  if (status === 'EmailConfirmationRequired') return user
  const proof = await checkPassword({ user, typed: email }, password, caller, services)
  if (proof !== 'proven') throw refuse(400, proof === 'locked' ? 'tooManyTries' : 'accountExists')
  return user
}

async function sendVerification(
  { id, stamp, email }: User,
  { language, linkBase }: Caller,
  services: Pick<Services, 'clock' | 'ids' | 'mail' | 'mailKey'>,
): Promise<void> {
  const claim = { kind: 'verify', userId: id, stamp, email } as const
  if (!(await sendLinkEmail(claim, { language, origin: linkBase() }, services)))
    throw refuse(400, 'mailImpossible')
}
