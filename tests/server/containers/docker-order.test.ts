import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rulesOf } from '#server/containers/docker/firewall.ts'
import { createOptionsOf, nameOf } from '#server/containers/docker/create-options.ts'
import { publicHostOf } from '#server/containers/public-host.ts'
import { baseNameOf, isImageName, registryOf } from '#server/containers/image-name.ts'
import { podNameOf } from '#server/containers/kubernetes/objects.ts'
import type { ContainerSpec } from '#server/containers/provider.ts'

const anOrder = (more: Partial<ContainerSpec> = {}): ContainerSpec => ({
  guid: '0123abcd-0123-4abc-8def-0123456789ab',
  gameId: 1,
  challengeId: 2,
  teamId: 3,
  userId: 'u',
  image: 'shop:1',
  port: 80,
  flag: null,
  memoryLimit: 64,
  cpuCount: 1,
  storageLimit: 256,
  privileged: false,
  ...more,
})
const LIMITS = { containerDns: [], containerPids: 128, containerPrivileged: false, containerReadOnly: false }
const optionsOf = (more: Partial<ContainerSpec>, isPodman = false) =>
  createOptionsOf(anOrder(more), { platform: 'p', network: 'n', port: '80/tcp', isPodman, limits: LIMITS })

test.each([
  ['shop', 'shop', 'docker.io'],
  ['shop:1.2', 'shop', 'docker.io'],
  ['user/shop:1', 'shop', 'docker.io'],
  ['registry.example.org/ctf/shop:1', 'shop', 'registry.example.org'],
  ['Registry.example.org:5000/shop', 'shop', 'registry.example.org:5000'],
  ['localhost/shop@sha256:0123', 'shop', 'localhost'],
])('%s is named %s and comes from %s', (image, base, registry) => {
  expect(baseNameOf(image)).toBe(base)
  expect(registryOf(image)).toBe(registry)
})

test('names are valid for engines and clusters with any image, and contain nothing of the flag', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), fc.uuid(), (image, guid) => {
      const order = anOrder({ image, guid, flag: 'flag{secret}' })
      expect(nameOf(order)).toMatch(/^[A-Za-z0-9_.-]+_[0-9a-f]{16}$/)
      expect(nameOf(order)).toMatch(/^[A-Za-z0-9]/)
      expect(podNameOf(order)).toMatch(/^[a-z]([a-z0-9-]*[a-z0-9])?$/)
      expect(podNameOf(order).length).toBeLessThanOrEqual(63)
      expect(nameOf({ ...order, flag: 'flag{other}' })).toBe(nameOf(order))
    }),
  )
})

describe('limits', () => {
  test('of any size are exact: with 32 bits 4 GiB would be 0', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 32, max: 1_048_576 }),
        fc.integer({ min: 1, max: 1024 }),
        (memoryLimit, cpuCount) => {
          const { HostConfig } = optionsOf({ memoryLimit, cpuCount })
          expect(HostConfig?.Memory).toBe(memoryLimit * 2 ** 20)
          expect(HostConfig?.MemorySwap).toBe(HostConfig?.Memory)
          expect(HostConfig?.NanoCpus).toBe(cpuCount * 1e8)
        },
      ),
    )
  })
  test('are lifted for privileged challenges, if the operator allows it', () => {
    const told = (privileged: boolean, containerPrivileged: boolean) =>
      createOptionsOf(anOrder({ privileged }), {
        platform: 'p',
        network: 'n',
        port: '80/tcp',
        isPodman: false,
        limits: { ...LIMITS, containerPrivileged },
      })
    expect(told(true, true).HostConfig).toMatchObject({ Privileged: true, PidsLimit: 128 })
    for (const { HostConfig } of [told(true, false), told(false, true), told(false, false)]) {
      expect(HostConfig).toMatchObject({ CapDrop: ['ALL'], SecurityOpt: ['no-new-privileges'] })
      expect(HostConfig).not.toHaveProperty('Privileged')
    }
  })
  test('Podman also gets a process limit per user', () => {
    const named = (isPodman: boolean) =>
      (optionsOf({}, isPodman).HostConfig?.Ulimits ?? []).map(({ Name }) => Name)
    expect([named(true), named(false)]).toEqual([['nofile', 'nproc'], ['nofile']])
  })
})

test('players reach containers at the configured host, otherwise the engine’s, otherwise the platform’s, otherwise this machine', () => {
  const own = { containerPublicEntry: null, publicUrl: 'https://ctf.example.org:8443' }
  expect(publicHostOf({ ...own, containerPublicEntry: 'play.example.org' }, 'engine')).toBe(
    'play.example.org',
  )
  expect(publicHostOf(own, '10.0.0.2')).toBe('10.0.0.2')
  expect(publicHostOf(own, null)).toBe('ctf.example.org')
  expect(publicHostOf({ ...own, publicUrl: null }, null)).toMatch(/^\d+\.\d+\.\d+\.\d+$/)
})

test('the firewall blocks new connections to the machine, to other containers, and to blocked networks, for IPv4 and IPv6', () => {
  const rules = (chain: string) =>
    rulesOf(['10.0.0.0/8', '2001:db8::/32', '192.0.2.1'], { iptables: chain, ip6tables: 'FORWARD' }).map(
      ({ tool, rule }) => [tool, ...rule].join(' '),
    )
  const knock = '-i vxl+ -m conntrack --ctstate NEW -j REJECT'
  const ipv6 = ['INPUT', 'FORWARD -o vxl+', 'FORWARD -d 2001:db8::/32'].map(
    (rule) => `ip6tables ${rule} ${knock}`,
  )
  for (const chain of ['DOCKER-USER', 'FORWARD']) {
    const ipv4 = ['INPUT', `${chain} -o vxl+`, `${chain} -d 10.0.0.0/8`, `${chain} -d 192.0.2.1`].map(
      (rule) => `iptables ${rule} ${knock}`,
    )
    expect(rules(chain)).toEqual([...ipv4, ...ipv6])
  }
})

test.each(['redis', 'library/redis:7', 'registry.example:5000/a/b@sha256:0f', 'a..b/c'])(
  '%s is a name of an image',
  (image) => {
    expect(isImageName(image)).toBe(true)
  },
)
test.each(['', '/a', 'a//b', 'a/', 'a/.', 'a/..', 'a/../b', 'a b', '../a'])(
  '%j is none, because it could lead to another path of the engine',
  (image) => {
    expect(isImageName(image)).toBe(false)
  },
)
