import { useSearchParams } from 'react-router-dom'
import { pageNumberIn } from '#src/url/page-number.ts'
import { useSearchReset } from '#src/url/use-search-reset.ts'

export interface ListFilter<Kind extends string, Sort extends string> {
  hint: string
  kind: Kind
  sort: Sort
  desc: boolean
  page: number
  round: number
  seek: (text: string) => void
  show: (kind: Kind) => void
  order: (sort: Sort, desc: boolean) => void
  turn: (page: number) => void
  clear: () => void
}
interface Offered<Kind, Sort> {
  kinds: readonly [Kind, ...Kind[]]
  sorts: readonly [Sort, ...Sort[]]
}

/**
 * The first choice of each is the default and not part of the URL. A changed filter starts on the first page.
 * Only a page change adds a history entry.
 */
export function useListFilter<Kind extends string, Sort extends string>({
  kinds,
  sorts,
}: Offered<Kind, Sort>): ListFilter<Kind, Sort> {
  const [params, setParams] = useSearchParams()
  const hint = params.get('hint') ?? ''
  const { round, tell } = useSearchReset(hint)
  const ask = (change: Record<string, string>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('page')
        for (const [name, value] of Object.entries(change)) {
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      // The next change reads the address of a render, so it must not come before that render.
      { replace: true, flushSync: true },
    )
  return {
    hint,
    kind: kinds.find((kind) => kind === params.get('kind')) ?? kinds[0],
    sort: sorts.find((sort) => sort === params.get('sort')) ?? sorts[0],
    desc: params.get('desc') === 'true',
    page: pageNumberIn(params.get('page')),
    round,
    seek: (text) => {
      tell(text)
      ask({ hint: text })
    },
    show: (kind) => ask({ kind: kind === kinds[0] ? '' : kind }),
    order: (sort, desc) => ask({ sort: sort === sorts[0] ? '' : sort, desc: desc ? 'true' : '' }),
    turn: (page) =>
      setParams((before) => {
        const next = new URLSearchParams(before)
        if (page === 1) next.delete('page')
        else next.set('page', String(page))
        return next
      }),
    clear: () => ask({ hint: '', kind: '' }),
  }
}
