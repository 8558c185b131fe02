/**
 * Runs work that no other tab of this browser may run at the same time. In browsers without locks nothing
 * guarantees that.
 */
export function openTabLock(
  name: string,
  locks: Pick<LockManager, 'request'> | null | undefined = navigator.locks,
) {
  return async <Result>(work: () => Result): Promise<Result> => {
    let hasBegun = false
    const begin = async () => {
      hasBegun = true
      return work()
    }
    if (!locks) return begin()
    try {
      return await locks.request(name, begin)
    } catch (reason) {
      // Some pages have the API and may not use it.
      if (hasBegun) throw reason
      return begin()
    }
  }
}
