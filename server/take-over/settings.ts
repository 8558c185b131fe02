import { type SourceRow, text, textOrNull } from './source-row.ts'

const SAME = [
  'AccountPolicy:AllowRegister',
  'AccountPolicy:ActiveOnRegister',
  'AccountPolicy:UseGoogleRecaptcha',
  'AccountPolicy:EmailConfirmationRequired',
  'AccountPolicy:EmailDomainList',
  'GlobalConfig:Title',
  'GlobalConfig:Slogan',
  'GlobalConfig:BeianInfo',
  'GlobalConfig:CustomTheme',
  'GlobalConfig:LogoHash',
  'GamePolicy:AutoDestroyOnLimitReached',
]
/** Names that 1.8 has changed, each with ours. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['AccountPolicy:UseCaptcha', 'AccountPolicy:UseGoogleRecaptcha'],
  ['GlobalConfig:FooterInfo', 'GlobalConfig:BeianInfo'],
  ['ContainerPolicy:AutoDestroyOnLimitReached', 'GamePolicy:AutoDestroyOnLimitReached'],
])
/** Secrets of that server, which are of no use without it. */
const SECRET = /^ManagedConfig:/

export type TakenSetting =
  | { kind: 'setting'; key: string; value: string }
  | { kind: 'no place'; key: string; value: string | null }

/** Null: it has no value, or it is a secret of that server. */
export function toSetting(row: SourceRow): TakenSetting | null {
  const [key, value] = [text(row, 'key'), textOrNull(row, 'value')]
  if (SECRET.test(key) || value === null) return null
  const own = SAME.includes(key) ? key : RENAMED.get(key)
  return own === undefined ? { kind: 'no place', key, value } : { kind: 'setting', key: own, value }
}
