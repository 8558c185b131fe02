import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, chmodSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keyFor, openSecret } from '#server/base/secret.ts'
import { StartError } from '#server/base/start-error.ts'

let dataDir = ''
beforeEach(() => void (dataDir = mkdtempSync(path.join(tmpdir(), 'vexil-secret-'))))
afterEach(() => rmSync(dataDir, { recursive: true }))
const place = () => path.join(dataDir, 'secret.key')

test('the secret is created once, readable by its owner only', () => {
  const made = openSecret({ dataDir, secret: null })
  expect([made.length, statSync(place()).mode & 0o777, readdirSync(dataDir)]).toEqual([
    32,
    0o600,
    ['secret.key'],
  ])
  expect(openSecret({ dataDir, secret: null })).toEqual(made)
  chmodSync(place(), 0o644)
  expect(openSecret({ dataDir, secret: null })).toEqual(made)
  expect(statSync(place()).mode & 0o777).toBe(0o600)
})

test('a secret from the settings is used, and no file is created', () => {
  const secret = 'x'.repeat(32)
  expect(openSecret({ dataDir, secret })).toEqual(Buffer.from(secret))
  expect(readdirSync(dataDir)).toEqual([])
})

test.each(['', 'abc', 'z'.repeat(64), `${'a'.repeat(62)}`])(
  'a file that holds %j is refused, not replaced',
  (text) => {
    writeFileSync(place(), text)
    expect(() => openSecret({ dataDir, secret: null })).toThrow(StartError)
    expect(readFileSync(place(), 'utf8')).toBe(text)
  },
)

test('each purpose and each secret has a key of its own', () => {
  const [one, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const keys = [keyFor(one, 'a'), keyFor(one, 'b'), keyFor(other, 'a'), one, other].map((key) =>
    key.toString('hex'),
  )
  expect(new Set(keys).size).toBe(keys.length)
  expect(keyFor(one, 'a')).toEqual(keyFor(one, 'a'))
})
