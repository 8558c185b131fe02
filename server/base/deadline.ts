/**
 * Waits for the work, but no longer than this. What is late goes on by itself, and its fault is nobody's any
 * more.
 */
export async function waitAtMost(limitMs: number, work: Promise<unknown>): Promise<'done' | 'late'> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<'late'>((settle) => {
    timer = setTimeout(() => settle('late'), limitMs)
  })
  try {
    return await Promise.race([work.then(() => 'done' as const), limit])
  } finally {
    clearTimeout(timer)
  }
}
