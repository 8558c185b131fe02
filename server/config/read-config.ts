import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { readFlags } from './cli-flags.ts'
import {
  CONFIG_FALLBACK,
  CONFIG_KEY,
  KNOWN_KEYS,
  keysOf,
  SETTING_KEYS,
  SETTING_NAMES,
  SETTINGS,
  type ConfigSetting,
} from './settings.ts'
import { conflictsIn } from './conflicts.ts'
import type { Config } from './config.ts'
import { closestName } from './closest-name.ts'

export interface ConfigSources {
  argv: readonly string[]
  env: Readonly<Record<string, string | undefined>>
}
export type ConfigResult =
  | { kind: 'help' }
  /** All errors together, so that the operator can fix them in one go. */
  | { kind: 'wrong'; complaints: readonly string[] }
  /** `portSetting` names the setting to change if the port is in use. */
  | { kind: 'config'; config: Config; file: string | null; portSetting: string }

interface SettingsFile {
  path: string
  texts: Readonly<Record<string, string | undefined>>
}

/** Flags take precedence over the environment, the environment over the file, the file over the defaults. */
export function readConfig({ argv, env }: ConfigSources): ConfigResult {
  const flags = readFlags(argv)
  if (flags.kind === 'help') return flags
  if (flags.kind === 'wrong') return { kind: 'wrong', complaints: [flags.complaint] }

  const complaints: string[] = []
  const file = readSettingsFile(flags.configPath ?? textIn(env[CONFIG_KEY]), complaints)
  const settled = new Map<keyof Config, unknown>()
  for (const name of SETTING_NAMES) {
    const setting: ConfigSetting<unknown> = SETTINGS[name]
    const { text, from } = textOf(setting, flags.texts, env, file)
    const reading =
      text === null ? (setting.fallback === null ? null : fallbackOf(setting)) : setting.read(text)
    if (reading === null) settled.set(name, null)
    else if (reading.ok) settled.set(name, reading.value)
    else
      complaints.push(
        `${from} is ${setting.shown === 'plain' ? JSON.stringify(text) : 'set'} but must be ${reading.wants}`,
      )
  }
  const config: unknown = Object.fromEntries(settled)
  complaints.push(...conflictsIn(config as Partial<Config>))
  if (complaints.length > 0) return { kind: 'wrong', complaints }
  return {
    kind: 'config',
    config: config as Config,
    file: file?.path ?? null,
    portSetting: `${SETTINGS.port.key} (or --${SETTINGS.port.flag})`,
  }
}

/** A default folder becomes absolute like a configured one. All other defaults need no conversion. */
const fallbackOf = (setting: ConfigSetting<unknown>) =>
  setting.key === SETTINGS.dataDir.key
    ? SETTINGS.dataDir.read(SETTINGS.dataDir.fallback)
    : ({ ok: true, value: setting.fallback } as const)

/** An empty text counts as missing, so `PORT=` in a file means the default. */
const textIn = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text)

function textOf(
  setting: ConfigSetting<unknown>,
  flags: ReadonlyMap<string, string>,
  env: ConfigSources['env'],
  file: SettingsFile | null,
) {
  const flag = setting.flag === undefined ? undefined : flags.get(setting.flag)
  if (flag !== undefined) return { text: flag, from: `--${setting.flag}` }
  for (const key of keysOf(setting)) {
    const text = textIn(env[key])
    if (text !== null) return { text, from: key }
  }
  for (const key of keysOf(setting)) {
    const text = textIn(file?.texts[key])
    if (file && text !== null) return { text, from: `${key} in ${file.path}` }
  }
  return { text: null, from: setting.key }
}

/** Without a chosen path the default one is read, if it exists. */
function readSettingsFile(chosen: string | null, complaints: string[]): SettingsFile | null {
  const path = chosen ?? CONFIG_FALLBACK
  try {
    const texts: Record<string, string | undefined> = parseEnv(readFileSync(path, 'utf8'))
    for (const key of Object.keys(texts)) {
      if (KNOWN_KEYS.includes(key)) continue
      complaints.push(
        `${path} sets ${key}, which is no setting; the nearest is ${closestName(key, SETTING_KEYS)}`,
      )
    }
    return { path, texts }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable'
    if (chosen !== null || code !== 'ENOENT')
      complaints.push(`the settings file ${path} cannot be read (${code})`)
    return null
  }
}
