import Search from 'lucide-react/icons/search'
import { Button } from './button.tsx'
import { EmptyState, type EmptyStateProps } from './empty-state.tsx'

export interface NothingFoundProps extends Pick<EmptyStateProps, 'title' | 'rank'> {
  clear: string
  onClear: () => void
}

/** Replaces a list whose search or filters find nothing. */
export function NothingFound({ clear, onClear, ...state }: NothingFoundProps) {
  return <EmptyState icon={<Search />} action={<Button onClick={onClear}>{clear}</Button>} {...state} />
}
