import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { FileTooLarge, type Files, openFiles } from '#server/files/file-storage.ts'
import { randomIds } from '#server/base/ids.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { handClock, type HandClock } from '../../hand-clock.ts'

let dataDir: string
let clock: HandClock
let files: Files
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'vexil-files-'))
  clock = handClock(Date.now())
  files = await open()
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const open = () => openFiles(dataDir, { clock, ids: randomIds })
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const streamOf = (...texts: string[]) => Readable.from(texts.map((text) => Buffer.from(text)))
const receive = (...texts: string[]) => files.receive(streamOf(...texts), 1000)
const onDisk = async () =>
  (await readdir(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
async function read(hash: string) {
  const found = await files.open(hash)
  return found && (await buffer(found.stream({ start: 0, end: found.size - 1 }))).toString()
}

describe('stored bytes', () => {
  test('are found under their SHA-256, in a folder made of its beginning', async () => {
    const incoming = await receive('one ', 'file')
    expect(incoming).toMatchObject({ hash: hashOf('one file'), size: 8 })
    expect(await files.open(incoming.hash)).toBeNull()
    await incoming.keep()
    expect(await read(incoming.hash)).toBe('one file')
    const { hash } = incoming
    expect(await readdir(path.join(dataDir, 'files', hash.slice(0, 2), hash.slice(2, 4)))).toEqual([hash])
  })

  test('may be uploaded twice, also at the same time, and are stored once', async () => {
    const incoming = await Promise.all(Array.from({ length: 20 }, () => receive('same')))
    await Promise.all(incoming.map((one) => one.keep()))
    expect(await onDisk()).toEqual([hashOf('same')])
    expect(await read(hashOf('same'))).toBe('same')
  })

  test('may be empty', async () => {
    expect(await files.receive(streamOf(), 10)).toMatchObject({ size: 0, hash: hashOf('') })
  })

  test('that are too many, or break off, are not stored', async () => {
    await expect(files.receive(streamOf('12345', '67890', '1'), 10)).rejects.toThrow(FileTooLarge)
    const broken = new Readable({ read: () => {} })
    broken.push('half')
    setTimeout(() => broken.destroy(new Error('line is gone')), 20)
    await expect(files.receive(broken, 10)).rejects.toThrow('line is gone')
    await (await receive('given up')).discard()
    expect(await onDisk()).toEqual([])
  })

  test('of exactly the limit are accepted', async () => {
    expect(await files.receive(streamOf('1234567890'), 10)).toMatchObject({ size: 10 })
  })

  test('are removed once', async () => {
    await (await receive('gone')).keep()
    expect(await files.remove(hashOf('gone'))).toBe('removed')
    expect(await files.remove(hashOf('gone'))).toBe('missing')
    expect(await files.open(hashOf('gone'))).toBeNull()
  })

  test('stay readable for open readers while they are removed', async () => {
    await (await receive('still here')).keep()
    const found = (await files.open(hashOf('still here'))) ?? expect.fail()
    await files.remove(hashOf('still here'))
    expect((await buffer(found.stream({ start: 0, end: 9 }))).toString()).toBe('still here')
  })

  test.each([
    '../../../etc/passwd',
    `${'a'.repeat(61)}/..`,
    'A'.repeat(64),
    '',
    `${'a'.repeat(64)}\n`,
    '.'.repeat(64),
  ])('are not searched under %j', async (hash) => {
    await expect(files.open(hash)).rejects.toThrow(RangeError)
    await expect(files.remove(hash)).rejects.toThrow(RangeError)
  })
})

describe('a killed process', () => {
  test.each(['half', 'written'])(
    'before the file had its name (%s) leaves no file, and its leftovers are deleted a day later',
    async (until) => {
      const child = spawn(process.execPath, [
        '--import',
        'tsx',
        path.join(import.meta.dirname, 'asset-crash.ts'),
        dataDir,
        until,
      ])
      await new Promise((resolve) => child.stdout.once('data', resolve))
      child.kill('SIGKILL')
      await new Promise((resolve) => child.once('exit', resolve))

      expect(await readdir(path.join(dataDir, 'files'))).toEqual(['incoming'])
      files = await open()
      expect(await onDisk()).toHaveLength(1)
      clock.advance(25 * 3_600_000)
      await open()
      expect(await onDisk()).toEqual([])
    },
  )
})

test('an upload that another process is receiving is not swept', async () => {
  await writeFile(path.join(dataDir, 'files/incoming/fresh'), 'x')
  await open()
  expect(await onDisk()).toEqual(['fresh'])
})
