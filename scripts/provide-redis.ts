import { existsSync } from 'node:fs'
import { canInstallPackages, installPackages } from './debian.ts'

/**
 * A Redis for the tests of what several processes share; they look for it on the path and are skipped where
 * there is none.
 */
export async function provideRedis() {
  if (canInstallPackages() && !existsSync('/usr/bin/redis-server'))
    await installPackages(['redis-server'], 'limits are also tested on a real Redis')
}
