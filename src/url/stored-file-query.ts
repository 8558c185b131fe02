import { STORED_FILE_SORTS, type StoredFileSort } from '#contract/rules/stored-file.ts'
import { pageNumberIn } from './page-number.ts'

export const STORED_ON_PAGE = 50

export interface StoredFileQuery {
  hint: string
  sort: StoredFileSort
  page: number
}
const [USUAL] = STORED_FILE_SORTS

export function readStoredFileQuery(address: URLSearchParams): StoredFileQuery {
  return {
    hint: address.get('hint') ?? '',
    sort: STORED_FILE_SORTS.find((each) => each === address.get('sort')) ?? USUAL,
    page: pageNumberIn(address.get('page')),
  }
}

/** Leaves default values out, so that the URL stays short. */
export const storedFileCall = ({ hint, sort, page }: StoredFileQuery): Record<string, string> => ({
  part: 'files',
  ...(hint === '' ? {} : { hint }),
  ...(sort === USUAL ? {} : { sort }),
  ...(page === 1 ? {} : { page: String(page) }),
})
