import { lazy } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AdminTabs } from '#src/features/admin-tabs/admin-tabs.tsx'
import { GameListAdmin } from '#src/features/game-list-admin/game-list-admin.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

// Each comes with the first press.
const Import = lazy(async () => ({ default: (await import('#src/features/game-archive/game-import.tsx')).GameImport }))
const Export = lazy(async () => ({ default: (await import('#src/features/game-archive/game-export.tsx')).GameExport }))
const Clone = lazy(async () => ({ default: (await import('#src/features/game-clone/game-clone.tsx')).GameClone }))
const FileParts = lazy(async () => ({ default: (await import('#src/features/stored-files/file-parts.tsx')).FileParts }))
const UnusedFiles = lazy(async () => ({ default: (await import('#src/features/unused-files/unused-files.tsx')).UnusedFiles }))

export function AdminGamesPage() {
  const part = useSearchParams()[0].get('part') === 'files' ? 'files' : 'games'
  return (
    <ScreenColumn>
      <AdminTabs part={part} />
      {part === 'files' ? <FileParts unused={<UnusedFiles />} /> : <GameListAdmin Import={Import} Clone={Clone} Export={Export} />}
    </ScreenColumn>
  )
}
