import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '#server/base/start-error.ts'
import { lockDatabase, type DatabaseLock } from './database-lock.ts'
import type { PoolTarget } from './pool.ts'

const PAUSE_MS = 1000

/**
 * Locks the database while this process runs, so that no backup is restored under it. If one was restored
 * while the connection was lost, the memory of this process belongs to another platform, and `end` stops it.
 * Returns the function that unlocks.
 */
export async function holdDatabase(
  target: PoolTarget,
  end: (fault: StartError) => void,
): Promise<() => Promise<void>> {
  let isOver = false
  let again = Promise.resolve()
  const whenLost = () => {
    again = again.then(retake)
  }
  const take = async (): Promise<DatabaseLock> => {
    const taken = await lockDatabase(target, 'together', whenLost)
    if (taken === null)
      throw new StartError('a backup is being restored into the database', 'start again when that is done')
    return taken
  }
  let held = await take()

  const retake = async (): Promise<void> => {
    const { origin } = held
    while (!isOver) {
      await sleep(PAUSE_MS, undefined, { ref: false })
      const taken = await take().catch(() => null)
      if (taken === null) continue
      if (isOver) return taken.release()
      held = taken
      if (taken.origin !== origin)
        end(
          new StartError(
            'a backup was restored into the database while this server had lost it',
            'start it again',
          ),
        )
      return
    }
  }
  return async () => {
    isOver = true
    await again
    await held.release()
  }
}
