import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { readConfig } from '#server/config/read-config.ts'
import type { Config } from '#server/config/config.ts'

export const folder = mkdtempSync(path.join(tmpdir(), 'vexil-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A settings file without content, so that a developer's own file is ignored. */
export const NO_FILE = settingsFile('')
export function settingsFile(text: string): string {
  const file = path.join(folder, `${Math.random().toString(36).slice(2)}.env`)
  writeFileSync(file, text)
  return file
}

export function configOf(env: Record<string, string>, argv: string[] = []): Config {
  const reading = readConfig({ argv, env: { VEXIL_CONFIG: NO_FILE, ...env } })
  if (reading.kind !== 'config') throw new Error(JSON.stringify(reading))
  return reading.config
}
export function complaintsOf(env: Record<string, string>, argv: string[] = []): readonly string[] {
  const reading = readConfig({ argv, env: { VEXIL_CONFIG: NO_FILE, ...env } })
  return reading.kind === 'wrong' ? reading.complaints : []
}
