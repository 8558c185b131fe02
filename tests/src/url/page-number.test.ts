import { describe, expect, test } from 'vitest'
import { pageNumberIn } from '#src/url/page-number.ts'

describe('the page in an address', () => {
  test.each([
    [null, 1],
    ['', 1],
    ['3', 3],
    ['0', 1],
    ['-2', 1],
    ['2.5', 1],
    ['1e3', 1],
    ['99999999', 1],
  ])('%j is page %i', (text, page) => expect(pageNumberIn(text)).toBe(page))
})
