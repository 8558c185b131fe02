/**
 * Keeps the screen on until the returned function is called. A hidden page loses the lock, so the page
 * requests it again when it becomes visible.
 */
export function holdWakeLock(): () => void {
  let isOver = false
  let lock: WakeLockSentinel | null = null
  async function ask() {
    if (!('wakeLock' in navigator) || document.visibilityState === 'hidden') return
    // Devices with a low battery refuse the lock.
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
