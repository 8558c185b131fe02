import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startEmbedded, type EmbeddedServer } from '#server/store/embedded/start-embedded.ts'
import { NOBODY, runAs } from '#server/store/embedded/os-user.ts'
import { prepareClusterPaths, socketFolder } from '#server/store/embedded/cluster-paths.ts'
import { isAlive } from '#server/store/embedded/process-table.ts'
import { lockStart } from '#server/store/embedded/start-lock.ts'

// Real processes take long on a busy machine.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

const isElsewhere = process.platform !== 'linux'

let folder: string
const started: EmbeddedServer[] = []
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vexil-embedded-'))
})
afterEach(async () => {
  for (const server of started.splice(0)) await server.stop()
  rmSync(folder, { recursive: true })
})
async function run(
  dataDir = folder,
  wishes: Parameters<typeof startEmbedded>[1] = {},
): Promise<EmbeddedServer> {
  const server = await startEmbedded(dataDir, wishes)
  started.push(server)
  return server
}
async function ask(server: EmbeddedServer, sql: string): Promise<unknown[]> {
  const client = new pg.Client(server.connection)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}
const lockFile = (dataDir = folder) => path.join(dataDir, 'pg', 'postmaster.pid')
const postmaster = (dataDir = folder) => Number(readFileSync(lockFile(dataDir), 'utf8').split('\n')[0])
const stopAll = async () => {
  for (const server of started.splice(0)) await server.stop()
}

describe('a data folder', () => {
  test('keeps its data across a stop', async () => {
    await ask(await run(), 'create table kept as select 42 as x')
    await stopAll()
    expect(existsSync(lockFile())).toBe(false)
    expect(await ask(await run(), 'select x from kept')).toEqual([{ x: 42 }])
  })

  test('with a long path has its socket elsewhere, where the next start finds it', async () => {
    const deep = path.join(folder, 'x'.repeat(60), 'y'.repeat(60))
    mkdirSync(deep, { recursive: true })
    const first = await run(deep)
    expect(Buffer.byteLength(first.connection.host)).toBeLessThan(90)
    const second = await run(deep)
    expect(second).toMatchObject({ reused: true, connection: first.connection })
    await stopAll()
    rmSync(first.connection.host, { recursive: true })
  })

  test('with half a cluster in it, from a killed initdb, is created again', async () => {
    mkdirSync(path.join(folder, 'pg.new-1', 'base'), { recursive: true })
    writeFileSync(path.join(folder, 'pg.new-1', 'PG_VERSION'), '18')
    expect(await ask(await run(), 'select 1 as x')).toEqual([{ x: 1 }])
    expect(existsSync(path.join(folder, 'pg.new-1'))).toBe(false)
  })

  test('is durable', async () => {
    const server = await run()
    expect(await ask(server, 'show fsync')).toEqual([{ fsync: 'on' }])
    expect(await ask(server, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
  })
})

describe('several processes', () => {
  test('share one server, and the last one to leave stops it', async () => {
    const [first, second] = await Promise.all([run(), run()])
    expect([first, second].filter(({ reused }) => reused)).toHaveLength(1)
    const pid = postmaster()
    await first.stop()
    expect(await ask(second, 'select 1 as x')).toEqual([{ x: 1 }])
    await second.stop()
    started.length = 0
    expect(isAlive(pid)).toBe(false)
  })

  test.skipIf(isElsewhere)('start one at a time', async () => {
    const unlock = await lockStart(folder)
    let isIn = false
    const next = lockStart(folder).then((free) => {
      isIn = true
      return free
    })
    await sleep(200)
    expect(isIn).toBe(false)
    await unlock()
    await (
      await next
    )()
    expect(isIn).toBe(true)
  })
})

describe('after kill -9', () => {
  test.skipIf(isElsewhere)('of the server a new one replaces it under the running process', async () => {
    const onTrouble = vi.fn()
    const server = await run(folder, { onTrouble })
    await ask(server, 'create table kept as select 42 as x')
    process.kill(postmaster(), 'SIGKILL')
    await vi.waitFor(() => expect(onTrouble.mock.calls).toEqual([['lost'], ['back']]), { timeout: 15_000 })
    expect(await ask(server, 'select x from kept')).toEqual([{ x: 42 }])
  })

  test.skipIf(isElsewhere)(
    'a lock whose process id belongs to another process by now is ignored',
    async () => {
      const server = await run()
      await ask(server, 'create table kept as select 42 as x')
      const lines = readFileSync(lockFile(), 'utf8').split('\n')
      await stopAll()
      const other = spawn('sleep', ['60'], { stdio: 'ignore' })
      try {
        writeFileSync(lockFile(), [other.pid, ...lines.slice(1)].join('\n'))
        writeFileSync(path.join(folder, 'run', '.s.PGSQL.5432.lock'), `${other.pid}\n`)
        expect(await ask(await run(), 'select x from kept')).toEqual([{ x: 42 }])
      } finally {
        other.kill()
      }
    },
  )

  test.skipIf(isElsewhere)('a zombie counts as ended', async () => {
    // The shell becomes `sleep`, which never reaps its child, so the child becomes a zombie.
    const parent = spawn('sh', ['-c', 'sleep 1 & echo $!; exec sleep 60'])
    try {
      const pid = Number(await firstOutput(parent))
      await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 })
      expect(existsSync(`/proc/${pid}`)).toBe(true)
      expect(isAlive(parent.pid ?? 0)).toBe(true)
    } finally {
      parent.kill()
    }
  })
})

describe('the socket', () => {
  test.each([
    ['/data', '/data/run'],
    [`/${'d'.repeat(83)}`, `/${'d'.repeat(83)}/run`],
  ])('of %s is in the data folder', (dataDir, near) => expect(socketFolder(dataDir, '/tmp')).toBe(near))

  test('of a path that is too long is in the temporary folder, with a name for each path', () => {
    const [one, other] = ['a', 'b'].map((letter) => socketFolder(`/${letter.repeat(85)}`, '/tmp'))
    expect(one).toMatch(/^\/tmp\/vexil-[0-9a-f]{24}$/)
    expect(one).not.toBe(other)
    expect(socketFolder(`/${'漢'.repeat(30)}`, '/tmp')).toMatch(/^\/tmp\//)
  })

  test.skipIf(process.platform === 'win32')("is never created at another user's link", () => {
    symlinkSync(tmpdir(), path.join(folder, 'run'))
    expect(() => prepareClusterPaths(folder, 'ourselves')).toThrow(/belongs to somebody else/)
    rmSync(path.join(folder, 'run'))
  })
})

test('the command for each user that PostgreSQL runs as', () => {
  expect(runAs('ourselves', 'postgres', ['-D', 'x'])).toEqual({
    file: 'postgres',
    args: ['-D', 'x'],
    options: {},
  })
  expect(runAs('nobody', 'postgres', [])).toMatchObject({
    file: 'postgres',
    options: { uid: NOBODY, gid: NOBODY },
  })
  const inNamespace = runAs('namespace', 'postgres', ['-D', 'x'])
  expect(inNamespace.file).toBe('unshare')
  expect(inNamespace.args.slice(-4)).toEqual(['--', 'postgres', '-D', 'x'])
})

async function firstOutput(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the child has no output')
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer]
  return chunk.toString()
}
