import type { Clock } from './clock.ts'

/** Work that is done when it is due, and on request: one run at a time. */
export interface DueLoop {
  /** Runs as soon as the current run has ended. */
  checkNow: () => void
  /** Starts no more runs, and waits for the current one. */
  close: () => Promise<void>
}

interface Needs {
  clock: Pick<Clock, 'after'>
  /** One run. Resolves with the time until the next one is due, and never rejects. */
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
