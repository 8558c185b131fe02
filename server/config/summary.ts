import { SETTING_NAMES, SETTINGS, type ConfigSetting } from './settings.ts'
import type { Config } from './config.ts'

/** As wide as the longest name, and a gap. */
const NAME_WIDTH = Math.max(...SETTING_NAMES.map((name) => SETTINGS[name].key.length)) + 2
export const inColumns = (name: string, value: string) => `${name.padEnd(NAME_WIDTH)}${value}`

/** The configuration without secrets, because logs and screens show it. */
export function summaryLines(config: Config): string[] {
  return SETTING_NAMES.map((name) => {
    const setting: ConfigSetting<unknown> = SETTINGS[name]
    return inColumns(setting.key, shown(setting, config[name]))
  })
}

function shown(setting: ConfigSetting<unknown>, value: Config[keyof Config]): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return '-'
  if (setting.shown === 'secret') return '(set)'
  if (setting.shown === 'url') return redactSecrets(String(value))
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** Passwords may precede the host and, in URLs of PostgreSQL, be among the parameters. */
export function redactSecrets(text: string): string {
  const url = new URL(text)
  if (url.password !== '') url.password = '***'
  if (url.search !== '') url.search = '?...'
  return url.href
}
