import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSourceAddress, sourceUrl, type SourceAddress } from '#contract/rules/source-address.ts'

const plain: SourceAddress = {
  host: 'db',
  port: 5432,
  user: 'postgres',
  password: 'a-word',
  database: 'gzctf',
  isEncrypted: false,
}

test.each<[string, Partial<SourceAddress>]>([
  ['postgres://postgres:a-word@db:5432/gzctf', {}],
  ['postgresql://postgres:a-word@db/gzctf', {}],
  ['postgres://postgres:p@ss/w:rd%@db/gzctf', { password: 'p@ss/w:rd%' }],
  [
    'postgres://postgres:a%2Fb@[::1]:6000/gzctf?sslmode=require',
    { password: 'a/b', host: '[::1]', port: 6000, isEncrypted: true },
  ],
  ['Host=db:5432;Database=gzctf;Username=postgres;Password=a-word', {}],
  [
    'host=db; port=6000; database=gzctf; user id=postgres; password=a=b; SSL Mode=Require',
    { port: 6000, password: 'a=b', isEncrypted: true },
  ],
])('%s', (text, parts) => {
  expect(readSourceAddress(text)).toEqual({ ...plain, ...parts })
})

test.each([
  '',
  'gzctf',
  'http://db/gzctf',
  'postgres://db',
  'postgres:///gzctf?host=/var/run/postgresql',
  'postgres://db/gzctf?sslrootcert=/etc/passwd',
  'postgres://db/gzctf?sslmode=require&sslkey=/root/key',
  'postgres://db:0/gzctf',
  'postgres://db:99999/gzctf',
  'Host=/var/run/postgresql;Database=gzctf',
  'Host=db',
  'Host=db;Database=gzctf;Port=x',
])('%s is no address of another server', (text) => {
  expect(readSourceAddress(text)).toBeNull()
})

test('every password comes through as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (password) => {
      expect(readSourceAddress(sourceUrl({ ...plain, password }))?.password).toBe(password)
    }),
  )
})
