import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CaptchaKind } from '#server/config/config.ts'
import { findClientDir } from '#server/process/client-dir.ts'
import { aServer, type TestServer } from '../a-server.ts'

const INLINE = 'window.begun = 1\n'
const PAGE = `<!doctype html><SCRIPT nonce="x">${INLINE}</SCRIPT><script type="module" src="/static/main.js"></script><script src='/a.js'>no</script>`
const hash = `'sha256-${createHash('sha256').update(INLINE).digest('base64')}'`
let server: TestServer
let clientDir: string
beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'vexil-other-'))
  await writeFile(join(clientDir, 'index.html'), PAGE.replace('\n', '\r\n'))
  server = await open('off')
})
afterAll(async () => {
  await server.close()
  await rm(clientDir, { recursive: true })
})
const open = (captcha: CaptchaKind) =>
  aServer({ clientDir, config: { clientDir, captcha, captchaSiteKey: 'key', captchaSecret: 'secret' } })
const policyOf = async (url: string, of = server) => {
  const text = String((await of.ask('GET', url)).headers['content-security-policy'])
  return new Map(
    text.split('; ').map((rule): [string, string[]] => [rule.split(' ')[0] ?? '', rule.split(' ').slice(1)]),
  )
}

describe('the page of another client', () => {
  test('may use its own styles, created files and its own scripts only', async () => {
    const policy = await policyOf('/games/1')
    expect(policy.get('script-src')).toEqual(["'self'", hash])
    expect(policy.get('style-src')).toEqual(["'self'", "'unsafe-inline'"])
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:', 'https:'])
    expect(policy.get('worker-src')).toEqual(["'self'", 'blob:'])
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
    expect([...policy.keys()].filter((rule) => rule.includes('trusted'))).toEqual([])
  })
  test('may load the configured CAPTCHA', async () => {
    const guarded = await open('recaptcha')
    expect((await policyOf('/', guarded)).get('script-src')).toEqual(
      expect.arrayContaining([hash, 'https://www.recaptcha.net/recaptcha/']),
    )
    await guarded.close()
  })
  test('has the only other policy: calls, uploads and our own client keep theirs', async () => {
    expect((await policyOf('/api/config')).get('default-src')).toEqual(["'none'"])
    expect((await policyOf(`/assets/${'a'.repeat(64)}/x.html`)).get('script-src')).toEqual(["'none'"])
    const own = await aServer({ clientDir })
    const policy = await policyOf('/', own)
    expect([policy.get('style-src'), policy.get('script-src'), policy.has('trusted-types')]).toEqual([
      ["'self'"],
      ["'self'"],
      true,
    ])
    await own.close()
  })
})

describe('the folder', () => {
  test('is the configured one', () => expect(findClientDir(clientDir)).toBe(clientDir))
  test('must have an index.html', () => {
    expect(() => findClientDir(join(clientDir, 'none'))).toThrow(/there is no index\.html in .*CLIENT_DIR/)
  })
})
