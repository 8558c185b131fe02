import { expect, test } from 'vitest'
import { readForwardFlags } from '../../scripts/forward-flags.ts'

const read = (line: string) => readForwardFlags(line.split(' ').filter((word) => word !== ''))

test('missing flags leave the defaults of the command', () => {
  const flags = { backend: undefined, port: undefined, host: undefined, isNamedHost: false }
  expect(read('')).toEqual({ ok: true, flags })
})

test('a complete command line is parsed', () => {
  const flags = { backend: 'https://ctf.example.org', port: 64001, host: '127.0.0.1', isNamedHost: true }
  expect(read('--backend https://ctf.example.org --port 64001 --host 127.0.0.1 --named-host')).toEqual({
    ok: true,
    flags,
  })
})

test.each([
  ['--backend nonsense', /--backend is "nonsense" but must begin with http/],
  // The text parses as a URL of the scheme `localhost`, so the scheme must be checked.
  ['--backend localhost:8080', /--backend is "localhost:8080" but must begin with http/],
  ['--backend ftp://x/', /must begin with http/],
  ['--backend', /^Option '--backend/],
  ['--port abc', /--port is "abc" but must be a port/],
  ['--port 65536', /must be a port/],
  ['--bakend http://x', /^Unknown option '--bakend'$/],
])('%s is rejected with one line', (line, complaint) => {
  const reading = read(line)
  expect(reading).toEqual({ ok: false, complaint: expect.stringMatching(complaint) as string })
  expect(reading.ok || reading.complaint).not.toContain('\n')
})
