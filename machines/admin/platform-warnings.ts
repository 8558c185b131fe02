import type { PlatformMeans } from '#contract/models/platform.ts'
import type { PlatformForm } from '#contract/fields/platform.ts'

type Switches = Pick<
  PlatformForm,
  'allowRegister' | 'activeOnRegister' | 'emailConfirmationRequired' | 'useGoogleRecaptcha'
>
/**
 * `by-hand`: only an administrator can activate a new account. `unused`: accounts are active before their
 * owners read the email. Both matter only while registration is open.
 */
export type PlatformWarning = 'by-hand' | 'unused' | 'mail-none' | 'mail-outbox' | 'captcha-none'

/** Null in the result: the switch needs no warning. Null `means`: the server does not report its setup. */
export function platformWarnings(
  form: Switches,
  means: PlatformMeans | null,
): Readonly<Record<keyof Switches, PlatformWarning | null>> {
  return {
    allowRegister: null,
    activeOnRegister:
      !form.allowRegister || form.activeOnRegister || form.emailConfirmationRequired ? null : 'by-hand',
    emailConfirmationRequired: !form.emailConfirmationRequired
      ? null
      : means?.mail === 'None'
        ? 'mail-none'
        : means?.mail === 'Outbox'
          ? 'mail-outbox'
          : form.allowRegister && form.activeOnRegister
            ? 'unused'
            : null,
    useGoogleRecaptcha: form.useGoogleRecaptcha && means?.captcha === 'None' ? 'captcha-none' : null,
  }
}
