/**
 * In a crowd each reading would outdate the one before, and none would be shown: what changes during one is
 * for one more after it.
 */
export function oneByOne<Key>() {
  const running = new Map<Key, { isOutdated: boolean }>()
  async function run(key: Key, read: () => Promise<void>) {
    const reading = { isOutdated: false }
    running.set(key, reading)
    await read()
    running.delete(key)
    if (reading.isOutdated) await run(key, read)
  }
  return (key: Key, read: () => Promise<void>): void => {
    const reading = running.get(key)
    if (reading) reading.isOutdated = true
    else void run(key, read)
  }
}
