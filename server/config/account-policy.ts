import type { AccountPolicy } from '#contract/models/config.ts'
import type { Config } from './config.ts'

interface StoredSettings {
  all(): Promise<ReadonlyMap<string, string>>
}

/**
 * Reads the settings that administrators change while the server runs. Switches are stored as `True` and
 * `False`, as on base servers.
 */
export async function readAccountPolicy({
  store,
  config,
}: {
  store: { settings: StoredSettings }
  config: Config
}): Promise<AccountPolicy> {
  return toAccountPolicy(await store.settings.all(), config)
}

export function toAccountPolicy(
  settings: ReadonlyMap<string, string>,
  config: Pick<Config, 'captcha'>,
): AccountPolicy {
  const isOn = (name: string, fallback: boolean) => {
    const stored = settings.get(`AccountPolicy:${name}`)
    return stored === undefined ? fallback : stored.toLowerCase() === 'true'
  }
  return {
    allowRegister: isOn('AllowRegister', true),
    activeOnRegister: isOn('ActiveOnRegister', true),
    // A deployment that moves here has the keys in its configuration, but the base server's switch starts as
    // off.
    useGoogleRecaptcha: isOn('UseGoogleRecaptcha', config.captcha !== null && config.captcha !== 'off'),
    emailConfirmationRequired: isOn('EmailConfirmationRequired', false),
    emailDomainList: settings.get('AccountPolicy:EmailDomainList') ?? '',
  }
}
