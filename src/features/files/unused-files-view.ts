import type { UnusedFile, UnusedFiles } from '#contract/models/unused-file.ts'
import type { Problem } from '#contract/problem.ts'
import type { Read } from '#src/api/use-read.ts'
import { FILES_ON_PAGE } from '#src/url/unused-file-query.ts'

export type FilesView =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: Problem; retry: () => void }
  | { kind: 'empty' }
  /** The list ends before this page, for example because files were removed. */
  | { kind: 'beyond'; last: number }
  /** `total` and `totalSize` cover all pages. */
  | { kind: 'listed'; files: readonly UnusedFile[]; total: number; totalSize: number; pages: number }

export function toFilesView(read: Read<UnusedFiles>): FilesView {
  switch (read.state) {
    case 'waiting':
      return { kind: 'loading' }
    case 'failed':
      return { kind: 'failed', problem: read.problem, retry: read.refresh }
    case 'ready': {
      const { data, total, totalSize } = read.value
      const pages = Math.ceil(total / FILES_ON_PAGE)
      if (total === 0) return { kind: 'empty' }
      return data.length === 0
        ? { kind: 'beyond', last: pages }
        : { kind: 'listed', files: data, total, totalSize, pages }
    }
    default:
      return read satisfies never
  }
}

export const sizeOf = (files: readonly Pick<UnusedFile, 'size'>[]): number =>
  files.reduce((sum, { size }) => sum + size, 0)
