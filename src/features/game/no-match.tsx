import Search from 'lucide-react/icons/search'
import { focusSearch } from '#src/browser/focus-search.ts'
import { useText } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

export function NoMatch({ onClear }: { onClear: () => void }) {
  const words = useText().screens.game
  return (
    <EmptyState
      icon={<Search />}
      title={words.noMatch}
      action={
        <Button
          onClick={() => {
            onClear()
            focusSearch()
          }}
        >
          {words.clearSearch}
        </Button>
      }
    />
  )
}
