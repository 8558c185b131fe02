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

/** The server stores a section as a whole. A field that is missing in it gets these defaults. */
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
  /** Separated by commas. A subdomain must be listed on its own, because domains are compared as a whole. */
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
  /** Null keeps the stored text, '' clears it. */
  beianInfo: absent(nullable(text({ clear: 'line' })), null),
  /**
   * `#rrggbb` (extension `platform-look`). Null or a missing field keeps the stored colour, because base
   * clients do not know the field. '' clears it.
   */
  customTheme: keep(text()),
})
export type GlobalConfigInput = Wire<typeof globalConfigInput>

export const globalConfig = model('GlobalConfig', {
  /** The client appends `::CTF` to it. */
  title: text(),
  slogan: text(),
  beianInfo: nullable(text()),
  /** The platform's colour, `#rrggbb`; absent if none was chosen (extension `platform-look`). */
  customTheme: optional(text()),
})
export type GlobalConfig = Wire<typeof globalConfig>

/**
 * `features`: the extensions of this server. `allowRegister`: lets the client warn visitors before they fill
 * in the form. `logoUrl`: absent without an own logo. `uploadBytes`: the size limit of one request with files
 * (extension `upload-size`). Base servers send none of them, and base clients ignore them.
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
