import type { PlatformLog } from '#server/log/platform-log.ts'
import type { ContainerTransitions } from './container-transitions.ts'
import type { ContainerStopper, RuntimeServices } from './container-stopper.ts'
import type { StartWaiters } from './start-waiters.ts'

export interface ManagerServices extends RuntimeServices {
  changes: ContainerTransitions
  stopper: ContainerStopper
  startWaiters: StartWaiters
  platformLog: Pick<PlatformLog, 'write'>
}
