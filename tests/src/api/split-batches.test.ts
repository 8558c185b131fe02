import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import { batchesOf, splitBatches } from '#src/api/split-batches.ts'

const MB = 1_000_000
const filesOf = (...sizes: number[]) => sizes.map((size, at) => ({ size, at }))

describe('many files', () => {
  test('are sent in order and completely, and no request is too large unless one file is', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 30 * MB }), { maxLength: 200 }), (sizes) => {
        const files = filesOf(...sizes)
        const batches = batchesOf(files)
        expect(batches.flat()).toEqual(files)
        for (const batch of batches) {
          expect(batch.length).toBeGreaterThan(0)
          expect(batch.length).toBeLessThanOrEqual(50)
          if (batch.length > 1)
            expect(batch.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(20 * MB)
        }
      }),
    )
  })
  test('are sent in smaller requests to a server with a lower limit', () => {
    const sizes = batchesOf(filesOf(4 * MB, 4 * MB, 4 * MB, 9 * MB, 1 * MB), 8 * MB).map((batch) =>
      batch.map(({ size }) => size / MB),
    )
    expect(sizes).toEqual([[4, 4], [4], [9], [1]])
  })
  test('report the share of all bytes, which never falls', async () => {
    const shares: number[] = []
    const taken: number[][] = []
    const outcome = await splitBatches(
      filesOf(15 * MB, 15 * MB, 10 * MB),
      async (batch, moved) => {
        moved(0.5)
        moved(1)
        return { ok: true, value: batch.map(({ at }) => at) }
      },
      (share) => shares.push(share),
      (kept) => taken.push([...kept]),
    )
    expect(outcome).toEqual({ ok: true, value: null })
    expect(taken).toEqual([[0], [1], [2]])
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
    expect(shares.at(-1)).toBe(1)
  })
  test('stop at the first failed request and keep the earlier ones', async () => {
    const taken: number[][] = []
    let asked = 0
    const outcome = await splitBatches(
      filesOf(15 * MB, 15 * MB, 15 * MB),
      async (batch): Promise<Outcome<number[]>> => {
        asked += 1
        return asked === 2
          ? { ok: false, problem: { kind: 'unreachable' } }
          : { ok: true, value: batch.map(({ at }) => at) }
      },
      () => {},
      (kept) => taken.push([...kept]),
    )
    expect({ outcome, taken, asked }).toEqual({
      outcome: { ok: false, problem: { kind: 'unreachable' } },
      taken: [[0]],
      asked: 2,
    })
  })
  test('cannot be paired with flags if the server leaves one out', async () => {
    const taken: unknown[] = []
    const outcome = await splitBatches(
      filesOf(1, 2),
      async () => ({ ok: true, value: ['one'] }),
      () => {},
      (kept) => taken.push(kept),
    )
    expect([outcome.ok, taken]).toEqual([false, []])
  })
})
