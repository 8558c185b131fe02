export type PageItem = { kind: 'page'; page: number } | { kind: 'gap'; id: 'before' | 'after' }

/** First, last and the neighbours of the current page; a gap never stands for a single page. */
export function pageNumbers(page: number, pages: number): PageItem[] {
  const from = page - 1 <= 3 ? 1 : page - 1
  const to = page + 1 >= pages - 2 ? pages : page + 1
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, index): PageItem => ({
    kind: 'page',
    page: from + index,
  }))
  const before: PageItem[] =
    from > 1
      ? [
          { kind: 'page', page: 1 },
          { kind: 'gap', id: 'before' },
        ]
      : []
  const after: PageItem[] =
    to < pages
      ? [
          { kind: 'gap', id: 'after' },
          { kind: 'page', page: pages },
        ]
      : []
  return [...before, ...middle, ...after]
}
