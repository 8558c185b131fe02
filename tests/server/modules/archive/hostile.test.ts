import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import { createHash } from 'node:crypto'
import { crc32, deflateRawSync } from 'node:zlib'
import { zipSync } from 'fflate'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from 'vitest'
import { zh } from '#server/http/titles/zh.ts'
import { centralHeader, endRecord, localHeader } from '#server/files/zip/format.ts'
import { statement } from '#server/store/sql.ts'
import { aForm } from '../asset/asset.world.ts'
import { expectRefusal } from '../edit/edit.world.ts'
import { aFullGame, archiveWorld, rewritten, unpacked, type ArchiveWorld } from './archive.world.ts'

let world: ArchiveWorld
let archive: Buffer
let refs: number | null
let before: { rows: string; files: string[] }
const stored = async () => ({
  rows: await world.snapshot(),
  files: (await world.server.storedHashes()).sort(),
})
beforeAll(async () => {
  world = await archiveWorld()
  archive = await world.take(await aFullGame(world))
  refs = await world.refs(Object.keys(unpacked(archive))[1]?.slice(6) ?? '')
}, 60_000)
afterAll(() => world.close())
/** Checks that no row, no stored file and no temporary file is left after each test. */
function leavesNothing(): void {
  beforeEach(async () => {
    before = await stored()
  })
  afterEach(async () => {
    expect(await stored()).toEqual(before)
  })
}

const hash = 'a'.repeat(64)
const text = (archived: Buffer) => Buffer.from(unpacked(archived)['game.json'] ?? [])
/** The positions of the end record and of the first entry of the directory. */
const endAt = (zip: Buffer) => zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
const firstAt = (zip: Buffer) => zip.readUInt32LE(endAt(zip) + 16)
const patched = (patch: (zip: Buffer) => void) => {
  const zip = Buffer.from(archive)
  patch(zip)
  return zip
}

describe('a bad archive is rejected, and nothing of it is stored,', () => {
  leavesNothing()
  test.each([
    ['nothing at all', () => Buffer.alloc(0), 'archiveDamaged'],
    ['no ZIP', () => Buffer.from('hello'), 'archiveDamaged'],
    ['a ZIP that breaks off', () => archive.subarray(0, archive.length - 30), 'archiveDamaged'],
    ['bytes after its end', () => Buffer.concat([archive, Buffer.from('x')]), 'archiveDamaged'],
    [
      'bytes before its beginning',
      () => Buffer.concat([Buffer.from('#!/bin/sh\n'), archive]),
      'archiveDamaged',
    ],
    ['an empty ZIP', () => zipSync({}), 'archiveEntryMissing'],
    ['a ZIP without the text', () => zipSync({ [`files/${hash}`]: Buffer.from('x') }), 'archiveEntryMissing'],
    [
      'a path that leads up',
      () => zipSync({ ...unpacked(archive), '../../etc/passwd': Buffer.from('x') }),
      'archiveEntryStrange',
    ],
    [
      'an absolute path',
      () => zipSync({ ...unpacked(archive), '/etc/passwd': Buffer.from('x') }),
      'archiveEntryStrange',
    ],
    [
      'a path of another system',
      () => zipSync({ ...unpacked(archive), [`files\\${hash}`]: Buffer.from('x') }),
      'archiveEntryStrange',
    ],
    [
      'a hash with a path behind it',
      () => zipSync({ ...unpacked(archive), [`files/${hash}/..`]: Buffer.from('x') }),
      'archiveEntryStrange',
    ],
    [
      'a hash in capitals',
      () => zipSync({ ...unpacked(archive), [`files/${'A'.repeat(64)}`]: Buffer.from('x') }),
      'archiveEntryStrange',
    ],
    [
      'a file that the text does not name',
      () => zipSync({ ...unpacked(archive), [`files/${hash}`]: Buffer.from('x') }),
      'archiveEntryStrange',
    ],
    [
      'extra files of a desktop',
      () => zipSync({ ...unpacked(archive), '__MACOSX/._game.json': Buffer.from('x') }),
      'archiveEntryStrange',
    ],
    [
      'a folder with bytes in it',
      () => {
        const zip = Buffer.from(
          zipSync({ 'game.json': text(archive), 'files/': Buffer.from('xx') }, { level: 0 }),
        )
        return zip
      },
      'archiveEntryStrange',
    ],
    ['the text under another name', () => zipSync({ 'GAME.JSON': text(archive) }), 'archiveEntryMissing'],
    [
      'an encrypted entry',
      () => patched((zip) => zip.writeUInt16LE(1, firstAt(zip) + 8)),
      'archiveUnsupported',
    ],
    [
      'an unknown compression',
      () => patched((zip) => zip.writeUInt16LE(93, firstAt(zip) + 10)),
      'archiveUnsupported',
    ],
    [
      'a link',
      () => patched((zip) => zip.writeUInt32LE(0o120777 * 0x1_0000, firstAt(zip) + 38)),
      'archiveUnsupported',
    ],
    [
      'sizes in 64 bits',
      () => patched((zip) => zip.writeUInt32LE(0xffff_ffff, firstAt(zip) + 24)),
      'archiveUnsupported',
    ],
    [
      'a directory in 64 bits',
      () => patched((zip) => zip.writeUInt32LE(0xffff_ffff, endAt(zip) + 16)),
      'archiveUnsupported',
    ],
    ['a part of several', () => patched((zip) => zip.writeUInt16LE(1, endAt(zip) + 4)), 'archiveUnsupported'],
    [
      'more entries than there are',
      () => patched((zip) => [8, 10].forEach((at) => zip.writeUInt16LE(60_000, endAt(zip) + at))),
      'archiveCrowded',
    ],
    [
      'fewer entries than there are',
      () => patched((zip) => [8, 10].forEach((at) => zip.writeUInt16LE(2, endAt(zip) + at))),
      'archiveDamaged',
    ],
    [
      'a directory elsewhere',
      () => patched((zip) => zip.writeUInt32LE(0, endAt(zip) + 16)),
      'archiveDamaged',
    ],
    ['an entry that lies within another', () => nested(), 'archiveEntryDamaged'],
    ['the same name twice', () => twice('game.json'), 'archiveDamaged'],
    [
      'a name that is another one before its bytes',
      () => patched((zip) => zip.write('X', 30)),
      'archiveEntryDamaged',
    ],
    ['a wrong sum', () => patched((zip) => zip.writeUInt32LE(7, firstAt(zip) + 16)), 'archiveEntryDamaged'],
    [
      'a file with other bytes than its hash says',
      () => withFile((name) => ({ [name]: Buffer.from('other') })),
      'archiveEntryDamaged',
    ],
    ['a file that is missing', () => withFile(() => ({})), 'archiveEntryMissing'],
    [
      'a text that is no UTF-8',
      () => zipSync({ 'game.json': Buffer.from([0xff, 0xfe, 0x00]) }),
      'archiveEntryDamaged',
    ],
    ['a text that is no JSON', () => zipSync({ 'game.json': Buffer.from('{') }), 'bodyMalformed'],
    ['a text that is empty', () => zipSync({ 'game.json': Buffer.from('') }), 'bodyMissing'],
    [
      'a text that is nested without end',
      () => zipSync({ 'game.json': Buffer.from('['.repeat(100_000)) }),
      'bodyTooDeep',
    ],
    ['another JSON', () => zipSync({ 'game.json': Buffer.from('{"name":"x"}') }), 'archiveOfSomethingElse'],
    [
      'a bomb',
      () =>
        zipSync({ 'game.json': text(archive), [`files/${hash}`]: Buffer.alloc(80 * MEBIBYTE) }, { level: 9 }),
      'archiveUnpacksTooLarge',
    ],
    [
      'a text beyond the bound',
      () =>
        zipSync(
          { 'game.json': Buffer.concat([text(archive), Buffer.alloc(33 * MEBIBYTE, ' ')]) },
          { level: 9 },
        ),
      'archiveTextTooLarge',
    ],
  ] as const)('that is %s', async (_, make, title) => {
    const answer = await world.send(make())
    expect(answer.statusCode).toBe(400)
    const { title: said } = answer.json<{ title: string }>()
    const words = zh[title].split(/\{\w+\}/)
    expect(words.filter((part) => !said.includes(part))).toEqual([])
  })

  test('that announces little and unpacks to much, with more data than announced', async () => {
    const packed = deflateRawSync(Buffer.alloc(70 * MEBIBYTE))
    const name = Object.keys(unpacked(archive))[1] ?? ''
    const zip = Buffer.from(
      zipSync({ 'game.json': text(archive), ...unpacked(archive), [name]: [packed, { level: 0 }] }),
    )
    let at = firstAt(zip)
    while (zip.toString('latin1', at + 46, at + 46 + zip.readUInt16LE(at + 28)) !== name)
      at = zip.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'), at + 4)
    zip.writeUInt16LE(8, at + 10)
    zip.writeUInt32LE(5, at + 24)
    const answer = await world.send(zip)
    expect([answer.statusCode, answer.json<{ title: string }>().title]).toEqual([
      400,
      `归档中的 ${name} 已损坏`,
    ])
  })
  test('that a newer version made', async () => {
    expectRefusal(
      await world.send(rewritten(archive, (it) => ({ ...it, version: 3, game: 'another form' }))),
      400,
      'archiveNewer',
      'zh',
      {
        version: 3,
      },
    )
  })
  test('in all three languages', async () => {
    const { payload, headers } = aForm([{ field: 'file', name: 'x.zip', content: 'no zip' }])
    for (const language of ['zh', 'en', 'ja'] as const) {
      const sent = {
        payload,
        headers: { ...headers, cookie: world.server.admin, 'accept-language': language },
      }
      expectRefusal(
        await world.server.ask('POST', '/api/edit/games/import', sent),
        400,
        'archiveDamaged',
        language,
      )
    }
  })
  test('when no file is sent, or not under its name', async () => {
    const { payload, headers } = aForm([{ field: 'files', name: 'x.zip', content: archive }])
    const answer = await world.server.ask('POST', '/api/edit/games/import', {
      payload,
      headers: { ...headers, cookie: world.server.admin },
    })
    expect(answer.statusCode).toBe(400)
    const broken = aForm([{ field: 'file', name: 'x.zip', content: archive }], 'missing')
    const sent = { payload: broken.payload, headers: { ...broken.headers, cookie: world.server.admin } }
    expect((await world.server.ask('POST', '/api/edit/games/import', sent)).statusCode).toBe(400)
  })
  test('when the database fails at the very end', async () => {
    const { sql } = world.server.store
    await sql.run(
      statement(
        'test.break',
        "alter table notices add constraint broken check (content <> 'second') not valid",
      ),
    )
    const answer = await world.send(archive)
    await sql.run(statement('test.mend', 'alter table notices drop constraint broken'))
    expect(answer.statusCode).toBe(500)
    // The upload renews the time of files that were stored already, so these rows are compared with their new
    // state.
    before = { ...before, rows: (await stored()).rows }
    expect(await world.refs(Object.keys(unpacked(archive))[1]?.slice(6) ?? '')).toBe(refs)
  })
  test('when the disk fails', async () => {
    await world.server.breakDisk()
    const answer = await world.send(archive)
    await world.server.mendDisk()
    expectRefusal(answer, 400, 'storageFailed')
  })
})

test('with any changed bytes, the response is 200 or 400 and never a fault', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat({ max: archive.length - 1 }), fc.nat({ max: 255 })), {
        minLength: 1,
        maxLength: 4,
      }),
      async (changes) => {
        const zip = Buffer.from(archive)
        for (const [at, byte] of changes) zip[at] = byte
        const answer = await world.send(zip)
        expect([200, 400]).toContain(answer.statusCode)
        if (answer.statusCode === 200)
          await world.said('DELETE', `/games/${answer.json<{ id: number }>().id}`)
      },
    ),
    { numRuns: 150 },
  )
}, 60_000)

/** The archive with a file replaced, or removed. */
function withFile(change: (name: string) => Record<string, Uint8Array>): Uint8Array {
  const { 'game.json': json = new Uint8Array(), ...files } = unpacked(archive)
  const [name = '', ...others] = Object.keys(files)
  const kept = Object.fromEntries(others.map((other) => [other, files[other] ?? new Uint8Array()]))
  return zipSync({ 'game.json': json, ...change(name), ...kept })
}

/** Writes the name of one entry over another of the same length, because no packer creates duplicates. */
function twice(name: string): Buffer {
  const other = name.replace(/.$/, '_')
  const zip = Buffer.from(zipSync({ [name]: text(archive), [other]: Buffer.from('{}') }))
  for (let at = zip.indexOf(other); at >= 0; at = zip.indexOf(other)) zip.write(name, at)
  return zip
}

/**
 * Both entries are valid, and their hashes are right. Overlapping data would turn a few bytes into many
 * files.
 */
function nested(): Buffer {
  const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  const content = Buffer.from('inner')
  const inner = { name: `files/${sha256(content)}`, crc: crc32(content), size: content.length }
  const services = Buffer.concat([localHeader(inner), content])
  const outer = { name: `files/${sha256(services)}`, crc: crc32(services), size: services.length }
  const attached = [inner, outer].map(({ name }) => ({
    attachmentType: 'Local',
    fileHash: name.slice(6),
    name: 'x',
  }))
  const challenges = attached.map((attachment) => ({ title: 'c', attachment }))
  const json = Buffer.from(
    JSON.stringify({ format: 'vexil-game', version: 1, game: { title: 'Nested' }, challenges, notices: [] }),
  )
  const first = { name: 'game.json', crc: crc32(json), size: json.length }
  const [head, outerHead] = [Buffer.concat([localHeader(first), json]), localHeader(outer)]
  const directory = Buffer.concat([
    centralHeader(first, 0),
    centralHeader(outer, head.length),
    centralHeader(inner, head.length + outerHead.length),
  ])
  const offset = head.length + outerHead.length + services.length
  return Buffer.concat([
    head,
    outerHead,
    services,
    directory,
    endRecord(3, { offset, size: directory.length }),
  ])
}
