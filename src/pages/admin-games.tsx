import { useSearchParams } from 'react-router-dom'
import { AdminTabs } from '#src/shell/admin-tabs.tsx'
import { GameListAdmin } from '#src/features/game-admin/game-list-admin.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'
import { lazyPart } from '#src/browser/lazy-part.ts'

// Each loads at its first use, because few visits need it.
const FileTabs = lazyPart(async () => (await import('#src/features/files/file-tabs.tsx')).FileTabs)
const UnusedFiles = lazyPart(async () => (await import('#src/features/files/unused-files.tsx')).UnusedFiles)

export function Page() {
  const part = useSearchParams()[0].get('part') === 'files' ? 'files' : 'games'
  return (
    <ScreenColumn>
      <AdminTabs part={part} />
      {part === 'files' ? <FileTabs unused={<UnusedFiles />} /> : <GameListAdmin />}
    </ScreenColumn>
  )
}
