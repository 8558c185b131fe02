import type { Clock } from './clock.ts'

/** Runs work when it is due and on request, one run at a time, so that two runs never do the same. */
export interface DueLoop {
  /** Runs immediately, or after the current run. */
  checkNow: () => void
  /** Starts no more runs. Resolves when the current one has ended. */
  close: () => Promise<void>
}

interface Needs {
  clock: Pick<Clock, 'after'>
  /** Resolves to the time until the next run is due. It must never reject. */
  run: () => Promise<number>
}

export function openDueLoop({ clock, run }: Needs): DueLoop {
  let working: Promise<void> | null = null
  let isWanted = false
  let isClosed = false
  let cancel = () => {}

  const work = async () => {
    while (isWanted && !isClosed) {
      isWanted = false
      cancel()
      const pause = await run()
      if (pause <= 0) isWanted = true
      else if (!isClosed) cancel = clock.after(pause, checkNow)
    }
  }
  const checkNow = () => {
    isWanted = true
    if (isClosed || working !== null) return
    working = work().finally(() => {
      working = null
      if (isWanted) checkNow()
    })
  }
  checkNow()
  return {
    checkNow,
    close: async () => {
      isClosed = true
      cancel()
      await working
    },
  }
}
