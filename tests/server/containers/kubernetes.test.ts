import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openCluster } from '#server/containers/kubernetes/cluster.ts'
import { kubernetesProvider } from '#server/containers/kubernetes/kubernetes-provider.ts'
import { containerFaultIn } from '#server/containers/start-error.ts'
import type { ContainerSpec, ContainerProvider } from '#server/containers/provider.ts'
import type { Config } from '#server/config/config.ts'
import { randomIds } from '#server/base/ids.ts'
import { QUIET } from '../a-server.ts'
import { handClock, type HandClock } from '../hand-clock.ts'
import { aCluster, STEPS, type FakeCluster } from './kubernetes.world.ts'

const GUID = '0123abcd-0123-4abc-8def-0123456789ab'
const PATIENCE = { readyMs: 5000, lookMs: 5 }
let cluster: FakeCluster
let clock: HandClock
let provider: ContainerProvider

async function aProvider(config: Partial<Config> = {}, platform = 'mine'): Promise<ContainerProvider> {
  const settings: Config = {
    ...QUIET,
    containerKubeconfig: cluster.kubeconfig,
    containerBlockedNetworks: ['10.0.0.0/8', '192.168.1.1'],
    ...config,
  }
  return kubernetesProvider({
    cluster: await openCluster(settings),
    platform,
    config: settings,
    clock,
    patience: PATIENCE,
  })
}
const anOrder = (more: Partial<ContainerSpec> = {}): ContainerSpec => ({
  guid: GUID,
  gameId: 1,
  challengeId: 2,
  teamId: 3,
  userId: '11111111-2222-4333-8444-555555555555',
  image: 'registry.example.org/ctf/Web_Shop:1',
  port: 8080,
  flag: 'flag{mine}',
  memoryLimit: 64,
  cpuCount: 5,
  storageLimit: 256,
  privileged: false,
  ...more,
})
const start = (more: Partial<ContainerSpec> = {}, by = provider, onPulling = () => {}) =>
  by.start(anOrder(more), onPulling, AbortSignal.timeout(10_000))
const left = () => ['pods', 'services', 'networkpolicies'].flatMap((kind) => cluster.all(kind))

beforeEach(async () => {
  cluster = await aCluster()
  clock = handClock(Date.now())
  provider = await aProvider({ containerDns: ['8.8.8.8'] })
})
afterEach(() => cluster.close())

describe('the created objects', () => {
  test('the pod, as documented', async () => {
    await start()
    const labels = {
      'vexil.platform': 'mine',
      'vexil.guid': GUID,
      'vexil.game': '1',
      'vexil.challenge': '2',
      'vexil.team': '3',
      'vexil.user': '11111111-2222-4333-8444-555555555555',
      TeamId: '3',
      UserId: '11111111-2222-4333-8444-555555555555',
    }
    expect(cluster.all('pods')).toMatchObject([
      {
        kind: 'Pod',
        metadata: { name: 'web-shop-0123abcd01234abc', labels },
        spec: {
          restartPolicy: 'Never',
          automountServiceAccountToken: false,
          enableServiceLinks: false,
          dnsPolicy: 'None',
          dnsConfig: { nameservers: ['8.8.8.8'] },
          securityContext: { seccompProfile: { type: 'RuntimeDefault' } },
          containers: [
            {
              image: 'registry.example.org/ctf/Web_Shop:1',
              imagePullPolicy: 'IfNotPresent',
              env: [{ name: 'GZCTF_FLAG', value: 'flag{mine}' }],
              ports: [{ containerPort: 8080 }],
              resources: {
                limits: { cpu: '500m', memory: '64Mi', 'ephemeral-storage': '256Mi' },
                requests: { cpu: '10m', memory: '32Mi' },
              },
              securityContext: {
                allowPrivilegeEscalation: false,
                capabilities: { drop: ['ALL'] },
                readOnlyRootFilesystem: false,
              },
            },
          ],
        },
      },
    ])
    expect(cluster.all('pods')[0]?.spec).not.toHaveProperty('imagePullSecrets')
  })
  test('the service, which is deleted with the pod, and the returned address', async () => {
    const place = await start()
    const [pod, service] = [cluster.all('pods')[0], cluster.all('services')[0]]
    expect(service).toMatchObject({
      metadata: {
        name: 'container-0123abcd01234abc',
        ownerReferences: [{ kind: 'Pod', name: pod?.metadata.name, uid: pod?.metadata.uid }],
      },
      spec: {
        type: 'NodePort',
        selector: { 'vexil.guid': GUID },
        ports: [{ port: 8080, targetPort: 8080, protocol: 'TCP' }],
      },
    })
    const [port] = (service?.spec['ports'] ?? []) as { nodePort: number }[]
    expect(place).toEqual({
      id: 'web-shop-0123abcd01234abc',
      ip: '10.42.0.7',
      port: 8080,
      publicIp: '127.0.0.1',
      publicPort: port?.nodePort,
    })
    expect(
      (await start({ guid: randomIds.guid() }, await aProvider({ containerPublicEntry: 'ctf.example.org' })))
        .publicIp,
    ).toBe('ctf.example.org')
  })
  test('the policy, before the pod: in by the port, out to all but the blocked networks', async () => {
    await start()
    expect(cluster.all('networkpolicies')).toMatchObject([
      {
        spec: {
          podSelector: { matchLabels: { 'vexil.guid': GUID } },
          policyTypes: ['Ingress', 'Egress'],
          ingress: [{ ports: [{ port: 8080, protocol: 'TCP' }] }],
          egress: [
            {
              to: [
                { ipBlock: { cidr: '0.0.0.0/0', except: ['10.0.0.0/8', '192.168.1.1/32'] } },
                { ipBlock: { cidr: '::/0', except: ['fc00::/7', 'fe80::/10'] } },
              ],
            },
          ],
        },
      },
    ])
    const made = cluster.asked.filter((line) => line.startsWith('POST')).map((line) => line.split('/').at(-1))
    expect(made).toEqual(['namespaces', 'networkpolicies', 'pods', 'services'])
  })
  test('without a flag or privileges, read-only, and with another pull policy, if configured', async () => {
    const tight = await aProvider({ containerReadOnly: true, containerPull: 'always' })
    await start({ flag: null, privileged: true, image: '2048' }, tight)
    const [pod] = cluster.all('pods')
    expect(pod?.metadata.name).toBe('chal-2048-0123abcd01234abc')
    expect(pod?.spec).toMatchObject({
      containers: [
        {
          env: [],
          imagePullPolicy: 'Always',
          securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true },
          volumeMounts: [{ mountPath: '/tmp' }, { mountPath: '/run' }],
        },
      ],
      volumes: [{ emptyDir: { medium: 'Memory' } }, { emptyDir: { medium: 'Memory' } }],
    })
    const free = await aProvider({ containerPrivileged: true })
    const guid = randomIds.guid()
    await start({ guid, privileged: true }, free)
    const privileged = cluster.all('pods').find(({ metadata }) => metadata.labels?.['vexil.guid'] === guid)
    expect(privileged?.spec).toMatchObject({ containers: [{ securityContext: { privileged: true } }] })
  })
  test('the password of a registry is sent to that registry alone, and stored once', async () => {
    const signedIn = await aProvider({
      containerRegistry: 'registry.example.org',
      containerRegistryUser: 'ctf',
      containerRegistryPassword: 'p:@"w',
    })
    await start({}, signedIn)
    const [secret] = cluster.all('secrets')
    expect(secret?.['type']).toBe('kubernetes.io/dockerconfigjson')
    const { '.dockerconfigjson': text = '' } = (secret?.['data'] ?? {}) as Record<string, string>
    expect(JSON.parse(Buffer.from(text, 'base64').toString())).toEqual({
      auths: {
        'registry.example.org': {
          username: 'ctf',
          password: 'p:@"w',
          auth: Buffer.from('ctf:p:@"w').toString('base64'),
        },
      },
    })
    expect(cluster.all('pods')[0]?.spec).toMatchObject({
      imagePullSecrets: [{ name: secret?.metadata.name }],
    })
    const guid = randomIds.guid()
    await start({ guid, image: 'nginx:1' }, signedIn)
    expect(cluster.all('secrets')).toHaveLength(1)
    expect(
      cluster.all('pods').find(({ metadata }) => metadata.labels?.['vexil.guid'] === guid)?.spec,
    ).not.toHaveProperty('imagePullSecrets')
  })
})

test('the caller is notified once that the image is being pulled', async () => {
  let told = 0
  cluster.steps = [...STEPS.ready.slice(0, 2), ...STEPS.ready.slice(0, 2), ...STEPS.ready.slice(2)]
  await start({}, provider, () => told++)
  expect(told).toBe(1)
})

describe('a repeated start', () => {
  test('finds the running pod', async () => {
    const first = await start()
    expect(await start({}, await aProvider())).toEqual(first)
    expect(left()).toHaveLength(3)
  })
  test('finds what a killed server has partly created', async () => {
    await start()
    const [pod] = cluster.all('pods')
    await provider.stop(GUID)
    if (pod) cluster.put('pods', pod)
    const place = await start()
    expect(place.publicPort).toBeGreaterThan(0)
    expect(left()).toHaveLength(3)
  })
  test('waits until the name of a pod that is being deleted is free', async () => {
    await start()
    const [pod] = cluster.all('pods')
    if (!pod) return expect.fail()
    pod.metadata.deletionTimestamp = new Date().toISOString()
    const waiting = start()
    await expect
      .poll(() => cluster.asked.filter((line) => line.startsWith('POST') && line.endsWith('/pods')).length)
      .toBeGreaterThan(2)
    await provider.stop(GUID)
    await waiting
    expect(cluster.all('pods')[0]?.metadata.uid).not.toBe(pod.metadata.uid)
  })
})

describe('a failure is reported, and leaves nothing behind', () => {
  test.each([
    [
      'an image that no registry has',
      STEPS.pullFails,
      'the pod of registry.example.org/ctf/Web_Shop:1 does not run: ErrImagePull: manifest unknown',
      'ImageMissing',
    ],
    [
      'a service that ends',
      STEPS.ends,
      'the pod of registry.example.org/ctf/Web_Shop:1 does not run: it ended with code 127 (ContainerCannotRun)',
      'EndedAtOnce',
    ],
  ])('%s', async (_, steps, message, fault) => {
    cluster.steps = steps
    await expect(start()).rejects.toMatchObject({ message, fault })
    expect(left()).toEqual([])
  })
  test('no node with enough room', async () => {
    cluster.steps = STEPS.noRoom
    const message: unknown = expect.stringContaining('not ready: 0/1 nodes have room')
    await expect(provider.start(anOrder(), () => {}, AbortSignal.timeout(100))).rejects.toMatchObject({
      message,
      fault: 'NoRoom',
    })
    expect(left()).toEqual([])
  })
  test.each([
    [
      'POST',
      /\/pods$/,
      403,
      'pods is forbidden: exceeded quota',
      'Kubernetes refused to make a pod: pods is forbidden: exceeded quota',
      'NoRoom',
    ],
    [
      'POST',
      /\/services$/,
      422,
      'provided port is already allocated',
      'Kubernetes refused to make a service: provided port is already allocated',
      'Failed',
    ],
    [
      'POST',
      /\/networkpolicies$/,
      500,
      'etcd is away',
      'Kubernetes refused to make a network policy: etcd is away',
      'Failed',
    ],
    ['POST', /\/namespaces$/, 403, 'no', 'Kubernetes refused to make the namespace: no', 'Failed'],
  ])('a refusal: %s %s', async (method, path, code, message, told, fault) => {
    cluster.refusals.push({ method, path, refusal: { code, message } })
    const error: unknown = await start().catch((thrown: unknown) => thrown)
    expect(error instanceof Error && [error.message, containerFaultIn(error)]).toEqual([told, fault])
    expect(left()).toEqual([])
    // A refused start must leave nothing behind that blocks the next one.
    await start()
    expect(left()).toHaveLength(3)
  })
  test('a cluster that disappears and returns', async () => {
    await start()
    await cluster.stop()
    const message: unknown = expect.stringMatching(
      /^the Kubernetes API at http:\/\/127\.0\.0\.1:\d+ cannot be reached \(/,
    )
    await expect(start({ guid: randomIds.guid() })).rejects.toMatchObject({ message, fault: 'RuntimeSilent' })
    await expect(provider.list()).rejects.toThrow(/cannot be reached/)
    await expect(provider.stop(GUID)).rejects.toThrow(/cannot be reached/)
    await cluster.begin()
    expect(await provider.list()).toMatchObject([{ guid: GUID, runs: true }])
  })
  test('a deleted namespace is created again', async () => {
    await start()
    cluster.namespaces.clear()
    await expect(start({ guid: randomIds.guid() })).rejects.toThrow(/not found/)
    await start({ guid: randomIds.guid() })
    expect([...cluster.namespaces]).toEqual(['vexil-challenges'])
  })
})

describe('a stop', () => {
  test('deletes the pod, its service and its policy, and a second one does nothing', async () => {
    await start()
    await provider.stop(GUID)
    expect(left()).toEqual([])
    await provider.stop(GUID)
  })
  test('a failing pod is reported as such, and another platform’s is not reported', async () => {
    await start()
    const other = await aProvider({}, 'theirs')
    const guid = randomIds.guid()
    await start({ guid }, other)
    expect(await provider.list()).toEqual([{ id: 'web-shop-0123abcd01234abc', guid: GUID, runs: true }])
    const [pod] = cluster.all('pods')
    if (pod) pod.status = { phase: 'Failed' }
    expect(await provider.list()).toMatchObject([{ runs: false }])
    await provider.stop(guid)
    expect(await other.list()).toMatchObject([{ guid, runs: true }])
  })
  test('a policy without its pod is deleted when it is no longer new', async () => {
    await start()
    const [policy] = cluster.all('networkpolicies')
    await provider.stop(GUID)
    if (policy) cluster.put('networkpolicies', policy)
    await provider.list()
    expect(cluster.all('networkpolicies')).toHaveLength(1)
    clock.advance(11 * 60_000)
    await provider.list()
    expect(left()).toEqual([])
  })
})
