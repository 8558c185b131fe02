import { existsSync } from 'node:fs'
import { canInstallPackages, installPackages } from './debian.ts'

/** For tests with several processes. Without a Redis on the path they are skipped. */
export async function provideRedis() {
  if (canInstallPackages() && !existsSync('/usr/bin/redis-server'))
    await installPackages(['redis-server'], 'limits are also tested on a real Redis')
}
