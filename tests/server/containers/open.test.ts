import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { socketsOf } from '#server/containers/docker/sockets.ts'
import { openContainerProvider } from '#server/containers/open-provider.ts'
import type { Config } from '#server/config/config.ts'
import { randomIds } from '#server/base/ids.ts'
import { createLogger } from '#server/log/process-log.ts'
import { QUIET } from '../a-server.ts'
import { handClock } from '../hand-clock.ts'
import { aRelay, ENGINE } from './engine.world.ts'
import { aCluster } from './kubernetes.world.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'vexil-open-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function opened(config: Partial<Config>, sockets: readonly string[] = []) {
  const logged: string[] = []
  const settled = new Map<string, string>()
  const { provider, text } = await openContainerProvider({
    config: { ...QUIET, dataDir: folder, ...config },
    clock: handClock(),
    ids: randomIds,
    logger: createLogger('info', { write: (line) => void logged.push(line) }),
    store: {
      settings: { settle: async (key, fresh) => settled.get(key) ?? (settled.set(key, fresh), fresh) },
    },
    sockets,
  })
  return { name: provider?.name ?? null, text, logged: logged.join(), provider }
}

describe('with `auto`', () => {
  test('there are no containers without an engine', async () => {
    expect(await opened({ containerProvider: 'auto' }, [path.join(folder, 'absent.sock')])).toMatchObject({
      name: null,
      text: 'none (no engine found; see docs/containers.md)',
    })
  })
  test('a socket without a listener is no engine, and the operator is notified', async () => {
    const socket = path.join(folder, 'left.sock')
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(socket, resolve))
    writeFileSync(path.join(folder, 'file.sock'), '')
    await new Promise((resolve) => server.close(resolve))
    const { name, text } = await opened({ containerProvider: 'auto' }, [path.join(folder, 'file.sock')])
    expect(name).toBeNull()
    expect(text).toMatch(/^none \(.*file\.sock does not answer: .*ECONNREFUSED/)
  })
  test('programs of this machine are never run', async () => {
    mkdirSync(path.join(folder, 'programs'), { recursive: true })
    expect(
      (await opened({ containerProvider: 'auto', containerProcessDir: path.join(folder, 'programs') })).name,
    ).toBeNull()
  })
  test.runIf(ENGINE?.host.startsWith('unix:'))('an engine is found by its socket', async () => {
    const socket = ENGINE?.host.slice('unix://'.length) ?? ''
    const { name, text } = await opened({ containerProvider: 'auto' }, [
      path.join(folder, 'absent.sock'),
      socket,
    ])
    expect(name).toBe('docker')
    expect(text).toMatch(new RegExp(`^(Docker|Podman) \\d+\\..* at unix://${socket}$`))
  })
})

test('`none` means none, whatever the machine has', async () => {
  expect(
    await opened({ containerProvider: 'none' }, [ENGINE?.host.slice('unix://'.length) ?? '']),
  ).toMatchObject({ name: null, text: 'none' })
})

test.each(['docker', 'auto'] as const)(
  'a named engine stays in use although it does not answer: %s',
  async (containerProvider) => {
    const { name, text, logged, provider } = await opened({
      containerProvider,
      containerHost: 'tcp://127.0.0.1:1',
    })
    expect(name).toBe('docker')
    expect(text).toBe(
      'an engine at tcp://127.0.0.1:1, which does not answer now: the container engine at tcp://127.0.0.1:1 cannot be reached (ECONNREFUSED)',
    )
    expect(logged).toContain('does not answer')
    await expect(provider?.list()).rejects.toThrow(/cannot be reached/)
  },
)

test.runIf(ENGINE !== null)(
  'a firewall that cannot be set is reported in the log, but not if the operator has turned it off',
  async () => {
    const relay = await aRelay()
    const far = { containerProvider: 'docker', containerHost: relay.host } as const
    expect((await opened({ ...far, containerFirewall: true })).logged).toContain(
      'the engine is on another machine',
    )
    expect((await opened({ ...far, containerFirewall: false })).logged).not.toContain('another machine')
    await relay.cut()
  },
)

test('the start calls programs of the machine unsafe', async () => {
  const { name, text, logged } = await opened({
    containerProvider: 'process',
    containerProcessDir: path.join(folder, 'programs'),
  })
  expect(name).toBe('process')
  expect(text).toMatch(/^UNSAFE: /)
  expect(logged).toContain('never where strangers play')
})

describe('Kubernetes', () => {
  test('is named with its namespace', async () => {
    const cluster = await aCluster()
    try {
      const kept = await opened({ containerProvider: 'kubernetes', containerKubeconfig: cluster.kubeconfig })
      expect(kept).toMatchObject({
        name: 'kubernetes',
        text: `Kubernetes at ${cluster.where}, namespace vexil-challenges`,
      })
      await cluster.stop()
      const away = await opened({ containerProvider: 'kubernetes', containerKubeconfig: cluster.kubeconfig })
      expect(away.name).toBe('kubernetes')
      expect(away.text).toMatch(/, which does not answer now: the Kubernetes API at .* cannot be reached/)
      await cluster.begin()
    } finally {
      await cluster.close()
    }
  })
  test('an unreadable kubeconfig stops the start', async () => {
    const asked = opened({
      containerProvider: 'kubernetes',
      containerKubeconfig: path.join(folder, 'absent'),
    })
    await expect(asked).rejects.toThrow(
      /^the kubeconfig cannot be read \(ENOENT\) — see that CONTAINER_KUBECONFIG is right$/,
    )
  })
})

test('an unreadable certificate stops the start', async () => {
  const asked = opened({
    containerProvider: 'docker',
    containerHost: 'tcp://127.0.0.1:1',
    containerTlsCa: path.join(folder, 'absent.pem'),
  })
  await expect(asked).rejects.toThrow(
    /absent\.pem cannot be read \(ENOENT\) — see that CONTAINER_TLS_CA is right/,
  )
})

test('sockets are searched where engines of root and of this user listen', () => {
  expect(socketsOf({})).toEqual(['/var/run/docker.sock', '/run/podman/podman.sock'])
  expect(socketsOf({ XDG_RUNTIME_DIR: '/run/user/1000' })).toContain('/run/user/1000/podman/podman.sock')
})
