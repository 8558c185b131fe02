import { lazy } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AdminTabs } from '#src/shell/admin-tabs.tsx'
import { GameListAdmin } from '#src/features/game-admin/game-list-admin.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

// Each comes with the first press.
const Import = lazy(async () => ({
  default: (await import('#src/features/game-admin/game-import.tsx')).GameImport,
}))
const Export = lazy(async () => ({
  default: (await import('#src/features/game-admin/game-export.tsx')).GameExport,
}))
const Clone = lazy(async () => ({
  default: (await import('#src/features/game-admin/game-clone.tsx')).GameClone,
}))
const FileParts = lazy(async () => ({
  default: (await import('#src/features/files/file-tabs.tsx')).FileParts,
}))
const UnusedFiles = lazy(async () => ({
  default: (await import('#src/features/files/unused-files.tsx')).UnusedFiles,
}))

export function AdminGamesPage() {
  const part = useSearchParams()[0].get('part') === 'files' ? 'files' : 'games'
  return (
    <ScreenColumn>
      <AdminTabs part={part} />
      {part === 'files' ? (
        <FileParts unused={<UnusedFiles />} />
      ) : (
        <GameListAdmin Import={Import} Clone={Clone} Export={Export} />
      )}
    </ScreenColumn>
  )
}
