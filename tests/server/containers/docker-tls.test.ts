import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEngine } from '#server/containers/docker/engine.ts'
import { aRelay, ENGINE, engineWorld, flagIn, type Relay } from './engine.world.ts'

const hasOpenssl = spawnSync('openssl', ['version']).status === 0
const folder = mkdtempSync(path.join(tmpdir(), 'vexil-tls-'))
afterAll(() => rmSync(folder, { recursive: true }))
const fileOf = (name: string) => path.join(folder, name)

/** Creates a self-signed certificate. */
function certify(name: string): void {
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const files = ['-keyout', fileOf(`${name}.key`), '-out', fileOf(`${name}.pem`)]
  const { status, stderr } = spawnSync('openssl', [
    'req',
    ...kind,
    ...files,
    '-subj',
    `/CN=${name}`,
    '-addext',
    'subjectAltName=IP:127.0.0.1',
  ])
  if (status !== 0) throw new Error(stderr.toString())
}

describe.runIf(ENGINE !== null && hasOpenssl)('an engine behind TLS', () => {
  let relay: Relay
  const none = { containerTlsCa: null, containerTlsCert: null, containerTlsKey: null }
  const known = () => ({
    containerTlsCa: fileOf('engine.pem'),
    containerTlsCert: fileOf('platform.pem'),
    containerTlsKey: fileOf('platform.key'),
  })
  beforeAll(async () => {
    for (const name of ['engine', 'platform']) certify(name)
    const [key, cert, ca] = ['engine.key', 'engine.pem', 'platform.pem'].map((name) =>
      readFileSync(fileOf(name)),
    )
    relay = await aRelay((onLine) =>
      createServer({ key, cert, ca, requestCert: true, rejectUnauthorized: true }, onLine),
    )
  })
  afterAll(() => relay.cut())

  test('accepts a client with a certificate, and runs containers', async () => {
    const world = await engineWorld({ containerHost: relay.host, ...known() })
    try {
      expect(await flagIn(await world.start())).toBe('flag{of_this_team}')
    } finally {
      await world.close()
    }
  })
  test.each([
    [
      'without a client certificate',
      () => ({ ...none, containerTlsCa: fileOf('engine.pem') }),
      /cannot be reached/,
    ],
    [
      'if its certificate has an unknown authority',
      () => ({ ...known(), containerTlsCa: null }),
      /cannot be reached \(DEPTH_ZERO_SELF_SIGNED_CERT\)/,
    ],
    ['without TLS', () => none, /cannot be reached/],
  ])('cannot be reached %s', async (_, files, fault) => {
    expect(await (await openEngine(files(), relay.host)).fault()).toMatch(fault)
  })
})
