import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/config/read-config.ts'
import { complaintsOf, configOf, NO_FILE, settingsFile } from './config.world.ts'

describe('the source of a setting', () => {
  test('without any setting, the defaults', () => {
    const config = configOf({})
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      databaseUrl: null,
      demo: false,
      rateLimit: true,
      trustedProxies: [],
    })
    expect(config.dataDir).toBe(path.resolve('data'))
  })

  test('the password of the first admin, also under the name of GZCTF 0.15.x', () => {
    const file = settingsFile('GZCTF_ADMIN_PASSWORD=FromFile1')
    expect(configOf({ VEXIL_CONFIG: file }).adminPassword).toBe('FromFile1')
    expect(configOf({ VEXIL_CONFIG: file, GZCTF_ADMIN_PASSWORD: 'FromBase1' }).adminPassword).toBe(
      'FromBase1',
    )
    expect(configOf({ ADMIN_PASSWORD: 'FromOurs1', GZCTF_ADMIN_PASSWORD: 'FromBase1' }).adminPassword).toBe(
      'FromOurs1',
    )
    expect(complaintsOf({ GZCTF_ADMIN_PASSWORD: 'short' })[0]).toMatch(
      /^GZCTF_ADMIN_PASSWORD is set but must be /,
    )
  })

  test('the file beats the default, the environment the file, a flag the environment', () => {
    const file = settingsFile('PORT=1001\nHOST=127.0.0.1\nLOG_LEVEL=warn # quiet\n')
    expect(configOf({ VEXIL_CONFIG: file }).port).toBe(1001)
    expect(configOf({ VEXIL_CONFIG: file, PORT: '1002' })).toMatchObject({
      port: 1002,
      host: '127.0.0.1',
      logLevel: 'warn',
    })
    expect(configOf({ VEXIL_CONFIG: file, PORT: '1002' }, ['--port', '1003']).port).toBe(1003)
    expect(configOf({}, ['--port=1004', '--demo', '--data-dir', '/tmp/x'])).toMatchObject({
      port: 1004,
      demo: true,
      dataDir: '/tmp/x',
    })
    expect(configOf({ VEXIL_CONFIG: NO_FILE }, ['--config', file]).port).toBe(1001)
  })

  test('an empty text counts as absent', () => {
    expect(configOf({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: null })
  })

  test('--help does not start the server', () => {
    expect(readConfig({ argv: ['--help'], env: {} }).kind).toBe('help')
  })
})
