import { expect, test } from 'vitest'
import type { Problem } from '#contract/problem.ts'
import { signInWithWork } from '#src/api/captcha/sign-in-with-work.ts'
import type { Request } from '#src/api/request.ts'

const WANTED: Problem = { kind: 'work-wanted', title: 'Too many tries' }
const WRONG: Problem = { kind: 'signed-out', title: 'Wrong' }
const credentials = { userName: 'ann', password: 'Harbour-1' }
const signal = new AbortController().signal

/** A server that demands proof of work until it receives some. */
function world(solve: (challenge: string) => Promise<string | null>, wanted: Problem = WANTED) {
  const sent: unknown[] = []
  const request = (async (call: { path: string }, { body }: { body?: { work?: string } }) => {
    sent.push(body ?? call.path)
    if (call.path.endsWith('/work')) return { ok: true, value: { challenge: 'piece' } }
    return body?.work === 'done' ? { ok: true, value: null } : { ok: false, problem: wanted }
  }) as unknown as Request
  return {
    sent,
    sign: () => signInWithWork(credentials, { request, openDevice: async () => ({ work: solve }) }, signal),
  }
}

test('the work that a server demands is done, and the sign-in is sent again with it', async () => {
  const { sent, sign } = world(async (challenge) => (challenge === 'piece' ? 'done' : null))
  expect(await sign()).toEqual({ ok: true, value: null })
  expect(sent).toEqual([credentials, '/api/account/login/work', { ...credentials, work: 'done' }])
})
test('a wrong password demands no work', async () => {
  const { sent, sign } = world(async () => 'done', WRONG)
  expect(await sign()).toEqual({ ok: false, problem: WRONG })
  expect(sent).toEqual([credentials])
})
test.each<[string, (challenge: string) => Promise<string | null>]>([
  ['fails', async () => null],
  ['throws', () => Promise.reject(new Error('no worker'))],
])('the refusal stays if solving the work %s', async (_, solve) => {
  const { sent, sign } = world(solve)
  expect(await sign()).toEqual({ ok: false, problem: WANTED })
  expect(sent).toHaveLength(2)
})
