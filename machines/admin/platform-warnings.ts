import type { PlatformMeans } from '#contract/models/platform.ts'
import type { PlatformForm } from '#contract/fields/platform.ts'

type Switches = Pick<
  PlatformForm,
  'allowRegister' | 'activeOnRegister' | 'emailConfirmationRequired' | 'useGoogleRecaptcha'
>
/**
 * `by-hand`: nobody but an administrator lets a new account in. `unused`: new accounts are in before any
 * letter is read. Neither is of weight while nobody may register.
 */
export type PlatformWarning = 'by-hand' | 'unused' | 'mail-none' | 'mail-outbox' | 'captcha-none'

/**
 * What a switch, as it stands, cannot do here. Nothing is known of the means where a server does not tell
 * them.
 */
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
