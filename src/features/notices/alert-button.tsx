import Bell from 'lucide-react/icons/bell'
import { lazy, Suspense } from 'react'
import { loadOnFirstTouch } from '#src/browser/load-when-idle.ts'
import { retryImport } from '#src/browser/retry-import.ts'
import { presenterWords } from '#src/text/areas/presenter.ts'
import { useWords } from '#src/text/use-text.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Popover } from '#src/ui/popover.tsx'

const loadChoices = async () => ({ default: (await import('./alert-settings.tsx')).AlertsChosen })
const AlertsChosen = lazy(() => retryImport(loadChoices))
void loadOnFirstTouch(loadChoices)

/** How notices are told besides the message on the page; quiet until somebody asks for more. */
export function AlertsControl() {
  const words = useWords(presenterWords)
  return (
    <Popover
      title={words.title}
      trigger={
        <IconButton label={words.open} size="sm">
          <Bell aria-hidden />
        </IconButton>
      }
    >
      <Suspense>
        <AlertsChosen />
      </Suspense>
    </Popover>
  )
}
