import { createServer, type RequestListener } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { signInOnce } from '../../../scripts/e2e/sign-in-once.ts'
import { freePort } from '../../e2e/process.ts'

let stop = () => {}

afterEach(() => stop())

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  stop = () => server.close()
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

const platform =
  (status: number, role: string): RequestListener =>
  (request, response) => {
    if (request.url === '/api/account/login')
      return void response.writeHead(status, { 'set-cookie': 'session=a; HttpOnly' }).end('{}')
    const isIn = request.headers.cookie === 'session=a'
    response.writeHead(isIn ? 200 : 401).end(JSON.stringify({ role: isIn ? role : null }))
  }
const signIn = (url: string) => signInOnce({ url, admin: 'Ada', password: 'Lovelace1' })

test('an administrator may go on', async () => {
  expect(await signIn(await serve(platform(200, 'Admin')))).toEqual({ ok: true })
})

test.each([
  [401, 'Admin', /^Ada cannot sign in at \S+ \(401\)$/, 'check --admin and --admin-password'],
  [200, 'User', /^Ada is no administrator of \S+$/, 'check --admin and --admin-password'],
  [429, 'Admin', /takes no sign-in now, because there were too many$/, 'try again later'],
])('a sign-in with %i as %s has one sentence', async (status, role, complaint, remedy) => {
  const url = await serve(platform(status, role))
  expect(await signIn(url)).toEqual({ ok: false, complaint: expect.stringMatching(complaint), remedy })
})

test('a server that is not there is named with the reason', async () => {
  const url = `http://127.0.0.1:${await freePort()}`
  expect(await signIn(url)).toEqual({
    ok: false,
    complaint: expect.stringMatching(/does not answer \(connect ECONNREFUSED/),
    remedy: 'check --server',
  })
})
