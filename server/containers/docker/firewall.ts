import { execFile } from 'node:child_process'
import { isIPv4 } from 'node:net'
import { promisify } from 'node:util'
import type { Logger } from 'pino'
import type { Config } from '#server/config/config.ts'
import { errorCodeOf } from '#server/base/error-code.ts'
import type { Engine } from './engine.ts'

/** Closes the machine itself, and the blocked networks, to containers. */
export interface Firewall {
  /** Puts in what is missing: whoever tends the machine's rules may have emptied them, and an engine that starts anew does. */
  hold(): Promise<void>
}
type Wishes = Pick<Config, 'containerFirewall' | 'containerBlockedNetworks'>

/** What the interfaces of our networks begin with, so that one rule names them all. */
export const INTERFACE_PREFIX = 'vxl'
/** Docker leaves one to the operator and asks it before its own; Podman has none of the kind. */
const FORWARDED = { docker: 'DOCKER-USER', podman: 'FORWARD' }
const NEW_ONES = ['-i', `${INTERFACE_PREFIX}+`, '-m', 'conntrack', '--ctstate', 'NEW', '-j', 'REJECT']

/**
 * A container may answer whoever comes to it, but not knock: not at the machine it runs on, for there the platform and its database listen,
 * not at another container, and not in the blocked networks. The engine keeps containers apart too, but Podman 4.3 forgets it for all as soon
 * as one of them goes.
 */
export function rulesOf(blocked: readonly string[], kind: keyof typeof FORWARDED): string[][] {
  const forwarded = blocked.filter((network) => isIPv4(network.split('/')[0] ?? '')).map((network) => [FORWARDED[kind], '-d', network, ...NEW_ONES])
  return [['INPUT', ...NEW_ONES], [FORWARDED[kind], '-o', `${INTERFACE_PREFIX}+`, ...NEW_ONES], ...forwarded]
}

/** One that does nothing where this server cannot or must not touch the machine's rules; the log says so. */
export async function openFirewall(engine: Engine, { containerFirewall, containerBlockedNetworks }: Wishes, logger: Logger): Promise<Firewall> {
  let rules: readonly (readonly string[])[] | null = containerFirewall ? null : []
  /** Found out once, as soon as the engine answers. */
  const settle = async () => {
    const kind = (await engine.isPodman()) ? 'podman' : 'docker'
    const why = await obstacle(engine, kind)
    if (why !== null) {
      const advice = 'docs/containers.md closes them, CONTAINER_FIREWALL=off says it is done'
      logger.warn({ why }, `containers reach the services of their machine and private networks: ${advice}`)
    }
    return why === null ? rulesOf(containerBlockedNetworks, kind) : []
  }
  // For the operator, who reads the log at the start. An engine that is away is asked later.
  if (containerFirewall) rules = await settle().catch(() => null)
  return {
    hold: async () => {
      rules ??= await settle()
      for (const rule of rules) {
        if ((await iptables('-C', rule)) === null) continue
        const fault = await iptables('-I', rule)
        // Rather no container than one that reaches the database.
        if (fault !== null)
          throw new Error(`the machine cannot be closed to containers: iptables said ${fault} (CONTAINER_FIREWALL=off does without)`)
      }
    },
  }
}

/** Why this server cannot do it; null when it can. */
async function obstacle(engine: Engine, kind: keyof typeof FORWARDED): Promise<string | null> {
  if (engine.host !== null) return 'the engine is on another machine'
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'this server does not run as root on Linux'
  // In a container of its own it would change rules that nobody asks.
  if (!(await engine.isHere())) return 'the engine does not say that it is on this machine'
  return (await iptables('-S', [FORWARDED[kind]])) === null ? null : `iptables knows no ${FORWARDED[kind]} here`
}

/** Null when it went well. */
async function iptables(command: '-C' | '-I' | '-S', rule: readonly string[]): Promise<string | null> {
  try {
    // Others change rules too, and wait for each other.
    await promisify(execFile)('iptables', ['-w', '5', command, ...rule])
    return null
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    return said === '' ? errorCodeOf(error) : said
  }
}
