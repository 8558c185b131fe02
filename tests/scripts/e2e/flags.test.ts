import { expect, test } from 'vitest'
import { readE2eFlags } from '../../../scripts/e2e/flags.ts'

const read = (line: string) => readE2eFlags(line.split(' ').filter((word) => word !== ''))

test('without a server, everything is for Playwright', () => {
  expect(read('play -g flag --workers=1')).toEqual({
    ok: true,
    server: null,
    rest: ['play', '-g', 'flag', '--workers=1'],
  })
})

test('a server is read from among the words for Playwright', () => {
  expect(read('play --server https://ctf.example.org/ --admin-password Secret=1 -g flag')).toEqual({
    ok: true,
    server: { url: 'https://ctf.example.org', admin: 'Admin', password: 'Secret=1' },
    rest: ['play', '-g', 'flag'],
  })
  expect(read('--server=http://127.0.0.1:8080 --admin=root --admin-password=Secret=1')).toEqual({
    ok: true,
    server: { url: 'http://127.0.0.1:8080', admin: 'root', password: 'Secret=1' },
    rest: [],
  })
})

test.each([
  ['--server', '--server has no value'],
  ['--server= --admin-password x', '--server has no value'],
  ['--server --admin-password x', '--server has no value'],
  ['--server http://x', '--server needs --admin-password'],
  ['--server http://x --admin-password', '--admin-password has no value'],
  ['--admin-password x', '--admin-password is of use only with --server'],
  ['--admin root', '--admin is of use only with --server'],
  ['--server http://x --server http://y --admin-password z', '--server is given twice'],
])('%s is rejected: %s', (line, complaint) => {
  expect(read(line)).toEqual({ ok: false, complaint })
})

// `localhost:8080` is a valid URL of the scheme `localhost`.
test.each(['nonsense', 'localhost:8080', 'ftp://x', 'http://x/ctf', 'http://x/?a', 'http://me@x'])(
  '%s is no address of a server',
  (address) => {
    expect(read(`--server ${address} --admin-password x`)).toEqual({
      ok: false,
      complaint: `--server is ${JSON.stringify(address)} but must be an address such as https://ctf.example.org`,
    })
  },
)
