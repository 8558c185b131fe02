import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SETTING_KEYS, SETTING_NAMES, SETTINGS, type ConfigSetting } from '#server/config/settings.ts'
import { summaryLines } from '#server/config/summary.ts'
import { editDistance, closestName } from '#server/config/closest-name.ts'
import { configOf } from './config.world.ts'

test('the summary shows every setting and no secret', () => {
  const secrets = {
    DATABASE_URL: 'postgres://vexil:hunter2@db.example.org:5432/vexil?password=hunter3',
    REDIS_URL: 'redis://:hunter4@cache:6379',
    ADMIN_PASSWORD: 'Hunter5',
    METRICS_TOKEN: 'hunter6-hunter6-hunter6',
    SMTP_USER: 'me',
    SMTP_PASSWORD: 'hunter7',
    CAPTCHA_SECRET: 'hunter8',
    CONTAINER_REGISTRY: 'registry.example.org',
    CONTAINER_REGISTRY_USER: 'me',
    CONTAINER_REGISTRY_PASSWORD: 'hunter10',
    CAPTCHA_VERIFY_URL: 'https://captcha.example.org/verify?key=hunter9',
  }
  const lines = summaryLines(configOf(secrets))
  expect(lines).toHaveLength(SETTING_NAMES.length)
  expect(lines.join('\n')).not.toMatch(/hunter/i)
  expect(lines.join('\n')).toContain('db.example.org')
})

test('vexil.example.env explains exactly the settings there are, and states their defaults', () => {
  const example = readFileSync(new URL('../../../vexil.example.env', import.meta.url), 'utf8')
  const stated = new Map(
    [...example.matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value]),
  )
  expect([...stated.keys()]).toEqual(SETTING_KEYS)
  for (const name of SETTING_NAMES) {
    const setting: ConfigSetting<unknown> = SETTINGS[name]
    const text = stated.get(setting.key) ?? ''
    if (text === '')
      expect(
        setting.fallback === null || (Array.isArray(setting.fallback) && setting.fallback.length === 0),
      ).toBe(true)
    else
      expect(setting.read(text)).toEqual(
        setting.key === 'DATA_DIR' ? setting.read('./data') : { ok: true, value: setting.fallback },
      )
    // A sentence must explain each setting.
    expect(example).toMatch(new RegExp(`\n# [A-Za-z].*\\n# ${setting.key}=`))
  }
})

test('the distance between words is symmetric, and zero only for equal ones', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(editDistance(one, other)).toBe(editDistance(other, one))
      expect(editDistance(one, other) === 0).toBe(one === other)
    }),
  )
  expect(editDistance('kitten', 'sitting')).toBe(3)
  expect(closestName('metric_port', SETTING_KEYS)).toBe('METRICS_PORT')
})
