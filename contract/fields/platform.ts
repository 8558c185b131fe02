import type { ConfigEditModel, ConfigEditModelInput } from '../models/config.ts'
import {
  domainsIn,
  isColour,
  isMailDomain,
  MAX_DOMAINS,
  MAX_PLATFORM_TEXT_LENGTH,
} from '../rules/platform.ts'
import { differing, toForm, toStored, type Field, type FlawsOf, type FormOf } from './field.ts'
import { line, prose, texts, toggle } from './kinds.ts'

/** `#rrggbb`. '': the colour of the theme. */
const colour: Field<string, string, 'colour'> = {
  ...prose({ most: MAX_PLATFORM_TEXT_LENGTH }),
  flawOf: (typed) => (typed === '' || isColour(typed) ? null : 'colour'),
}
/** A list in the form, a text separated by commas on the wire. */
const domains: Field<string, readonly string[], 'many' | 'domain'> = {
  ...texts({ most: MAX_DOMAINS, longest: Number.MAX_SAFE_INTEGER }),
  toTyped: domainsIn,
  toStored: (typed) => typed.join(','),
  flawOf: (typed) => (typed.length > MAX_DOMAINS ? 'many' : typed.every(isMailDomain) ? null : 'domain'),
}
const text = prose({ most: MAX_PLATFORM_TEXT_LENGTH })

const LOOK = {
  title: line({ most: MAX_PLATFORM_TEXT_LENGTH, isNeeded: true }),
  slogan: text,
  beianInfo: text,
  customTheme: colour,
}
const POLICY = {
  allowRegister: toggle(),
  activeOnRegister: toggle(),
  emailConfirmationRequired: toggle(),
  useGoogleRecaptcha: toggle(),
  emailDomainList: domains,
}
const PLAY = { autoDestroyOnLimitReached: toggle() }
export const PLATFORM = { ...LOOK, ...POLICY, ...PLAY }
export type PlatformForm = FormOf<typeof PLATFORM>
export type PlatformField = keyof typeof PLATFORM
export type PlatformFlaws = FlawsOf<typeof PLATFORM>
export type PlatformFlaw = Exclude<PlatformFlaws[PlatformField], null>

export const toPlatformForm = ({ accountPolicy, globalConfig, gamePolicy }: ConfigEditModel): PlatformForm =>
  toForm(PLATFORM, {
    ...globalConfig,
    customTheme: globalConfig.customTheme ?? null,
    ...accountPolicy,
    ...gamePolicy,
  })

/**
 * Sends the sections with a change. On a server where the last save wins, the changes of others to other
 * sections stay. A section is sent whole, because a missing field falls back to its default.
 */
export function toConfigInput(seen: PlatformForm, typed: PlatformForm): ConfigEditModelInput {
  const changes = new Set<string>(differing(PLATFORM, seen, typed))
  const { title, slogan, beianInfo, customTheme } = toStored(LOOK, typed)
  const hasChanged = (section: object) => Object.keys(section).some((field) => changes.has(field))
  return {
    ...(hasChanged(LOOK)
      ? {
          globalConfig: {
            title,
            slogan,
            // Null keeps a text that was never set; '' would show an empty line.
            beianInfo: changes.has('beianInfo') ? beianInfo : null,
            ...(changes.has('customTheme') ? { customTheme } : {}),
          },
        }
      : {}),
    ...(hasChanged(POLICY) ? { accountPolicy: toStored(POLICY, typed) } : {}),
    ...(hasChanged(PLAY) ? { gamePolicy: toStored(PLAY, typed) } : {}),
  }
}
