import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import type Dockerode from 'dockerode'
import type { Config } from '#server/config/config.ts'
import { KEPT_CAPABILITIES } from '../capabilities.ts'
import { baseNameOf } from '../image-name.ts'
import { LABEL, labelsOf, shortNameOf } from '../labels.ts'
import type { ContainerSpec } from '../provider.ts'

export type Limits = Pick<
  Config,
  'containerDns' | 'containerPids' | 'containerPrivileged' | 'containerReadOnly'
>
export interface Setting {
  platform: string
  /** The network of this container alone, or of all containers of the challenge. */
  network: string
  /** In the engine's format: `80/tcp`. */
  port: string
  isPodman: boolean
  limits: Limits
}

const NANO_IN_A_TENTH = 100_000_000

/** Set explicitly, because Podman would otherwise request more than a rootless user may set. */
const OPEN_FILES = { Name: 'nofile', Soft: 4096, Hard: 16_384 }
/**
 * Only for Podman. The kernel counts processes of a user over all containers, so a small limit would starve
 * containers. The limit of processes bounds a single container.
 */
const PROCESSES_OF_USER = { Name: 'nproc', Soft: 4096, Hard: 4096 }

/** File systems in memory, which counts towards the memory limit of the container. */
const WRITABLE = {
  '/tmp': 'rw,exec,nosuid,nodev,mode=1777,size=32m',
  '/run': 'rw,noexec,nosuid,nodev,mode=755,size=8m',
}
/** The output of services is not read later, so it must not fill the disk. */
const SHORT_LOG = { Type: 'json-file', Config: { 'max-size': '1m' } }

export function nameOf({ image, guid }: ContainerSpec): string {
  const base = baseNameOf(image)
    .replace(/[^A-Za-z0-9_.-]/g, '')
    .replace(/^[^A-Za-z0-9]+/, '')
  return `${base === '' ? 'challenge' : base}_${shortNameOf(guid)}`
}

export function createOptionsOf(
  order: ContainerSpec,
  { platform, network, port, isPodman, limits }: Setting,
): Dockerode.ContainerCreateOptions {
  const memory = order.memoryLimit * MEBIBYTE
  return {
    name: nameOf(order),
    Image: order.image,
    Labels: { ...labelsOf(order, platform), [LABEL.network]: network },
    Env: order.flag === null ? [] : [`GZCTF_FLAG=${order.flag}`],
    ExposedPorts: { [port]: {} },
    HostConfig: {
      NetworkMode: network,
      // '': the engine chooses a free port.
      PortBindings: { [port]: [{ HostPort: '' }] },
      Dns: [...limits.containerDns],
      Memory: memory,
      // Equal to the memory limit, so that the container gets no swap.
      MemorySwap: memory,
      NanoCpus: order.cpuCount * NANO_IN_A_TENTH,
      PidsLimit: limits.containerPids,
      Ulimits: isPodman ? [OPEN_FILES, PROCESSES_OF_USER] : [OPEN_FILES],
      LogConfig: SHORT_LOG,
      // A container that died stays dead, because a restarted service would have lost its players' progress.
      RestartPolicy: { Name: 'no' },
      ReadonlyRootfs: limits.containerReadOnly,
      ...(limits.containerReadOnly ? { Tmpfs: WRITABLE } : {}),
      ...(order.privileged && limits.containerPrivileged
        ? { Privileged: true }
        : { CapDrop: ['ALL'], CapAdd: KEPT_CAPABILITIES, SecurityOpt: ['no-new-privileges'] }),
    },
  }
}
