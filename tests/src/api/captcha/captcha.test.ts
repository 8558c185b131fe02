import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { deriveKey as deriveSha } from 'altcha-lib/algorithms/sha'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { CaptchaInfo } from '#contract/models/captcha.ts'
import { openCaptcha } from '#src/api/captcha/captcha.ts'
import type { CaptchaDevice } from '#src/api/captcha/device.ts'
import { CAPTCHA_ELEMENT_ID } from '#src/api/captcha/captcha-element.ts'
import { solveWork } from '#src/api/captcha/solve-work.ts'
import { openRequest } from '#src/api/request.ts'
import { aConfig } from '../../../worlds/builders.ts'
import { openServer } from '../../../worlds/server.ts'

const CAPTCHA = 'GET /api/captcha'
const CHALLENGE = 'GET /api/captcha/challenge'
const KEYS = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'two' }
const ok = (body: unknown) => ({ status: 200, body })
const info = (provider: CaptchaInfo['provider'], siteKey: string | null = null) =>
  ok({ provider, siteKey } satisfies CaptchaInfo)
const work = (counter: number) =>
  createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter, deriveKey, ...KEYS })
const challenge = async (counter = 3) => ok({ challenge: JSON.stringify(await work(counter)) })

afterEach(() => {
  delete window.grecaptcha
  delete window.turnstile
  document.body.innerHTML = ''
})

function open(
  answers: Parameters<typeof openServer>[0],
  device: Partial<CaptchaDevice> = {},
  features: string[] | null = ['captcha'],
) {
  const server = openServer({ 'GET /api/config': ok(aConfig(features ? { features } : {})), ...answers })
  let told: string[] | undefined
  let now = 0
  const request = openRequest({
    transport: server.transport,
    language: () => 'en',
    has: (extension) => told?.includes(extension) ?? false,
    told: async () => {},
    answered: ({ call }) => {
      if (call.path === '/api/config') told = features ?? undefined
    },
    device: () => 0,
    wait: async () => {},
  })
  const whole: CaptchaDevice = {
    work: solveWork,
    runScript: () => Promise.reject(new Error('Nothing comes.')),
    ...device,
  }
  const config = () => aConfig(told ? { features: told } : {})
  return {
    server,
    passes: (ms: number) => (now += ms),
    captcha: openCaptcha(
      { request, config },
      async () => whole,
      () => now,
    ),
  }
}

describe('the kind of CAPTCHA', () => {
  test('none: the token is the agreed word, and nothing is loaded', async () => {
    const { captcha } = open({ [CAPTCHA]: info('None') })
    expect(await captcha.solve('register')).toEqual({ kind: 'solved', token: 'NOTOKEN' })
  })
  test('a base server without one gets a single request, for its key', async () => {
    const { captcha, server } = open({ 'GET /api/sitekey': ok('NOTOKEN') }, {}, null)
    expect(await captcha.solve('register')).toEqual({ kind: 'solved', token: 'NOTOKEN' })
    expect(server.countOf(CAPTCHA)).toBe(0)
  })
  test('of a later server: the form is sent without a token, and the server decides', async () => {
    const { captcha, server } = open({ [CAPTCHA]: ok({ provider: 'Riddle', siteKey: 'k' }) })
    const leave = captcha.hold('register')
    await vi.waitFor(() => expect(server.countOf(CAPTCHA)).toBe(1))
    expect(await captcha.solve('register')).toEqual({ kind: 'solved', token: 'NOTOKEN' })
    leave()
  })
  test('fails on a server that does not respond, and works on the next attempt', async () => {
    const { captcha, server } = open({ [CAPTCHA]: 'silence' })
    expect(await captcha.solve('register')).toEqual({ kind: 'failed', trouble: 'unreachable' })
    server.says(CAPTCHA, info('None'))
    expect(await captcha.solve('register')).toEqual({ kind: 'solved', token: 'NOTOKEN' })
  })
  test('is requested again after a failure during the input', async () => {
    const { captcha, server } = open({ [CAPTCHA]: 'silence' })
    captcha.hold('register')
    await vi.waitFor(() => expect(server.countOf(CAPTCHA)).toBe(1))
    await new Promise((resolve) => setTimeout(resolve))
    server.says(CAPTCHA, info('None'))
    expect(await captcha.solve('register')).toEqual({ kind: 'solved', token: 'NOTOKEN' })
  })
})

describe('proof of work', () => {
  const read = (token: string) =>
    JSON.parse(atob(token)) as Pick<Parameters<typeof verifySolution>[0], 'challenge' | 'solution'>
  test("is solved in a way that the server's library accepts", async () => {
    const { captcha } = open({ [CAPTCHA]: info('ProofOfWork'), [CHALLENGE]: await challenge(25) })
    const answer = await captcha.solve('register')
    if (answer.kind !== 'solved') return expect.unreachable()
    expect(await verifySolution({ ...read(answer.token), deriveKey, ...KEYS })).toMatchObject({
      verified: true,
    })
  })
  test('is also solved with SHA-256', async () => {
    const text = JSON.stringify(
      await createChallenge({ algorithm: 'SHA-256', cost: 1, counter: 40, deriveKey: deriveSha, ...KEYS }),
    )
    const token = await solveWork(text)
    expect(await verifySolution({ ...read(token ?? ''), deriveKey: deriveSha, ...KEYS })).toMatchObject({
      verified: true,
    })
  })
  test('begins at the first touch, and submitting does not begin it again', async () => {
    const { captcha, server } = open({ [CAPTCHA]: info('ProofOfWork'), [CHALLENGE]: await challenge() })
    captcha.hold('register')
    await vi.waitFor(() => expect(server.countOf(CHALLENGE)).toBe(1))
    expect((await captcha.solve('register')).kind).toBe('solved')
    expect(server.countOf(CHALLENGE)).toBe(1)
  })
  test('is solved again for the next attempt', async () => {
    const { captcha, server } = open({ [CAPTCHA]: info('ProofOfWork'), [CHALLENGE]: await challenge() })
    captcha.hold('register')
    await captcha.solve('register')
    await captcha.solve('register')
    expect(server.countOf(CHALLENGE)).toBe(2)
  })
  test('is solved again when it has expired', async () => {
    const { captcha, server, passes } = open({
      [CAPTCHA]: info('ProofOfWork'),
      [CHALLENGE]: await challenge(),
    })
    captcha.hold('register')
    await vi.waitFor(() => expect(server.countOf(CHALLENGE)).toBe(1))
    passes(300_000)
    await captcha.solve('register')
    expect(server.countOf(CHALLENGE)).toBe(2)
  })
  test('stops when the form is left', async () => {
    let stopped = 0
    const { captcha } = open(
      { [CAPTCHA]: info('ProofOfWork'), [CHALLENGE]: await challenge() },
      {
        work: (_, signal) =>
          new Promise((resolve) => signal.addEventListener('abort', () => resolve(((stopped += 1), null)))),
      },
    )
    const leave = captcha.hold('register')
    await new Promise((resolve) => setTimeout(resolve, 20))
    leave()
    await vi.waitFor(() => expect(stopped).toBe(1))
  })
  test.each([['{}'], ['no JSON'], ['{"parameters":{"algorithm":7}}']])(
    'cannot be solved if the challenge is %s',
    async (text) => {
      const { captcha } = open({ [CAPTCHA]: info('ProofOfWork'), [CHALLENGE]: ok({ challenge: text }) })
      expect(await captcha.solve('register')).toEqual({ kind: 'failed', trouble: 'unsolved' })
    },
  )
  test('fails if the server has no challenge', async () => {
    const { captcha } = open({ [CAPTCHA]: info('ProofOfWork'), [CHALLENGE]: { status: 404 } })
    expect(await captcha.solve('register')).toEqual({ kind: 'failed', trouble: 'unreachable' })
  })
})

describe('a provider with a script', () => {
  const scripts = (run: () => void) => {
    const inPage: string[] = []
    return {
      inPage,
      runScript: async (address: string) => {
        inPage.push(address)
        run()
        return () => void inPage.splice(inPage.indexOf(address), 1)
      },
    }
  }
  test('reCAPTCHA: requested with the action on submit, and removed with its badge afterwards', async () => {
    const asked: unknown[] = []
    const device = scripts(() => {
      window.grecaptcha = {
        ready: (run) => run(),
        execute: async (...about) => (asked.push(about), 'a-token'),
      }
      document.body.innerHTML = '<div id="outer"><div class="grecaptcha-badge"></div></div>'
    })
    const { captcha } = open({ [CAPTCHA]: info('Recaptcha', 'key/1') }, device)
    captcha.hold('recovery')
    await vi.waitFor(() =>
      expect(device.inPage).toEqual(['https://www.recaptcha.net/recaptcha/api.js?render=key%2F1']),
    )
    expect(asked).toEqual([])
    expect(await captcha.solve('recovery')).toEqual({ kind: 'solved', token: 'a-token' })
    expect(asked).toEqual([['key/1', { action: 'recovery' }]])
    await vi.waitFor(() =>
      expect([device.inPage, document.querySelector('#outer'), window.grecaptcha]).toEqual([
        [],
        null,
        undefined,
      ]),
    )
  })
  test('a base server with a key uses reCAPTCHA', async () => {
    const device = scripts(
      () => (window.grecaptcha = { ready: (run) => run(), execute: async () => 'a-token' }),
    )
    const { captcha } = open({ 'GET /api/sitekey': ok('a-key') }, device, null)
    expect(await captcha.solve('register')).toEqual({ kind: 'solved', token: 'a-token' })
  })
  test('leaving removes the script, whether it was used or not', async () => {
    const device = scripts(() => {})
    const leave = open({ [CAPTCHA]: info('Recaptcha', 'a-key') }, device).captcha.hold('register')
    await vi.waitFor(() => expect(device.inPage).toHaveLength(1))
    leave()
    await vi.waitFor(() => expect(device.inPage).toEqual([]))
  })
  test('reCAPTCHA is tried again after a failure', async () => {
    let answers = 0
    const device = scripts(() => {
      window.grecaptcha = {
        ready: (run) => run(),
        execute: () => ((answers += 1) === 1 ? Promise.reject(new Error('No.')) : Promise.resolve('a-token')),
      }
    })
    const { captcha } = open({ [CAPTCHA]: info('Recaptcha', 'a-key') }, device)
    expect(await captcha.solve('register')).toEqual({ kind: 'failed', trouble: 'unsolved' })
    expect(await captcha.solve('register')).toEqual({ kind: 'solved', token: 'a-token' })
  })
  test.each(['Recaptcha', 'Turnstile'] as const)('%s that is blocked', async (provider) => {
    const { captcha } = open({ [CAPTCHA]: info(provider, 'a-key') })
    expect(await captcha.solve('register')).toEqual({ kind: 'failed', trouble: 'blocked' })
  })
  test('Turnstile: shown in place of the form, and removed afterwards', async () => {
    const done: unknown[] = []
    const device = scripts(() => {
      let finish: (token: string) => void = () => {}
      window.turnstile = {
        render: (place, rules) => {
          done.push(['render', place, rules.sitekey, rules.action])
          finish = rules.callback
          return 'a-widget'
        },
        execute: () => finish('a-token'),
        remove: (widget) => done.push(['remove', widget]),
      }
    })
    const { captcha } = open({ [CAPTCHA]: info('Turnstile', 'a-key') }, device)
    expect(await captcha.solve('register')).toEqual({ kind: 'solved', token: 'a-token' })
    await vi.waitFor(() => expect(device.inPage).toEqual([]))
    expect(done).toEqual([
      ['render', `#${CAPTCHA_ELEMENT_ID}`, 'a-key', 'register'],
      ['remove', 'a-widget'],
    ])
  })
  test('Turnstile that fails', async () => {
    const device = scripts(() => {
      let fail = () => {}
      window.turnstile = {
        render: (_, rules) => {
          fail = rules['error-callback']
          return 'a-widget'
        },
        execute: () => fail(),
        remove: () => {},
      }
    })
    expect(await open({ [CAPTCHA]: info('Turnstile', 'a-key') }, device).captcha.solve('register')).toEqual({
      kind: 'failed',
      trouble: 'unsolved',
    })
  })
})
