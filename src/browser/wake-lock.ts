/**
 * Keeps the screen from going dark, until the end that it hands back. A browser takes the lock away with the
 * page, so it is asked for again.
 */
export function holdWakeLock(): () => void {
  let isOver = false
  let lock: WakeLockSentinel | null = null
  async function ask() {
    if (!('wakeLock' in navigator) || document.visibilityState === 'hidden') return
    // Devices with little power refuse it.
    const got = await navigator.wakeLock.request('screen').catch(() => null)
    if (isOver) void got?.release()
    else lock = got
  }
  const look = () => void ask()
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', look)
    void lock?.release()
  }
}
