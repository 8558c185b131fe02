import { expect, test } from 'vitest'
import { readProblem } from '#contract/problem.ts'

const said = { title: 'no', status: 400 }

test.each([
  [400, said, { kind: 'refused', title: 'no' }],
  [413, said, { kind: 'refused', title: 'no' }],
  [415, said, { kind: 'refused', title: 'no' }],
  [400, { title: '比赛已结束', status: 400 }, { kind: 'game-over', title: '比赛已结束' }],
  [401, said, { kind: 'signed-out', title: 'no' }],
  [401, { ...said, data: 'ProofOfWork' }, { kind: 'work-wanted', title: 'no' }],
  [401, { ...said, data: null }, { kind: 'signed-out', title: 'no' }],
  [401, '', { kind: 'signed-out', title: null }],
  [403, said, { kind: 'forbidden', title: 'no' }],
  [404, said, { kind: 'missing', title: 'no' }],
  [409, said, { kind: 'conflict', title: 'no' }],
  [500, '<html>', { kind: 'broken', status: 500, title: null }],
  [400, { title: '' }, { kind: 'broken', status: 400, title: null }],
  [400, null, { kind: 'broken', status: 400, title: null }],
  [302, undefined, { kind: 'broken', status: 302, title: null }],
])('%d %j is %j', (status, body, problem) => expect(readProblem(status, body, null)).toEqual(problem))

test.each([
  ['5', 5000],
  ['0', 0],
  [null, null],
  ['', null],
  ['Wed, 21 Oct 2026 07:28:00 GMT', null],
  ['-1', null],
])('too many requests, with a wait of %j seconds', (retryAfter, retryAfterMs) => {
  expect(readProblem(429, '', retryAfter)).toEqual({ kind: 'too-often', retryAfterMs, title: null })
  expect(readProblem(429, said, retryAfter)).toEqual({ kind: 'too-often', retryAfterMs, title: 'no' })
})
