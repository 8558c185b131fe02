import { SETTINGS } from './settings.ts'
import type { Config } from './config.ts'

/** Reports conflicts between valid settings. An invalid one is absent, because it was reported before. */
export function conflictsIn(config: Partial<Config>): string[] {
  const {
    port,
    metricsPort,
    publicUrl,
    smtpHost,
    smtpUser,
    smtpPassword,
    host,
    trustedProxies,
    untrustedProxy,
  } = config
  const clashes: string[] = []
  if (port !== undefined && port !== 0 && port === metricsPort) {
    clashes.push(
      `${SETTINGS.metricsPort.key} is the same port as ${SETTINGS.port.key} but must be one of its own`,
    )
  }
  // Without a public URL, a caller could choose the address in the link of an email by the Host header.
  if (isSet(smtpHost) && publicUrl === null) {
    clashes.push(
      `${SETTINGS.smtpHost.key} is set but ${SETTINGS.publicUrl.key} is not, and must say where links in mails lead`,
    )
  }
  // This server has no HTTPS of its own, so there must be a proxy. If it is not trusted, all visitors share
  // its address.
  const isBehindProxy = publicUrl?.startsWith('https:') === true && host !== undefined && !isLocal(host)
  if (isBehindProxy && trustedProxies?.length === 0 && untrustedProxy === false) {
    const names = `${SETTINGS.publicUrl.key} is https but ${SETTINGS.trustedProxies.key} names no proxy`
    const remedy = `name it, or set ${SETTINGS.untrustedProxy.key}=on if that is meant`
    clashes.push(`${names}, so all visitors would count as one address; ${remedy}`)
  }
  if (isSet(smtpUser) && smtpPassword === null)
    clashes.push(`${SETTINGS.smtpUser.key} is set but ${SETTINGS.smtpPassword.key} is not`)
  if (isSet(smtpPassword) && smtpUser === null)
    clashes.push(`${SETTINGS.smtpPassword.key} is set but ${SETTINGS.smtpUser.key} is not`)
  return [...clashes, ...missingKeys(config), ...containerClashes(config)]
}

function missingKeys({ captcha, captchaSiteKey, captchaSecret }: Partial<Config>): string[] {
  if (captcha !== 'recaptcha' && captcha !== 'turnstile') return []
  const keys = [
    [SETTINGS.captchaSiteKey.key, captchaSiteKey],
    [SETTINGS.captchaSecret.key, captchaSecret],
  ] as const
  return keys
    .filter(([, value]) => value === null)
    .map(([key]) => `${SETTINGS.captcha.key} is ${captcha} but ${key} is not set`)
}

function containerClashes(config: Partial<Config>): string[] {
  const {
    containerProvider,
    containerHost,
    containerTlsCa,
    containerTlsCert,
    containerTlsKey,
    containerProcessDir,
  } = config
  const { containerRegistry, containerRegistryUser, containerRegistryPassword } = config
  const clashes: string[] = []
  const together = (one: keyof Config, other: keyof Config) =>
    clashes.push(`${SETTINGS[one].key} is set but ${SETTINGS[other].key} is not`)
  if (isSet(containerTlsCert) && containerTlsKey === null) together('containerTlsCert', 'containerTlsKey')
  if (isSet(containerTlsKey) && containerTlsCert === null) together('containerTlsKey', 'containerTlsCert')
  const hasTls = [containerTlsCa, containerTlsCert, containerTlsKey].some(isSet)
  if (hasTls && (containerHost === null || containerHost?.startsWith('unix:'))) {
    clashes.push(
      `${SETTINGS.containerHost.key} is no tcp:// address, which the TLS settings of containers are for`,
    )
  }
  if (isSet(containerRegistryUser) && containerRegistryPassword === null)
    together('containerRegistryUser', 'containerRegistryPassword')
  if (isSet(containerRegistryPassword) && containerRegistryUser === null)
    together('containerRegistryPassword', 'containerRegistryUser')
  if (isSet(containerRegistryUser) && containerRegistry === null)
    together('containerRegistryUser', 'containerRegistry')
  if (containerProvider === 'process' && containerProcessDir === null) {
    clashes.push(
      `${SETTINGS.containerProvider.key} is process but ${SETTINGS.containerProcessDir.key} is not set`,
    )
  }
  return clashes
}

const isLocal = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.')

const isSet = (value: string | null | undefined): value is string => value !== null && value !== undefined
