import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config-read.ts'
import { SETTING_KEYS, SETTING_NAMES, SETTINGS, type Setting } from '#server/config-settings.ts'
import { summarise } from '#server/config-summary.ts'
import type { Config } from '#server/config.ts'
import { distance, nearest } from '#server/nearest.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'vexil-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Looks at no file of the developer's own. */
const NO_FILE = settingsFile('')
function settingsFile(text: string): string {
  const file = path.join(folder, `${Math.random().toString(36).slice(2)}.env`)
  writeFileSync(file, text)
  return file
}

function configOf(env: Record<string, string>, argv: string[] = []): Config {
  const reading = readConfig({ argv, env: { VEXIL_CONFIG: NO_FILE, ...env } })
  if (reading.kind !== 'config') throw new Error(JSON.stringify(reading))
  return reading.config
}
function complaintsOf(env: Record<string, string>, argv: string[] = []): readonly string[] {
  const reading = readConfig({ argv, env: { VEXIL_CONFIG: NO_FILE, ...env } })
  return reading.kind === 'wrong' ? reading.complaints : []
}

describe('where a setting comes from', () => {
  test('without anything, from the defaults', () => {
    const config = configOf({})
    expect(config).toMatchObject({ port: 8080, host: '0.0.0.0', databaseUrl: null, demo: false, rateLimit: true, trustedProxies: [] })
    expect(config.dataDir).toBe(path.resolve('data'))
  })

  test('the password of the first admin, also from the name that GZCTF 0.15.x has for it', () => {
    const file = settingsFile('GZCTF_ADMIN_PASSWORD=FromFile1')
    expect(configOf({ VEXIL_CONFIG: file }).adminPassword).toBe('FromFile1')
    expect(configOf({ VEXIL_CONFIG: file, GZCTF_ADMIN_PASSWORD: 'FromBase1' }).adminPassword).toBe('FromBase1')
    expect(configOf({ ADMIN_PASSWORD: 'FromOurs1', GZCTF_ADMIN_PASSWORD: 'FromBase1' }).adminPassword).toBe('FromOurs1')
    expect(complaintsOf({ GZCTF_ADMIN_PASSWORD: 'short' })[0]).toMatch(/^GZCTF_ADMIN_PASSWORD is set but must be /)
  })

  test('the file beats the default, the environment the file, a flag the environment', () => {
    const file = settingsFile('PORT=1001\nHOST=127.0.0.1\nLOG_LEVEL=warn # quiet\n')
    expect(configOf({ VEXIL_CONFIG: file }).port).toBe(1001)
    expect(configOf({ VEXIL_CONFIG: file, PORT: '1002' })).toMatchObject({ port: 1002, host: '127.0.0.1', logLevel: 'warn' })
    expect(configOf({ VEXIL_CONFIG: file, PORT: '1002' }, ['--port', '1003']).port).toBe(1003)
    expect(configOf({}, ['--port=1004', '--demo', '--data-dir', '/tmp/x'])).toMatchObject({ port: 1004, demo: true, dataDir: '/tmp/x' })
    expect(configOf({ VEXIL_CONFIG: NO_FILE }, ['--config', file]).port).toBe(1001)
  })

  test('an empty text counts as none', () => {
    expect(configOf({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: null })
  })

  test('--help is not a start', () => {
    expect(readConfig({ argv: ['--help'], env: {} }).kind).toBe('help')
  })
})

describe('a bad value is named, with what it should be', () => {
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

  test('metrics on the port of everything else', () => {
    expect(complaintsOf({ PORT: '9100', METRICS_PORT: '9100' })).toEqual(['METRICS_PORT is the same port as PORT but must be one of its own'])
    expect(complaintsOf({ PORT: '0', METRICS_PORT: '0' })).toEqual([])
  })

  test('a mail server without the address that links in letters begin with', () => {
    const complaint = 'SMTP_HOST is set but PUBLIC_URL is not, and must say where links in mails lead'
    expect(complaintsOf({ SMTP_HOST: 'mx.example.org' })).toEqual([complaint])
    expect(complaintsOf({ GZCTF_EmailConfig__Smtp__Host: 'mx.example.org' })).toEqual([complaint])
    expect(complaintsOf({ SMTP_HOST: 'mx.example.org', PUBLIC_URL: 'https://ctf.example.org' })).toEqual([])
    // Said once, and of the setting that is wrong.
    expect(complaintsOf({ SMTP_HOST: 'mx.example.org', PUBLIC_URL: 'ctf' })).toHaveLength(1)
  })

  test('half of what belongs together', () => {
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

  test('half of what belongs together, for containers', () => {
    expect(complaintsOf({ CONTAINER_PROVIDER: 'process' })).toEqual(['CONTAINER_PROVIDER is process but CONTAINER_PROCESS_DIR is not set'])
    const remote = { CONTAINER_HOST: 'tcp://engine:2376' }
    expect(complaintsOf({ ...remote, CONTAINER_TLS_CERT: 'cert.pem' })).toEqual(['CONTAINER_TLS_CERT is set but CONTAINER_TLS_KEY is not'])
    expect(complaintsOf({ ...remote, CONTAINER_TLS_KEY: 'key.pem' })).toEqual(['CONTAINER_TLS_KEY is set but CONTAINER_TLS_CERT is not'])
    expect(complaintsOf({ ...remote, CONTAINER_TLS_CA: 'ca.pem' })).toEqual([])
    const noTls = 'CONTAINER_HOST is no tcp:// address, which the TLS settings of containers are for'
    expect(complaintsOf({ CONTAINER_TLS_CA: 'ca.pem' })).toEqual([noTls])
    expect(complaintsOf({ CONTAINER_TLS_CA: 'ca.pem', CONTAINER_HOST: 'unix:///var/run/docker.sock' })).toEqual([noTls])
    expect(complaintsOf({ CONTAINER_REGISTRY: 'r.example.org', CONTAINER_REGISTRY_USER: 'me' })).toEqual([
      'CONTAINER_REGISTRY_USER is set but CONTAINER_REGISTRY_PASSWORD is not',
    ])
    expect(complaintsOf({ CONTAINER_REGISTRY_USER: 'me', CONTAINER_REGISTRY_PASSWORD: 'p' })).toEqual([
      'CONTAINER_REGISTRY_USER is set but CONTAINER_REGISTRY is not',
    ])
  })

  test('all of them at once', () => {
    expect(complaintsOf({ PORT: 'x', DEMO: 'y', LOG_LEVEL: 'z' })).toHaveLength(3)
  })

  test('a secret is not repeated', () => {
    expect(complaintsOf({ ADMIN_PASSWORD: 'hunter2', DATABASE_URL: 'mysql://me:hunter2@x/y', METRICS_TOKEN: 'hunter2' }).join()).not.toContain(
      'hunter2',
    )
    expect(complaintsOf({ SMTP_PASSWORD: 'hunter2\n', CAPTCHA_SECRET: 'hunter2 ' })).toHaveLength(2)
    expect(complaintsOf({ SMTP_PASSWORD: 'hunter2\n', CAPTCHA_SECRET: 'hunter2 ' }).join()).not.toContain('hunter2')
  })

  test('an unknown flag, and a value for one that takes none', () => {
    expect(complaintsOf({}, ['--prot', '1'])[0]).toContain('--prot')
    expect(complaintsOf({}, ['--demo=yes'])[0]).toContain('--demo')
    expect(complaintsOf({}, ['extra'])[0]).toContain('extra')
  })

  test('a chosen file that is not there', () => {
    expect(complaintsOf({ VEXIL_CONFIG: path.join(folder, 'absent.env') })[0]).toContain('ENOENT')
  })

  test('an unknown key in the file, with the nearest one', () => {
    expect(complaintsOf({ VEXIL_CONFIG: settingsFile('DATA_BASE_URL=x') })[0]).toContain('nearest is DATABASE_URL')
    expect(complaintsOf({ VEXIL_CONFIG: settingsFile('prot=1') })[0]).toContain('nearest is PORT')
  })

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...SETTING_KEYS), fc.string({ unit: 'binary' })), (env) => {
        expect(['config', 'wrong']).toContain(readConfig({ argv: [], env: { ...env, VEXIL_CONFIG: NO_FILE } }).kind)
      }),
    )
  })
})

describe('good values', () => {
  test('of mail and captcha, by our names and by those of GZCTF 0.15.x', () => {
    const ours = {
      PUBLIC_URL: 'https://ctf.example.org',
      SMTP_HOST: 'mx.example.org',
      SMTP_PORT: '465',
      SMTP_USER: 'me@example.org',
      SMTP_PASSWORD: ' a password ',
      MAIL_FROM: 'ctf@example.org',
      CAPTCHA_SITE_KEY: 'site',
      CAPTCHA_SECRET: 'secret',
      CAPTCHA_VERIFY_URL: 'https://captcha.example.org/verify',
      CAPTCHA_THRESHOLD: '.7',
    }
    const theirs = {
      PUBLIC_URL: 'https://ctf.example.org',
      GZCTF_EmailConfig__Smtp__Host: 'mx.example.org',
      GZCTF_EmailConfig__Smtp__Port: '465',
      GZCTF_EmailConfig__UserName: 'me@example.org',
      GZCTF_EmailConfig__Password: ' a password ',
      GZCTF_EmailConfig__SendMailAddress: 'ctf@example.org',
      GZCTF_GoogleRecaptcha__SiteKey: 'site',
      GZCTF_GoogleRecaptcha__Secretkey: 'secret',
      GZCTF_GoogleRecaptcha__VerifyAPIAddress: 'https://captcha.example.org/verify',
      GZCTF_GoogleRecaptcha__RecaptchaThreshold: '0.7',
    }
    expect(configOf(ours)).toMatchObject({
      smtpHost: 'mx.example.org',
      smtpPort: 465,
      smtpUser: 'me@example.org',
      smtpPassword: ' a password ',
      smtpTls: 'auto',
      mailFrom: 'ctf@example.org',
      captcha: null,
      captchaSiteKey: 'site',
      captchaSecret: 'secret',
      captchaVerifyUrl: 'https://captcha.example.org/verify',
      captchaThreshold: 0.7,
    })
    expect(configOf(theirs)).toEqual(configOf(ours))
    expect(configOf({ ...theirs, SMTP_PORT: '587' }).smtpPort).toBe(587)
    expect(configOf({ CAPTCHA: 'Proof-of-Work', CAPTCHA_THRESHOLD: '1' })).toMatchObject({ captcha: 'proof-of-work', captchaThreshold: 1 })
  })

  test('of containers, by our names and by those of GZCTF 0.15.x', () => {
    const ours = {
      CONTAINER_PROVIDER: 'kubernetes',
      CONTAINER_HOST: 'tcp://engine.example.org:2376',
      CONTAINER_PUBLIC_ENTRY: 'play.example.org',
      CONTAINER_REGISTRY: 'https://Registry.example.org:5000/ctf',
      CONTAINER_REGISTRY_USER: 'ctf',
      CONTAINER_REGISTRY_PASSWORD: 'p: @"w',
      CONTAINER_NAMESPACE: 'ctf-2026',
      CONTAINER_KUBECONFIG: 'k8sconfig.yaml',
      CONTAINER_BLOCKED_NETWORKS: '10.0.0.0/8',
    }
    const theirs = {
      GZCTF_ContainerProvider__Type: 'Kubernetes',
      GZCTF_ContainerProvider__DockerConfig__Uri: 'tcp://engine.example.org:2376',
      GZCTF_ContainerProvider__PublicEntry: 'play.example.org',
      GZCTF_RegistryConfig__ServerAddress: 'registry.example.org:5000',
      GZCTF_RegistryConfig__UserName: 'ctf',
      GZCTF_RegistryConfig__Password: 'p: @"w',
      GZCTF_ContainerProvider__K8sConfig__Namespace: 'ctf-2026',
      GZCTF_ContainerProvider__K8sConfig__KubeConfig: 'k8sconfig.yaml',
      GZCTF_ContainerProvider__K8sConfig__AllowCIDR: '10.0.0.0/8',
    }
    expect(configOf(ours)).toMatchObject({
      containerProvider: 'kubernetes',
      containerRegistry: 'registry.example.org:5000',
      containerKubeconfig: path.resolve('k8sconfig.yaml'),
      containerBlockedNetworks: ['10.0.0.0/8'],
      containerPrivileged: false,
      containerFirewall: true,
      containerPids: 128,
    })
    expect(configOf(theirs)).toEqual(configOf(ours))
    expect(configOf({ GZCTF_ContainerProvider__Type: 'Docker' }).containerProvider).toBe('docker')
    expect(configOf({}).containerProvider).toBe('auto')
  })

  test('of the less obvious settings', () => {
    const config = configOf({
      TRUSTED_PROXIES: '10.0.0.0/8, ::1,192.168.1.1',
      PUBLIC_URL: 'https://CTF.example.org/',
      RATE_LIMIT: 'Off',
      WRONG_ANSWERS: '10',
      WRONG_ANSWERS_SECONDS: '300',
      DEMO: '1',
      METRICS_TOKEN: 'x'.repeat(16),
    })
    expect(config).toMatchObject({
      trustedProxies: ['10.0.0.0/8', '::1', '192.168.1.1'],
      publicUrl: 'https://ctf.example.org',
      rateLimit: false,
      wrongAnswers: 10,
      wrongAnswersSeconds: 300,
      demo: true,
    })
  })
})

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
  const lines = summarise(configOf(secrets))
  expect(lines).toHaveLength(SETTING_NAMES.length)
  expect(lines.join('\n')).not.toMatch(/hunter/i)
  expect(lines.join('\n')).toContain('db.example.org')
})

test('vexil.example.env explains exactly the settings there are, and states their defaults', () => {
  const example = readFileSync(new URL('../../vexil.example.env', import.meta.url), 'utf8')
  const stated = new Map([...example.matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value]))
  expect([...stated.keys()]).toEqual(SETTING_KEYS)
  for (const name of SETTING_NAMES) {
    const setting: Setting<unknown> = SETTINGS[name]
    const text = stated.get(setting.key) ?? ''
    if (text === '') expect(setting.fallback === null || (Array.isArray(setting.fallback) && setting.fallback.length === 0)).toBe(true)
    else expect(setting.read(text)).toEqual(setting.key === 'DATA_DIR' ? setting.read('./data') : { ok: true, value: setting.fallback })
    // Each one stands below a sentence of its own.
    expect(example).toMatch(new RegExp(`\n# [A-Za-z].*\\n# ${setting.key}=`))
  }
})

test('the distance between words is symmetric, and zero only for equal ones', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(distance(one, other)).toBe(distance(other, one))
      expect(distance(one, other) === 0).toBe(one === other)
    }),
  )
  expect(distance('kitten', 'sitting')).toBe(3)
  expect(nearest('metric_port', SETTING_KEYS)).toBe('METRICS_PORT')
})
