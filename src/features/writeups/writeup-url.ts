import { pageNumberIn } from '#src/url/page-number.ts'
import { pathId } from '#src/url/path-id.ts'
import { ORDERS, type Order } from './writeup-list-view.ts'

export interface WriteupUrl {
  /** The id of the open writeup. Null for the list. */
  open: number | null
  organization: string | null
  order: Order
  page: number
}

export const readWriteupUrl = (params: URLSearchParams): WriteupUrl => ({
  open: pathId(params.get('open') ?? undefined),
  organization: params.get('organization'),
  order: ORDERS.find((order) => order === params.get('order')) ?? 'latest',
  page: pageNumberIn(params.get('page')),
})

export function printWriteupUrl({ open, organization, order, page }: WriteupUrl): string {
  const params = new URLSearchParams({
    ...(open === null ? {} : { open: String(open) }),
    ...(organization === null ? {} : { organization }),
    ...(order === 'latest' ? {} : { order }),
    ...(page === 1 ? {} : { page: String(page) }),
  })
  return `?${params.toString()}`
}

/** The link back to the list carries the id of the writeup, so that the focus returns to its row. */
export function closedIn(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('closed' in state)) return null
  return typeof state.closed === 'number' ? state.closed : null
}
