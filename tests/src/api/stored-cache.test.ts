import { beforeEach, describe, expect, test } from 'vitest'
import { getProfile } from '#contract/calls/account.ts'
import { getConfig } from '#contract/calls/info.ts'
import * as packing from '#src/api/compress-cache.ts'
import { openReads } from '#src/api/reads.ts'
import { openStoredCache } from '#src/api/stored-cache.ts'
import { aConfig, aProfile } from '../../worlds/builders.ts'

beforeEach(() => localStorage.clear())

/**
 * One visit: loads the reads that an earlier visit stored. The session then names the owner, who may be
 * someone else.
 */
async function visit(owner: string | null | undefined) {
  const reads = openReads()
  const cache = openStoredCache(localStorage, reads, async () => packing)
  await cache.load()
  await new Promise((resolve) => setTimeout(resolve))
  const atOnce = addresses(reads)
  if (owner !== undefined) reads.belongTo(owner)
  return { reads, cache, atOnce, later: addresses(reads) }
}
const addresses = (reads: ReturnType<typeof openReads>) => [...reads.entries.keys()].toSorted()
async function leaveAnswersOf(owner: string) {
  const { reads, cache } = await visit(owner)
  reads.adopt(getConfig, {}, aConfig())
  reads.adopt(getProfile, {}, aProfile({ userId: owner }))
  await new Promise((resolve) => setTimeout(resolve))
  cache.save()
}

describe('the stored cache', () => {
  test('restores public reads immediately, and the others for their owner', async () => {
    await leaveAnswersOf('ada')
    const { atOnce, later } = await visit('ada')
    expect(atOnce).toEqual(['/api/config'])
    expect(later).toEqual(['/api/account/profile', '/api/config'])
  })
  test.each(['bob', null])('has only public reads for %s', async (other) => {
    await leaveAnswersOf('ada')
    expect((await visit(other)).later).toEqual(['/api/config'])
  })
  test('stores only public reads while the user is unknown', async () => {
    const { reads, cache } = await visit(undefined)
    reads.adopt(getConfig, {}, aConfig())
    reads.adopt(getProfile, {}, aProfile())
    await new Promise((resolve) => setTimeout(resolve))
    cache.save()
    expect((await visit(null)).later).toEqual(['/api/config'])
  })
  test('is dropped whole when the account changes', async () => {
    await leaveAnswersOf('ada')
    const { reads } = await visit('ada')
    reads.belongTo('bob')
    expect(addresses(reads)).toEqual([])
  })
  test('stays cleared though the page is left afterwards', async () => {
    await leaveAnswersOf('ada')
    const { cache } = await visit('ada')
    cache.clear()
    cache.save()
    expect(localStorage.getItem('gzctf-cache')).toBeNull()
  })
  test.each(['', 'x', '5:!!!!', '[["owner","ada"]]'])('ignores the stored value %j', async (stored) => {
    localStorage.setItem('gzctf-cache', stored)
    expect((await visit('ada')).later).toEqual([])
  })
  test('works without a store, and without the codec', async () => {
    const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage
    const reads = openReads()
    const blind = openStoredCache(forbidden, reads, async () => packing)
    await blind.load()
    await new Promise((resolve) => setTimeout(resolve))
    expect(() => {
      blind.save()
      blind.clear()
    }).not.toThrow()
    await leaveAnswersOf('ada')
    const cut = openStoredCache(localStorage, reads, () =>
      Promise.reject(new Error('The file did not come.')),
    )
    await cut.load()
    cut.save()
    expect(addresses(reads)).toEqual([])
  })
})

function refuse(): never {
  throw new DOMException('Not here.', 'SecurityError')
}
