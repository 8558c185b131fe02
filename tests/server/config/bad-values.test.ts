import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/config/read-config.ts'
import { SETTING_KEYS } from '#server/config/settings.ts'
import { complaintsOf, folder, NO_FILE, settingsFile } from './config.world.ts'

describe('a bad value is reported with the expected form', () => {
  test.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['REDIS_URL', 'localhost:6379'],
    ['ADMIN_PASSWORD', 'onlylowercase1'],
    ['DEMO', 'perhaps'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_PORT', 'x'],
    ['METRICS_TOKEN', 'short'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.1, proxy'],
    ['RATE_LIMIT', '2'],
    ['WRONG_ANSWERS', '0'],
    ['WRONG_ANSWERS', '1001'],
    ['WRONG_ANSWERS', '1.5'],
    ['WRONG_ANSWERS_SECONDS', '86401'],
    ['PUBLIC_URL', 'https://ctf.example.org/path'],
    ['PUBLIC_URL', 'ctf.example.org'],
    ['SMTP_HOST', 'mx.example:587'],
    ['SMTP_PORT', '0'],
    ['SMTP_USER', 'a\nb'],
    ['SMTP_PASSWORD', 'a\u0000b'],
    ['SMTP_TLS', 'maybe'],
    ['MAIL_FROM', 'ctf'],
    ['MAIL_FROM', 'CTF <ctf@example.org>'],
    ['MAIL_FROM', 'a@example.org, b@example.org'],
    ['CAPTCHA', 'hcaptcha'],
    ['CAPTCHA_SITE_KEY', 'a b'],
    ['CAPTCHA_SECRET', 'ä'],
    ['CAPTCHA_VERIFY_URL', 'www.recaptcha.net'],
    ['CAPTCHA_THRESHOLD', '1.1'],
    ['CAPTCHA_THRESHOLD', '-0.1'],
    ['CAPTCHA_THRESHOLD', 'high'],
    ['CONTAINER_PROVIDER', 'swarm'],
    ['CONTAINER_HOST', '/var/run/docker.sock'],
    ['CONTAINER_HOST', 'unix://'],
    ['CONTAINER_HOST', 'ssh://me@engine'],
    ['CONTAINER_HOST', 'tcp://me:secret@engine:2376'],
    ['CONTAINER_PUBLIC_ENTRY', 'ctf.example.org:80'],
    ['CONTAINER_REGISTRY', 'not a registry'],
    ['CONTAINER_PULL', 'sometimes'],
    ['CONTAINER_PIDS', '0'],
    ['CONTAINER_STARTS', '65'],
    ['CONTAINER_BLOCKED_NETWORKS', '10.0.0.0/33'],
    ['CONTAINER_DNS', '8.8.8.8, dns.example.org'],
    ['CONTAINER_DNS', '10.0.0.0/8'],
    ['CONTAINER_NAMESPACE', 'Vexil'],
    ['CONTAINER_NAMESPACE', '-vexil'],
  ])('%s=%s', (key, value) => {
    const complaints = complaintsOf({ [key]: value })
    expect(complaints).toHaveLength(1)
    expect(complaints[0]).toMatch(new RegExp(`^${key} is .* but must be `))
  })

  test("metrics on the server's own port", () => {
    expect(complaintsOf({ PORT: '9100', METRICS_PORT: '9100' })).toEqual([
      'METRICS_PORT is the same port as PORT but must be one of its own',
    ])
    expect(complaintsOf({ PORT: '0', METRICS_PORT: '0' })).toEqual([])
  })

  test('a mail server without the public address that links in emails need', () => {
    const complaint = 'SMTP_HOST is set but PUBLIC_URL is not, and must say where links in mails lead'
    expect(complaintsOf({ SMTP_HOST: 'mx.example.org' })).toEqual([complaint])
    expect(complaintsOf({ GZCTF_EmailConfig__Smtp__Host: 'mx.example.org' })).toEqual([complaint])
    expect(complaintsOf({ SMTP_HOST: 'mx.example.org', PUBLIC_URL: 'http://ctf.example.org' })).toEqual([])
    // A single wrong setting must not cause a second complaint about a conflict.
    expect(complaintsOf({ SMTP_HOST: 'mx.example.org', PUBLIC_URL: 'ctf' })).toHaveLength(1)
  })

  test('https without a named proxy, unless only this machine can connect', () => {
    const open = { PUBLIC_URL: 'https://ctf.example.org' }
    const complaint =
      'PUBLIC_URL is https but TRUSTED_PROXIES names no proxy, so all visitors would count as one address; name it, or set UNTRUSTED_PROXY=on if that is meant'
    for (const HOST of ['0.0.0.0', '::', '10.0.0.7'])
      expect(complaintsOf({ ...open, HOST })).toEqual([complaint])
    expect(complaintsOf(open)).toEqual([complaint])
    for (const HOST of ['127.0.0.1', '::1', 'localhost']) expect(complaintsOf({ ...open, HOST })).toEqual([])
    expect(complaintsOf({ ...open, TRUSTED_PROXIES: '10.0.0.1' })).toEqual([])
    expect(complaintsOf({ ...open, UNTRUSTED_PROXY: 'on' })).toEqual([])
    expect(complaintsOf({ PUBLIC_URL: 'http://ctf.example.org' })).toEqual([])
  })

  test('one of two settings that belong together', () => {
    expect(complaintsOf({ SMTP_USER: 'me' })).toEqual(['SMTP_USER is set but SMTP_PASSWORD is not'])
    expect(complaintsOf({ SMTP_PASSWORD: 'hunter2' })).toEqual(['SMTP_PASSWORD is set but SMTP_USER is not'])
    expect(complaintsOf({ CAPTCHA: 'turnstile' })).toEqual([
      'CAPTCHA is turnstile but CAPTCHA_SITE_KEY is not set',
      'CAPTCHA is turnstile but CAPTCHA_SECRET is not set',
    ])
    expect(complaintsOf({ CAPTCHA: 'recaptcha', GZCTF_GoogleRecaptcha__SiteKey: 'k' })).toEqual([
      'CAPTCHA is recaptcha but CAPTCHA_SECRET is not set',
    ])
    expect(complaintsOf({ CAPTCHA: 'proof-of-work' })).toEqual([])
    expect(complaintsOf({ CAPTCHA: 'off', CAPTCHA_SITE_KEY: 'k' })).toEqual([])
  })

  test('one of two container settings that belong together', () => {
    expect(complaintsOf({ CONTAINER_PROVIDER: 'process' })).toEqual([
      'CONTAINER_PROVIDER is process but CONTAINER_PROCESS_DIR is not set',
    ])
    const remote = { CONTAINER_HOST: 'tcp://engine:2376' }
    expect(complaintsOf({ ...remote, CONTAINER_TLS_CERT: 'cert.pem' })).toEqual([
      'CONTAINER_TLS_CERT is set but CONTAINER_TLS_KEY is not',
    ])
    expect(complaintsOf({ ...remote, CONTAINER_TLS_KEY: 'key.pem' })).toEqual([
      'CONTAINER_TLS_KEY is set but CONTAINER_TLS_CERT is not',
    ])
    expect(complaintsOf({ ...remote, CONTAINER_TLS_CA: 'ca.pem' })).toEqual([])
    const noTls = 'CONTAINER_HOST is no tcp:// address, which the TLS settings of containers are for'
    expect(complaintsOf({ CONTAINER_TLS_CA: 'ca.pem' })).toEqual([noTls])
    expect(
      complaintsOf({ CONTAINER_TLS_CA: 'ca.pem', CONTAINER_HOST: 'unix:///var/run/docker.sock' }),
    ).toEqual([noTls])
    expect(complaintsOf({ CONTAINER_REGISTRY: 'r.example.org', CONTAINER_REGISTRY_USER: 'me' })).toEqual([
      'CONTAINER_REGISTRY_USER is set but CONTAINER_REGISTRY_PASSWORD is not',
    ])
    expect(complaintsOf({ CONTAINER_REGISTRY_USER: 'me', CONTAINER_REGISTRY_PASSWORD: 'p' })).toEqual([
      'CONTAINER_REGISTRY_USER is set but CONTAINER_REGISTRY is not',
    ])
  })

  test('all of them together', () => {
    expect(complaintsOf({ PORT: 'x', DEMO: 'y', LOG_LEVEL: 'z' })).toHaveLength(3)
  })

  test('a secret is not repeated', () => {
    expect(
      complaintsOf({
        ADMIN_PASSWORD: 'hunter2',
        DATABASE_URL: 'mysql://me:hunter2@x/y',
        METRICS_TOKEN: 'hunter2',
      }).join(),
    ).not.toContain('hunter2')
    expect(complaintsOf({ SMTP_PASSWORD: 'hunter2\n', CAPTCHA_SECRET: 'hunter2 ' })).toHaveLength(2)
    expect(complaintsOf({ SMTP_PASSWORD: 'hunter2\n', CAPTCHA_SECRET: 'hunter2 ' }).join()).not.toContain(
      'hunter2',
    )
  })

  test('an unknown flag, and a value for a flag without one', () => {
    expect(complaintsOf({}, ['--prot', '1'])[0]).toContain('--prot')
    expect(complaintsOf({}, ['--demo=yes'])[0]).toContain('--demo')
    expect(complaintsOf({}, ['extra'])[0]).toContain('extra')
  })

  test('a chosen file that does not exist', () => {
    expect(complaintsOf({ VEXIL_CONFIG: path.join(folder, 'absent.env') })[0]).toContain('ENOENT')
  })

  test('an unknown key in the file, with the nearest known one', () => {
    expect(complaintsOf({ VEXIL_CONFIG: settingsFile('DATA_BASE_URL=x') })[0]).toContain(
      'nearest is DATABASE_URL',
    )
    expect(complaintsOf({ VEXIL_CONFIG: settingsFile('prot=1') })[0]).toContain('nearest is PORT')
  })

  test('no text makes the parser throw', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...SETTING_KEYS), fc.string({ unit: 'binary' })), (env) => {
        expect(['config', 'wrong']).toContain(
          readConfig({ argv: [], env: { ...env, VEXIL_CONFIG: NO_FILE } }).kind,
        )
      }),
    )
  })
})
