import { spawnSync } from 'node:child_process'
import { mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fileName, FORMAT, linesName, type Manifest, MANIFEST, SEAL, sumOf } from '#server/backup/manifest.ts'
import {
  type Archive,
  checkArchive,
  DamagedArchiveError,
  partsOf,
  UnknownFormatError,
} from '#server/backup/archive-reader.ts'
import { readTarHeader, tarHeader } from '#server/backup/tar.ts'
import { openArchiveWriter } from '#server/backup/archive-writer.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vexil-archive-'))
  file = path.join(folder, 'a.tar')
})
afterEach(() => rm(folder, { recursive: true }))

const bytes = Buffer.from('bytes of a file')
const lines = gzipSync('{"id":1}\n')

/** Writes a backup with a table and a file, as `npm run backup` does. */
async function written(more: Partial<Manifest> = {}): Promise<Manifest> {
  const writing = await openArchiveWriter(file)
  await writing.put(linesName('things', 1), lines.length, [lines])
  await writing.put(fileName(sumOf(bytes)), bytes.length, [bytes.subarray(0, 4), bytes.subarray(4)])
  const manifest: Manifest = {
    format: FORMAT,
    version: '1.2.3',
    takenAt: '2026-05-01T12:00:00.000Z',
    database: 'PostgreSQL 18.4',
    migrations: ['ground'],
    tables: [{ name: 'things', rows: 1 }],
    sequences: [{ name: 'things_id_seq', last: 1 }],
    parts: [...writing.parts],
    missing: [],
    damaged: [],
    ...more,
  }
  const text = Buffer.from(JSON.stringify(manifest))
  await writing.put(MANIFEST, text.length, [text])
  await writing.put(SEAL, 64, [Buffer.from(sumOf(text))])
  await writing.finish()
  return manifest
}

async function check(): Promise<Manifest> {
  const handle = await open(file)
  try {
    return await checkArchive(handle, () => {})
  } finally {
    await handle.close()
  }
}

/** An archive in memory, because the test opens thousands. */
const inMemory = (whole: Buffer): Archive => ({
  stat: async () => ({ size: whole.length }),
  read: async (into, offset, length, at) => ({ bytesRead: whole.copy(into, offset, at, at + length) }),
})

const isSound = (whole: Buffer) =>
  checkArchive(inMemory(whole), () => {}).then(
    () => true,
    (error: unknown) => {
      if (error instanceof DamagedArchiveError) return false
      throw error
    },
  )

describe('an archive', () => {
  test('lists its contents, and returns them', async () => {
    const manifest = await written()
    expect(await check()).toEqual(manifest)
    const handle = await open(file)
    const found: [string, string][] = []
    for await (const part of partsOf(handle, manifest)) {
      const chunks: Buffer[] = []
      for await (const chunk of part.bytes) chunks.push(chunk)
      found.push([part.name, Buffer.concat(chunks).toString('hex')])
    }
    await handle.close()
    expect(found).toEqual([
      [linesName('things', 1), lines.toString('hex')],
      [fileName(sumOf(bytes)), bytes.toString('hex')],
    ])
  })

  test.runIf(process.platform === 'linux')('can be unpacked by tar', async () => {
    await written()
    const { status, stderr } = spawnSync('tar', ['-xf', file, '-C', folder], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
    expect(await readFile(path.join(folder, fileName(sumOf(bytes))))).toEqual(bytes)
  })

  test('may be read by its owner alone', async () => {
    await written()
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  test('that breaks off anywhere is rejected', async () => {
    await written()
    const whole = await readFile(file)
    const passed: number[] = []
    for (let length = 0; length < whole.length; length++)
      if (await isSound(whole.subarray(0, length))) passed.push(length)
    expect(passed).toEqual([])
  })

  test('with any changed byte is rejected', async () => {
    await written()
    const whole = await readFile(file)
    const passed: number[] = []
    for (const [at, byte] of whole.entries()) {
      whole.writeUInt8(byte ^ (1 << (at % 8)), at)
      if (await isSound(whole)) passed.push(at)
      whole.writeUInt8(byte, at)
    }
    expect(passed).toEqual([])
    expect(await isSound(whole)).toBe(true)
  })

  test('with something after it is refused', async () => {
    await written()
    await writeFile(file, Buffer.concat([await readFile(file), Buffer.alloc(512)]))
    await expect(check()).rejects.toThrow(DamagedArchiveError)
  })

  test('that lists a missing part is rejected', async () => {
    await written({ parts: [] })
    await expect(check()).rejects.toThrow(DamagedArchiveError)
  })

  test('of a newer format is distinguished from a damaged one', async () => {
    await written({ format: FORMAT + 1 })
    await expect(check()).rejects.toThrow(UnknownFormatError)
  })

  test('that changes between the check and the reading is noticed', async () => {
    const manifest = await written()
    const handle = await open(file, 'r+')
    const at = (await readFile(file)).indexOf(bytes)
    await handle.write('Bytes', at)
    const read = async () => {
      for await (const part of partsOf(handle, manifest)) for await (const _ of part.bytes);
    }
    await expect(read()).rejects.toThrow(DamagedArchiveError)
    await handle.close()
  })
})

describe('writing', () => {
  test('overwrites nothing', async () => {
    await writeFile(file, 'precious')
    await expect(written()).rejects.toThrow(/is there already/)
    expect(await readFile(file, 'utf8')).toBe('precious')
  })

  test('leaves nothing behind if it is cancelled', async () => {
    const writing = await openArchiveWriter(file)
    await writing.put(fileName(sumOf(bytes)), bytes.length, [bytes])
    await writing.discard()
    expect(await readdir(folder)).toEqual([])
  })

  test('rejects a part whose size differs from the announced one', async () => {
    const writing = await openArchiveWriter(file)
    await expect(writing.put(fileName(sumOf(bytes)), bytes.length + 1, [bytes])).rejects.toThrow(/instead of/)
    await writing.discard()
  })
})

test('a header can state any file size', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.nat(), fc.maxSafeNat(), fc.constantFrom(0, 0o77777777777, 0o100000000000)),
      (size) => {
        expect(readTarHeader(tarHeader('files/a', size))).toEqual({ name: 'files/a', size })
      },
    ),
  )
})

test('an archive that was replaced by one with fewer parts after the check is damaged', async () => {
  const manifest = await written()
  const shorter = path.join(folder, 'shorter.tar')
  const writing = await openArchiveWriter(shorter)
  await writing.put(linesName('things', 1), lines.length, [lines])
  await writing.finish()
  const handle = await open(shorter)
  const read = async () => {
    for await (const { bytes: chunks } of partsOf(handle, manifest)) for await (const _ of chunks);
  }
  await expect(read()).rejects.toThrow(DamagedArchiveError)
  await handle.close()
})
