import { expect, test } from 'vitest'
import { sharesPlatformHost } from '#server/containers/public-host.ts'

const CHOICE = {
  containerPublicEntry: null,
  containerProvider: 'docker',
  containerHost: null,
  publicUrl: 'https://ctf.example.org',
} as const

test.each([
  ['an engine on this machine without an entry', {}, true],
  ['an entry that is the host of the platform', { containerPublicEntry: 'CTF.example.org' }, true],
  ['an entry of another name', { containerPublicEntry: 'play.example.net' }, false],
  [
    'an entry, and no public address to compare it with',
    { containerPublicEntry: 'play.example.net', publicUrl: null },
    false,
  ],
  ['an engine on this machine, and no public address', { publicUrl: null }, true],
  ['an engine on another machine', { containerHost: 'tcp://10.0.0.7:2376' }, false],
  ['an engine on another machine over TLS', { containerHost: 'https://10.0.0.7:2376' }, false],
  ['a socket on this machine', { containerHost: 'unix:///run/engine.sock' }, true],
  ['a cluster', { containerProvider: 'kubernetes' }, false],
] as const)('%s shares the host of the platform or not', (_, choice, expected) => {
  expect(sharesPlatformHost({ ...CHOICE, ...choice })).toBe(expected)
})
