import { networkInterfaces } from 'node:os'
import type { Config } from '#server/config/config.ts'

/**
 * The host at which players reach containers. An address inside the runtime would be unreachable for them.
 */
export function publicHostOf(
  { containerPublicEntry, publicUrl }: Pick<Config, 'containerPublicEntry' | 'publicUrl'>,
  runtimeHost: string | null,
): string {
  return (
    containerPublicEntry ?? runtimeHost ?? (publicUrl === null ? ownAddress() : new URL(publicUrl).hostname)
  )
}

/** The first address of this machine that other machines may know. */
function ownAddress(): string {
  const outward = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')
  return outward?.address ?? '127.0.0.1'
}

/**
 * Whether challenge containers share the platform's host. Browsers send cookies to every port of a host, and
 * accept them from every port: a container may read the session of its visitors, or plant one. An engine
 * elsewhere has a host of its own.
 */
export function sharesPlatformHost({
  containerPublicEntry,
  containerProvider,
  containerHost,
  publicUrl,
}: HostChoice): boolean {
  if (containerPublicEntry !== null)
    return publicUrl !== null && new URL(publicUrl).hostname === containerPublicEntry.toLowerCase()
  return containerProvider !== 'kubernetes' && containerHost?.startsWith('tcp:') !== true
}
type HostChoice = Pick<Config, 'containerPublicEntry' | 'containerProvider' | 'containerHost' | 'publicUrl'>
