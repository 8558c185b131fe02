import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { centralHeader, endRecord } from '#server/files/zip/format.ts'
import { zipBytes, type ZipPart } from '#server/files/zip/write.ts'

const aPart = (name: string): ZipPart => ({ name, size: 0, crc: 0, open: () => Promise.resolve(none()) })
async function* none(): AsyncGenerator<Buffer> {}

test('an archive of more entries than 16 bits can count is read by other programs', async () => {
  const chunks: Buffer[] = []
  for await (const chunk of zipBytes(Array.from({ length: 66_000 }, (_, at) => aPart(`${at}`))))
    chunks.push(chunk)
  const names = Object.keys(unzipSync(Buffer.concat(chunks)))
  expect([names.length, names.at(-1)]).toEqual([66_000, '65999'])
}, 20_000)

test('an entry beyond 4 GiB has its position in the extra field that other programs read', () => {
  const entry = { name: 'far', crc: 1, size: 2 }
  const [near, far] = [centralHeader(entry, 0xffff_fffe), centralHeader(entry, 0x1_2345_6789)]
  expect([near.readUInt32LE(42), near.readUInt16LE(30), near.length]).toEqual([0xffff_fffe, 0, 49])
  expect([far.readUInt32LE(42), far.readUInt16LE(30), far.length]).toEqual([0xffff_ffff, 12, 61])
  expect([far.readUInt16LE(49), far.readUInt16LE(51), far.readBigUInt64LE(53)]).toEqual([
    1,
    8,
    0x1_2345_6789n,
  ])
})

test('the end of a long archive has position and size in 64 bits, that of a short one is the plain record', () => {
  expect(endRecord(3, { offset: 10, size: 20 })).toHaveLength(22)
  const end = endRecord(3, { offset: 0x2_0000_0000, size: 20 })
  expect([
    end.length,
    end.readUInt32LE(0),
    end.readBigUInt64LE(32),
    end.readBigUInt64LE(40),
    end.readBigUInt64LE(48),
  ]).toEqual([98, 0x06064b50, 3n, 20n, 0x2_0000_0000n])
  // The locator points to that record, and the plain end record has the placeholders.
  expect([end.readUInt32LE(56), end.readBigUInt64LE(64)]).toEqual([0x07064b50, 0x2_0000_0014n])
  expect([end.readUInt32LE(76), end.readUInt32LE(92)]).toEqual([0x06054b50, 0xffff_ffff])
})
