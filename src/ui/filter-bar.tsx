import type { ReactNode } from 'react'
import { SearchField } from './search-field.tsx'
import { Segmented, type SegmentedProps } from './segmented.tsx'
import type { SearchState } from './use-search.ts'
import { Columns } from './columns.tsx'

export interface FilterBarProps<Choice extends string> {
  search: string
  sought: SearchState
  filter?: SegmentedProps<Choice>
  /** Replaces the usual filter of short choices. */
  children?: ReactNode
}

/** The controls above a list: search and filter. */
export function FilterBar<Choice extends string>({
  search,
  sought,
  filter,
  children,
}: FilterBarProps<Choice>) {
  return (
    <Columns tracks="search" gap="3">
      <SearchField key={sought.round} label={search} onSearch={sought.seek} />
      {filter ? <Segmented size="sm" wraps {...filter} /> : children}
    </Columns>
  )
}
