/**
 * Waits for the work, but no longer than the limit. Late work continues in the background, and its errors are
 * ignored.
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
