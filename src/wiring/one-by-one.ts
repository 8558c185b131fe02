/**
 * Runs one read of each key at a time. Changes during a read cause one more after it. If each change
 * cancelled the read, a crowd of changes would show nothing.
 */
export function oneByOne<Key>() {
  const running = new Map<Key, { isOutdated: boolean }>()
  async function run(key: Key, read: () => Promise<void>) {
    const reading = { isOutdated: false }
    running.set(key, reading)
    try {
      await read()
    } finally {
      // A read that throws must not stop the later ones.
      running.delete(key)
      if (reading.isOutdated) await run(key, read)
    }
  }
  return (key: Key, read: () => Promise<void>): void => {
    const reading = running.get(key)
    if (reading) reading.isOutdated = true
    else void run(key, read)
  }
}
