import type { ConfigEditModel, ConfigEditModelInput } from '#contract/models/config.ts'
import {
  domainsIn,
  isColour,
  isMailDomain,
  MAX_PLATFORM_TEXT_LENGTH,
  MAX_DOMAINS,
} from '#contract/rules/platform.ts'
import { isOn, textOf, textsOf } from './field-values.ts'
import { differingFields, type FormFields } from './three-way-merge.ts'

/** All that is set for the whole platform and saved together, in the order of the form. */
export type PlatformFields = {
  title: string
  slogan: string
  beianInfo: string
  /** `#rrggbb`; '' is the theme's own. */
  customTheme: string
  allowRegister: boolean
  activeOnRegister: boolean
  emailConfirmationRequired: boolean
  useGoogleRecaptcha: boolean
  emailDomains: readonly string[]
  autoDestroyOnLimitReached: boolean
}
export type PlatformField = keyof PlatformFields
export type PlatformFlaw = 'missing' | 'long' | 'colour' | 'domain' | 'many'
export type PlatformFlaws = Readonly<
  Record<'title' | 'slogan' | 'beianInfo' | 'customTheme' | 'emailDomains', PlatformFlaw | null>
>

export const BLANK_PLATFORM: PlatformFields = {
  title: '',
  slogan: '',
  beianInfo: '',
  customTheme: '',
  allowRegister: false,
  activeOnRegister: false,
  emailConfirmationRequired: false,
  useGoogleRecaptcha: false,
  emailDomains: [],
  autoDestroyOnLimitReached: false,
}

export function toPlatformFields({
  accountPolicy,
  globalConfig,
  gamePolicy,
}: ConfigEditModel): PlatformFields {
  const { title, slogan, beianInfo, customTheme } = globalConfig
  const { emailDomainList, ...switches } = accountPolicy
  return {
    title,
    slogan,
    beianInfo: beianInfo ?? '',
    customTheme: customTheme ?? '',
    ...switches,
    emailDomains: domainsIn(emailDomainList),
    ...gamePolicy,
  }
}

export function readPlatformFields(fields: FormFields): PlatformFields {
  return {
    title: textOf(fields['title']),
    slogan: textOf(fields['slogan']),
    beianInfo: textOf(fields['beianInfo']),
    customTheme: textOf(fields['customTheme']),
    allowRegister: isOn(fields['allowRegister']),
    activeOnRegister: isOn(fields['activeOnRegister']),
    emailConfirmationRequired: isOn(fields['emailConfirmationRequired']),
    useGoogleRecaptcha: isOn(fields['useGoogleRecaptcha']),
    emailDomains: textsOf(fields['emailDomains']),
    autoDestroyOnLimitReached: isOn(fields['autoDestroyOnLimitReached']),
  }
}

export function platformFlaws({
  title,
  slogan,
  beianInfo,
  customTheme,
  emailDomains,
}: PlatformFields): PlatformFlaws {
  const long = (text: string) => (text.length > MAX_PLATFORM_TEXT_LENGTH ? 'long' : null)
  return {
    title: title.trim() === '' ? 'missing' : long(title.trim()),
    slogan: long(slogan),
    beianInfo: long(beianInfo),
    customTheme: customTheme === '' || isColour(customTheme) ? null : 'colour',
    emailDomains:
      emailDomains.length > MAX_DOMAINS ? 'many' : emailDomains.every(isMailDomain) ? null : 'domain',
  }
}

/**
 * Only the sections in which something was changed: on a server where the last save wins, what others wrote
 * into the rest stays. Within one the wire wants every field, for what is left out falls back to its default.
 */
export function toConfigInput(seen: FormFields, typed: FormFields): ConfigEditModelInput {
  const changes = differingFields(seen, typed)
  const form = readPlatformFields(typed)
  const { allowRegister, activeOnRegister, emailConfirmationRequired, useGoogleRecaptcha, emailDomains } =
    form
  const has = (...fields: readonly PlatformField[]) => fields.some((field) => changes.includes(field))
  return {
    ...(has('title', 'slogan', 'beianInfo', 'customTheme')
      ? {
          globalConfig: {
            title: form.title.trim(),
            slogan: form.slogan,
            // What was never written stays so: '' would be an empty line.
            beianInfo: has('beianInfo') ? form.beianInfo : null,
            ...(has('customTheme') ? { customTheme: form.customTheme } : {}),
          },
        }
      : {}),
    ...(has(
      'allowRegister',
      'activeOnRegister',
      'emailConfirmationRequired',
      'useGoogleRecaptcha',
      'emailDomains',
    )
      ? {
          accountPolicy: {
            allowRegister,
            activeOnRegister,
            emailConfirmationRequired,
            useGoogleRecaptcha,
            emailDomainList: emailDomains.join(','),
          },
        }
      : {}),
    ...(has('autoDestroyOnLimitReached')
      ? { gamePolicy: { autoDestroyOnLimitReached: form.autoDestroyOnLimitReached } }
      : {}),
  }
}
