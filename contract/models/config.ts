import {
  absent,
  bool,
  fieldsAnd,
  keep,
  list,
  long,
  model,
  nullable,
  optional,
  text,
  type Wire,
} from '../schema.ts'

/** A section that is sent is stored whole: what it leaves out falls back to these defaults. */
export const accountPolicyInput = model('AccountPolicyInput', {
  allowRegister: absent(bool(), true),
  activeOnRegister: absent(bool(), true),
  useGoogleRecaptcha: absent(bool(), false),
  emailConfirmationRequired: absent(bool(), false),
  emailDomainList: absent(text(), ''),
})
export type AccountPolicyInput = Wire<typeof accountPolicyInput>

export const accountPolicy = model('AccountPolicy', {
  allowRegister: bool(),
  activeOnRegister: bool(),
  useGoogleRecaptcha: bool(),
  emailConfirmationRequired: bool(),
  /** Separated by commas, compared exactly. */
  emailDomainList: text(),
})
export type AccountPolicy = Wire<typeof accountPolicy>

export const gamePolicyInput = model('GamePolicyInput', { autoDestroyOnLimitReached: absent(bool(), false) })
export type GamePolicyInput = Wire<typeof gamePolicyInput>

export const gamePolicy = model('GamePolicy', { autoDestroyOnLimitReached: bool() })
export type GamePolicy = Wire<typeof gamePolicy>

export const DEFAULT_TITLE = 'GZ'
export const DEFAULT_SLOGAN = 'Hack for fun not for profit'

export const globalConfigInput = model('GlobalConfigInput', {
  title: absent(text({ clear: 'line' }), DEFAULT_TITLE),
  slogan: absent(text({ clear: 'line' }), DEFAULT_SLOGAN),
  /** Null leaves the stored one, '' clears it. */
  beianInfo: absent(nullable(text({ clear: 'line' })), null),
  /**
   * `#rrggbb` (extension `platform-look`). Null or absent leaves the stored one: clients of the base wire
   * know nothing of it. '' clears it.
   */
  customTheme: keep(text()),
})
export type GlobalConfigInput = Wire<typeof globalConfigInput>

export const globalConfig = model('GlobalConfig', {
  /** Shown as `title::CTF`. */
  title: text(),
  slogan: text(),
  beianInfo: nullable(text()),
  /** The platform's colour, `#rrggbb`; absent if none was chosen (extension `platform-look`). */
  customTheme: optional(text()),
})
export type GlobalConfig = Wire<typeof globalConfig>

/**
 * `features`: the extensions of this server. `allowRegister`: tells a visitor before they fill in a form.
 * Base servers send neither, and base clients ignore both. `logoUrl`: the picture in place of our logo, if
 * one was chosen. `uploadBytes`: the size limit of the files of one request (extension `upload-size`).
 */
export const globalConfigAnswer = model(
  'GlobalConfigAnswer',
  fieldsAnd(globalConfig, {
    features: optional(list(text())),
    allowRegister: optional(bool()),
    logoUrl: optional(text()),
    uploadBytes: optional(long()),
  }),
)
export type GlobalConfigAnswer = Wire<typeof globalConfigAnswer>

export const configEditModelInput = model('ConfigEditModelInput', {
  accountPolicy: keep(accountPolicyInput),
  globalConfig: keep(globalConfigInput),
  gamePolicy: keep(gamePolicyInput),
})
export type ConfigEditModelInput = Wire<typeof configEditModelInput>

export const configEditModel = model('ConfigEditModel', { accountPolicy, globalConfig, gamePolicy })
export type ConfigEditModel = Wire<typeof configEditModel>
