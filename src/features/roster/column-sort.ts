import type { Sort as TableSort } from '#src/ui/table.tsx'

/** Sortable columns have the name of their sort order. Other columns have names of their own. */
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
