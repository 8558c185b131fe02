import { createHash } from 'node:crypto'
import type { V1NetworkPolicy, V1Pod, V1Secret, V1Service } from '@kubernetes/client-node'
import type { Config } from '#server/config/config.ts'
import { blockedNetworks } from '../blocked-networks.ts'
import { KEPT_CAPABILITIES } from '../capabilities.ts'
import { baseNameOf, registryOf } from '../image-name.ts'
import { LABEL, labelsOf, shortNameOf } from '../labels.ts'
import type { ContainerSpec } from '../provider.ts'

export type PodOptions = Pick<
  Config,
  | 'containerBlockedNetworks'
  | 'containerDns'
  | 'containerPrivileged'
  | 'containerPull'
  | 'containerReadOnly'
  | 'containerRegistry'
  | 'containerRegistryUser'
  | 'containerRegistryPassword'
>

const MAX_NAME_LENGTH = 63
const PULL_POLICY = { missing: 'IfNotPresent', always: 'Always', never: 'Never' } as const

/** A DNS label. It begins with the name of the image, so that operators can read a list of pods. */
export function podNameOf({ image, guid }: ContainerSpec): string {
  const base = baseNameOf(image)
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+/, '')
  const begins = /^[a-z]/.test(base) ? base : `chal-${base}`
  return `${begins.slice(0, MAX_NAME_LENGTH - 17)}-${shortNameOf(guid)}`
}
/**
 * The name of the service and the policy. It does not contain the image, so that both are found by guid
 * alone.
 */
export const companionNameOf = (guid: string): string => `container-${shortNameOf(guid)}`

export function podOf(order: ContainerSpec, platform: string, wishes: PodOptions): V1Pod {
  const isPrivileged = order.privileged && wishes.containerPrivileged
  const secret = secretNameOf(order.image, wishes)
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: podNameOf(order), labels: labelsOf(order, platform) },
    spec: {
      restartPolicy: 'Never',
      // A challenge needs neither the API of the cluster nor the names of its services, and an attacker would
      // use them.
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      dnsPolicy: 'None',
      dnsConfig: { nameservers: [...wishes.containerDns] },
      securityContext: { seccompProfile: { type: 'RuntimeDefault' } },
      ...(secret === null ? {} : { imagePullSecrets: [{ name: secret }] }),
      containers: [
        {
          name: 'challenge',
          image: order.image,
          imagePullPolicy: PULL_POLICY[wishes.containerPull],
          env: order.flag === null ? [] : [{ name: 'GZCTF_FLAG', value: order.flag }],
          ports: [{ containerPort: order.port }],
          resources: {
            limits: {
              cpu: `${order.cpuCount * 100}m`,
              memory: `${order.memoryLimit}Mi`,
              'ephemeral-storage': `${order.storageLimit}Mi`,
            },
            requests: { cpu: '10m', memory: '32Mi' },
          },
          securityContext: isPrivileged
            ? { privileged: true }
            : {
                allowPrivilegeEscalation: false,
                capabilities: { drop: ['ALL'], add: KEPT_CAPABILITIES },
                readOnlyRootFilesystem: wishes.containerReadOnly,
              },
          ...(wishes.containerReadOnly
            ? { volumeMounts: WRITABLE.map(({ name, path }) => ({ name, mountPath: path })) }
            : {}),
        },
      ],
      ...(wishes.containerReadOnly
        ? {
            volumes: WRITABLE.map(({ name, size }) => ({
              name,
              emptyDir: { medium: 'Memory', sizeLimit: size },
            })),
          }
        : {}),
    },
  }
}

const WRITABLE = [
  { name: 'tmp', path: '/tmp', size: '32Mi' },
  { name: 'run', path: '/run', size: '8Mi' },
]

/** The pod owns the service, so the cluster deletes both together, even if the server was killed. */
export function serviceOf(
  order: ContainerSpec,
  platform: string,
  pod: { name: string; uid: string },
): V1Service {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: {
      name: companionNameOf(order.guid),
      labels: labelsOf(order, platform),
      ownerReferences: [{ apiVersion: 'v1', kind: 'Pod', name: pod.name, uid: pod.uid }],
    },
    spec: {
      type: 'NodePort',
      selector: { [LABEL.guid]: order.guid },
      ports: [{ port: order.port, targetPort: order.port, protocol: 'TCP' }],
    },
  }
}

/**
 * One policy for each pod. It is created first, so that no pod is ever without one. It allows incoming
 * traffic only to the port, and no outgoing traffic to the blocked networks, by default all private ones.
 */
export function policyOf(
  order: ContainerSpec,
  platform: string,
  { containerBlockedNetworks: blocked }: PodOptions,
): V1NetworkPolicy {
  const { ipv4, ipv6 } = blockedNetworks(blocked)
  const everywhere = [
    { cidr: '0.0.0.0/0', except: ipv4.map(asNetwork) },
    { cidr: '::/0', except: ipv6.map(asNetwork) },
  ]
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name: companionNameOf(order.guid), labels: labelsOf(order, platform) },
    spec: {
      podSelector: { matchLabels: { [LABEL.guid]: order.guid } },
      policyTypes: ['Ingress', 'Egress'],
      ingress: [{ ports: [{ port: order.port, protocol: 'TCP' }] }],
      egress: [{ to: everywhere.map((ipBlock) => ({ ipBlock })) }],
    },
  }
}

const asNetwork = (network: string) =>
  network.includes('/') ? network : `${network}/${network.includes(':') ? 128 : 32}`

/** The name changes with the user and the password: pods that are being created keep the old secret. */
function secretNameOf(
  image: string,
  { containerRegistry, containerRegistryUser, containerRegistryPassword }: PodOptions,
): string | null {
  if (containerRegistry === null || containerRegistryUser === null || registryOf(image) !== containerRegistry)
    return null
  const text = JSON.stringify([containerRegistry, containerRegistryUser, containerRegistryPassword])
  return `registry-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
}

export function secretOf(order: ContainerSpec, platform: string, wishes: PodOptions): V1Secret | null {
  const name = secretNameOf(order.image, wishes)
  if (name === null || wishes.containerRegistry === null) return null
  const { containerRegistry, containerRegistryUser: username, containerRegistryPassword: password } = wishes
  const auth = Buffer.from(`${username}:${password}`).toString('base64')
  const config = { auths: { [containerRegistry]: { username, password, auth } } }
  return {
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name, labels: { [LABEL.platform]: platform } },
    type: 'kubernetes.io/dockerconfigjson',
    data: { '.dockerconfigjson': Buffer.from(JSON.stringify(config)).toString('base64') },
  }
}
