import { expect, test } from 'vitest'
import { aServer } from '#tests/server/a-server.ts'

test('one network without a session may not make more changes than a venue that signs in, with any number of addresses', async () => {
  const server = await aServer({ config: { trustedProxies: ['127.0.0.1'] } })
  const leave = (from: string) =>
    server.ask('POST', '/api/account/logout', { headers: { 'x-forwarded-for': from } })
  // Six households of one site, none of which reaches its own limit, so only the limit of the site can refuse
  // them.
  const answers = await Promise.all(
    Array.from({ length: 700 }, (_, nth) => leave(`2001:db8:0:${(nth % 6) + 1}00::1`)),
  )
  const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length
  expect([count(401), count(429)]).toEqual([600, 100])
  expect((await leave('2001:db8:1:100::1')).statusCode).toBe(401)
  await server.close()
})
