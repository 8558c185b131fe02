import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { SearchField } from './search-field.tsx'
import { Segmented, type SegmentedProps } from './segmented.tsx'
import type { SearchState } from './use-search.ts'

export interface FilterBarProps<Choice extends string> {
  search: string
  sought: SearchState
  filter?: SegmentedProps<Choice>
  /** In the place of a filter of a few short words. */
  children?: ReactNode
}

/** Above a list: what is sought in it, and which part of it is shown. */
export function FilterBar<Choice extends string>({
  search,
  sought,
  filter,
  children,
}: FilterBarProps<Choice>) {
  return (
    <div className={bar}>
      <SearchField key={sought.round} label={search} onSearch={sought.seek} />
      {/* Choices that do not fit go on in the next line: what can only be pushed into view is not found. */}
      {filter ? <Segmented size="sm" className={css({ flexWrap: 'wrap' })} {...filter} /> : children}
    </div>
  )
}

const bar = css({
  display: 'grid',
  alignItems: 'flex-end',
  gap: '3',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
})
