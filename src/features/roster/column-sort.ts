import type { Sort as TableSort } from '#src/ui/table.tsx'

/** A column that can be sorted by is called as the order is; the others have names of their own. */
export function toTableOrder<Sort extends string>(
  order: { sort: Sort; desc: boolean; onOrder: (sort: Sort, desc: boolean) => void } | null,
  sorts: readonly Sort[],
): { sort?: TableSort<string>; onSort?: (sort: TableSort<string>) => void } {
  if (order === null) return {}
  return {
    sort: { by: order.sort, direction: order.desc ? 'descending' : 'ascending' },
    onSort({ by, direction }) {
      const sort = sorts.find((known) => known === by)
      if (sort !== undefined) order.onOrder(sort, direction === 'descending')
    },
  }
}
