import { expect, test } from 'vitest'
import { get } from '#contract/call.ts'
import { callUrl, type CallInput } from '#src/api/call-url.ts'

const call = get('/api/game/{id}/challenges/{challengeId}', { role: null, errors: [] })

test.each<[CallInput, string]>([
  [{ params: { id: 3, challengeId: 4 } }, '/api/game/3/challenges/4'],
  [{ params: { id: '../admin', challengeId: 'a b?' } }, '/api/game/..%2Fadmin/challenges/a%20b%3F'],
  [
    { params: { id: 1, challengeId: 2 }, query: { count: 30, skip: 0 } },
    '/api/game/1/challenges/2?count=30&skip=0',
  ],
  [
    { params: { id: 1, challengeId: 2 }, query: { level: undefined, type: null, hint: '&=' } },
    '/api/game/1/challenges/2?hint=%26%3D',
  ],
])('%j becomes %s', (sent, address) => {
  expect(callUrl(call, sent)).toBe(address)
})
