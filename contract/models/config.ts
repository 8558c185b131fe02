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
  /**
   * The colour that stands for the platform, `#rrggbb`; absent where none was chosen (extension
   * `platform-look`).
   */
  customTheme: optional(text()),
})
export type GlobalConfig = Wire<typeof globalConfig>

/**
 * `features` names the extensions this server has, and `allowRegister` tells a visitor before a form is
 * filled in for nothing; a base server leaves both out, and a base client ignores them. `logoUrl` is that of
 * the picture in place of our mark, where one was chosen. `uploadBytes` is the most that the files of one
 * request may have (extension `upload-size`).
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
