import { expect, test } from 'vitest'
import { isOwnOrigin } from '#server/http/request-origin.ts'

const host = 'ctf.example'
test.each([
  ['a client that is no browser', { host }, true],
  ['our own page', { host, origin: 'http://ctf.example' }, true],
  ['another site', { host, origin: 'http://evil.example' }, false],
  ['another port', { host, origin: 'http://ctf.example:81' }, false],
  ['a sandboxed page', { host, origin: 'null' }, false],
  ['nonsense', { host, origin: 'nonsense' }, false],
  [
    'our own page behind a proxy that changes the host',
    { host: 'inner:8080', origin: 'http://ctf.example', 'sec-fetch-site': 'same-origin' },
    true,
  ],
  ['typed into the address bar', { host, 'sec-fetch-site': 'none' }, true],
  ['another site, told by the browser', { host, 'sec-fetch-site': 'cross-site' }, false],
  ['a sister site', { host, origin: 'http://ctf.example', 'sec-fetch-site': 'same-site' }, false],
])('%s', (_, headers, expected) => {
  expect(isOwnOrigin(headers, null)).toBe(expected)
})
test('the public address is ours too', () => {
  expect(isOwnOrigin({ host: 'inner:8080', origin: 'https://ctf.example' }, 'https://ctf.example')).toBe(true)
  expect(isOwnOrigin({ host: 'inner:8080', origin: 'https://ctf.example' }, null)).toBe(false)
})
