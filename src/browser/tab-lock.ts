/**
 * Does something that no other tab of this browser does at the same moment. Where there are no locks, a tab
 * can only be quick.
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
      // Some pages have locks and may not take them.
      if (hasBegun) throw reason
      return begin()
    }
  }
}
