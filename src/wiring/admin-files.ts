import { listUnusedFiles, removeUnusedFile, removeUnusedFiles } from '#contract/calls/unused-files.ts'
import type { RemovedFiles, FileRemoval } from '#machines/admin/unused-files.machine.ts'
import { unusedFilesQuery } from '#src/url/unused-file-query.ts'
import type { ClientServices } from './services.ts'

export function wireFiles({ request, reads }: Pick<ClientServices, 'request' | 'reads'>) {
  return {
    async remove(wish: FileRemoval, signal: AbortSignal): Promise<RemovedFiles> {
      const gone =
        wish.kind === 'all' ? await removeAll(wish.count, signal) : await removeSome(wish.hashes, signal)
      const shown = unusedFilesQuery(wish.skip)
      const list = await request(listUnusedFiles, shown)
      if (list.ok) reads.adopt(listUnusedFiles, shown, list.value)
      else reads.refresh(listUnusedFiles, shown)
      return gone
    },
  }

  async function removeAll(known: number, signal: AbortSignal): Promise<RemovedFiles> {
    const removed = await request(removeUnusedFiles, {}, signal)
    if (!removed.ok) return { count: 0, kept: 0, problem: removed.problem }
    const { count } = removed.value
    return { count, kept: Math.max(0, known - count), problem: null }
  }
  /** One after another until a failure, which most likely affects the rest too. */
  async function removeSome(hashes: readonly string[], signal: AbortSignal): Promise<RemovedFiles> {
    let [count, kept] = [0, 0]
    for (const hash of hashes) {
      const removed = await request(removeUnusedFile, { params: { hash } }, signal)
      if (removed.ok) count += 1
      else if (removed.problem.kind === 'missing') kept += 1
      else return { count, kept, problem: removed.problem }
    }
    return { count, kept, problem: null }
  }
}
