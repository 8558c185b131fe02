import { networkInterfaces } from 'node:os'
import type { Config } from '#server/config/config.ts'

/**
 * The host at which players reach containers, because an address inside of the runtime would be unreachable
 * for them.
 */
export function publicHostOf(
  { containerPublicEntry, publicUrl }: Pick<Config, 'containerPublicEntry' | 'publicUrl'>,
  runtimeHost: string | null,
): string {
  return (
    containerPublicEntry ?? runtimeHost ?? (publicUrl === null ? ownAddress() : new URL(publicUrl).hostname)
  )
}

/** The first address of this machine that is not internal to it. */
function ownAddress(): string {
  const outward = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')
  return outward?.address ?? '127.0.0.1'
}

/** Other addresses are sockets of this machine. */
const REMOTE = /^(?:tcp|https?):/

/**
 * Whether containers of challenges share the platform's host. Browsers send cookies to every port of a host
 * and accept them from every port, so a container could read or plant the session of its visitors. An engine
 * at a `tcp://`, `http://` or `https://` address counts as another host.
 */
export function sharesPlatformHost({
  containerPublicEntry,
  containerProvider,
  containerHost,
  publicUrl,
}: HostChoice): boolean {
  if (containerPublicEntry !== null)
    return publicUrl !== null && new URL(publicUrl).hostname === containerPublicEntry.toLowerCase()
  return containerProvider !== 'kubernetes' && !REMOTE.test(containerHost ?? '')
}
type HostChoice = Pick<Config, 'containerPublicEntry' | 'containerProvider' | 'containerHost' | 'publicUrl'>
