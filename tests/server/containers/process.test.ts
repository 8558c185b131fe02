import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { processProvider } from '#server/containers/process/process-provider.ts'
import { processStartTime } from '#server/containers/process/process-records.ts'
import type { ContainerSpec, ContainerProvider } from '#server/containers/provider.ts'
import { randomIds } from '#server/base/ids.ts'

let folder: string
let provider: ContainerProvider
const open = () =>
  processProvider({
    containerProcessDir: path.join(folder, 'programs'),
    containerPublicEntry: '127.0.0.1',
    publicUrl: null,
    dataDir: folder,
  })

async function aProgram(name: string, lines: readonly string[]): Promise<void> {
  const file = path.join(folder, 'programs', name)
  await writeFile(file, `#!${process.execPath}\n${lines.join('\n')}\n`)
  await chmod(file, 0o755)
}
const anOrder = (more: Partial<ContainerSpec> = {}): ContainerSpec => ({
  guid: randomIds.guid(),
  gameId: 1,
  challengeId: 2,
  teamId: 3,
  userId: randomIds.guid(),
  image: 'serves',
  port: 80,
  flag: 'flag{mine}',
  memoryLimit: 64,
  cpuCount: 1,
  storageLimit: 256,
  privileged: false,
  ...more,
})
const start = (order: ContainerSpec, by = provider) => by.start(order, () => {}, AbortSignal.timeout(20_000))
const ask = async ({ publicIp, publicPort }: { publicIp: string | null; publicPort: number | null }) =>
  (await fetch(`http://${publicIp}:${publicPort}`, { headers: { connection: 'close' } })).text()

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vexil-process-'))
  await mkdir(path.join(folder, 'programs'))
  await aProgram('serves', [
    `const { spawn } = require('node:child_process')`,
    `const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])`,
    `const told = JSON.stringify({ env: process.env, child: child.pid })`,
    `require('node:http').createServer((_, answer) => answer.end(told)).listen(Number(process.env.PORT), '127.0.0.1')`,
  ])
  provider = await open()
})
afterEach(async () => {
  for (const { guid } of await provider.list()) await provider.stop(guid)
  await rm(folder, { recursive: true, force: true })
})

test('a program gets its port and its flag, and nothing of the server’s own', async () => {
  process.env['DATABASE_URL_OF_THE_TEST'] = 'secret'
  const place = await start(anOrder())
  const { env } = JSON.parse(await ask(place)) as { env: Record<string, string> }
  expect(env).toMatchObject({ GZCTF_FLAG: 'flag{mine}', PORT: String(place.publicPort) })
  expect(
    Object.keys(env).filter(
      (name) => !['PATH', 'HOME', 'PORT', 'GZCTF_FLAG', '__CF_USER_TEXT_ENCODING'].includes(name),
    ),
  ).toEqual([])
  const without = JSON.parse(await ask(await start(anOrder({ flag: null })))) as {
    env: Record<string, string>
  }
  expect(without.env).not.toHaveProperty('GZCTF_FLAG')
})

test('a program is found by the next server, and by a repeated start', async () => {
  const order = anOrder()
  const place = await start(order)
  const next = await open()
  expect(await next.list()).toEqual([{ id: place.id, guid: order.guid, runs: true }])
  expect(await start(order, next)).toEqual(place)
  await next.stop(order.guid)
  await expect(ask(place)).rejects.toThrow('fetch failed')
})

test('a program is stopped with its child processes, and a second stop does nothing', async () => {
  const order = anOrder()
  const place = await start(order)
  const { child } = JSON.parse(await ask(place)) as { child: number }
  expect(await processStartTime(child)).not.toBeNull()
  await provider.stop(order.guid)
  await expect.poll(() => processStartTime(child)).toBeNull()
  await provider.stop(order.guid)
  expect(await provider.list()).toEqual([])
})

test('a program that died is reported as such, and its process id is not confused with another', async () => {
  const order = anOrder()
  const { id } = await start(order)
  process.kill(Number(id), 'SIGKILL')
  await expect.poll(async () => (await provider.list())[0]?.runs).toBe(false)
  // Simulates a reused process id: the process of the test must survive.
  const [file = ''] = await readdir(path.join(folder, 'containers'))
  await writeFile(
    path.join(folder, 'containers', file),
    JSON.stringify({ guid: order.guid, pid: process.pid, began: 'another time', port: 1 }),
  )
  expect(await provider.list()).toMatchObject([{ runs: false }])
  await provider.stop(order.guid)
  expect(await provider.list()).toEqual([])
})

describe('a failure is reported, and leaves nothing behind', () => {
  test.each([
    ['../outside', /does not lie in CONTAINER_PROCESS_DIR/, 'ImageMissing'],
    ['/bin/sh', /does not lie in CONTAINER_PROCESS_DIR/, 'ImageMissing'],
    ['.', /does not lie in CONTAINER_PROCESS_DIR/, 'ImageMissing'],
    ['absent', /there is no program absent/, 'ImageMissing'],
    ['not-to-be-run', /there is no program not-to-be-run/, 'ImageMissing'],
    ['ends', /ends ended at once/, 'EndedAtOnce'],
  ])('%s', async (image, message, fault) => {
    await aProgram('ends', ['process.exit(3)'])
    await aProgram('not-to-be-run', [])
    await chmod(path.join(folder, 'programs', 'not-to-be-run'), 0o644)
    const told: unknown = expect.stringMatching(message)
    await expect(start(anOrder({ image }))).rejects.toMatchObject({ message: told, fault })
    expect(await provider.list()).toEqual([])
  })
})
