import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientAddress, proxiesOf } from '#server/http/forwarded.ts'
import { globalPartition, partitionOf, wideNetworkOf } from '#server/http/limits/partition.ts'
import { ANONYMOUS } from '#server/http/visitor.ts'

const proxies = proxiesOf(['10.0.0.0/8', '127.0.0.1', 'fd00::/8'])

test.each([
  ['without a trusted proxy nothing is believed', '9.9.9.9', '1.2.3.4', '9.9.9.9'],
  ['the hop before the proxy', '10.0.0.1', '1.2.3.4', '1.2.3.4'],
  ['a forged address of the client is to the left of it', '10.0.0.1', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
  ['over two proxies', '127.0.0.1', '6.6.6.6, 1.2.3.4, 10.2.3.4', '1.2.3.4'],
  ['nothing but proxies', '127.0.0.1', '10.1.1.1, 10.2.3.4', '10.1.1.1'],
  ['no header', '10.0.0.1', undefined, '10.0.0.1'],
  ['a word that is no address', '10.0.0.1', '1.2.3.4, unknown', '10.0.0.1'],
  ['an address with a port', '10.0.0.1', '1.2.3.4:5678', '1.2.3.4'],
  ['IPv6 in brackets with a port', '10.0.0.1', '[2001:db8::1]:443', '2001:db8::1'],
  ['IPv4 over an IPv6 socket', '::ffff:10.0.0.1', '::ffff:1.2.3.4', '1.2.3.4'],
  ['a proxy by IPv6', 'fd00::1', '2001:db8::2', '2001:db8::2'],
])('%s', (_, peer, header, expected) => {
  expect(clientAddress(peer, header, proxies)).toBe(expected)
})

test('an anonymous caller is charged by address, IPv6 by its /56, loopback not at all', () => {
  const from = (ip: string) => globalPartition({ ...ANONYMOUS, ip })
  expect(from('127.0.0.1')).toBeNull()
  expect(from('::1')).toBeNull()
  expect(from('')).toBeNull()
  expect(from('1.2.3.4')).toBe('ip:1.2.3.4')
  expect(from('2001:db8::1')).toBe(from('2001:db8:0:ff:ffff::2'))
  expect(from('2001:db8::1')).not.toBe(from('2001:db8:0:100::1'))
})
test('all addresses of a site are one network, in any notation', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16))
  fc.assert(
    fc.property(fc.array(group, { minLength: 5, maxLength: 5 }), fc.boolean(), (rest, isShort) => {
      const own = isShort ? `2001:db8:7::${rest[4]}` : ['2001', '0DB8', '0007', ...rest].join(':')
      expect(wideNetworkOf(own)).toBe(wideNetworkOf('2001:db8:7::1'))
      expect(wideNetworkOf(own.replace(/^2001:0?db8:0{0,3}7/i, '2001:db8:8'))).not.toBe(wideNetworkOf(own))
    }),
  )
  expect([wideNetworkOf('1.2.3.4'), wideNetworkOf('1.2.4.4')]).toEqual(['1.2.3', '1.2.4'])
})
test('a signed-in caller is identified by id, at any address', () => {
  const actor = { id: 'x', name: 'x', role: 'User' } as const
  expect(partitionOf({ ...ANONYMOUS, ip: '1.1.1.1', actor })).toBe('user:x')
  expect(globalPartition({ ...ANONYMOUS, ip: '127.0.0.1', actor })).toBe('user:x')
})
