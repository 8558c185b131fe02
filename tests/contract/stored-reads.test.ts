import { describe, expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/calls/all.ts'
import { isStored } from '#src/api/reads.ts'

const filled = (path: string) => path.replaceAll(/\{\w+\}/g, '7')
const reads = Object.values(ALL_CALLS).filter(({ method }) => method === 'GET')
const ofOrganisers = reads
  .filter(({ rules: { role } }) => role === 'Monitor' || role === 'Admin')
  .map(({ path }) => filled(path))

describe('a response that stays in the browser', () => {
  test.each(ofOrganisers)('is not one that organisers read: %s', (address) => {
    expect([isStored(address), isStored(`${address}?count=1`)]).toEqual([false, false])
  })
  test('has no secret code and no list of sessions', () => {
    expect(['/api/team/7/invite', '/api/account/sessions'].map(isStored)).toEqual([false, false])
  })
  test.each([
    '/api/config',
    '/api/game',
    '/api/game/7',
    '/api/game/7/details',
    '/api/game/7/challenges/3',
    '/api/posts/latest',
    '/api/team',
  ])('is one that players and visitors read: %s', (address) => expect(isStored(address)).toBe(true))
})
