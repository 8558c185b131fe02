import { expect, test } from 'vitest'
import { pageNumbers } from '#src/ui/pagination.tsx'

const written = (page: number, pages: number) =>
  pageNumbers(page, pages)
    .map((place) => (place.kind === 'gap' ? '…' : place.page === page ? `[${place.page}]` : place.page))
    .join(' ')

test.each([
  [1, 1, '[1]'],
  [2, 5, '1 [2] 3 4 5'],
  [1, 12, '[1] 2 … 12'],
  [4, 12, '1 2 3 [4] 5 … 12'],
  [5, 12, '1 … 4 [5] 6 … 12'],
  [9, 12, '1 … 8 [9] 10 11 12'],
  [12, 12, '1 … 11 [12]'],
])('page %i of %i', (page, pages, row) => expect(written(page, pages)).toBe(row))

test('each page is listed once, in order, and a gap hides at least two', () => {
  for (let pages = 1; pages <= 15; pages++) {
    for (let page = 1; page <= pages; page++) {
      const row = pageNumbers(page, pages)
      const numbers = row.flatMap((place) => (place.kind === 'page' ? [place.page] : []))
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
      expect(numbers).toContain(page)
      row.forEach((place, at) => {
        const [left, right] = [row[at - 1], row[at + 1]]
        if (place.kind === 'gap' && left?.kind === 'page' && right?.kind === 'page')
          expect(right.page - left.page).toBeGreaterThan(2)
      })
    }
  }
})
