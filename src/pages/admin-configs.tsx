import { useSession } from '#src/bind/use-session.ts'
import { AdminTabs } from '#src/shell/admin-tabs.tsx'
import { PlatformEditor } from '#src/features/platform/platform-editor.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

export function Page() {
  const { view } = useSession()
  return (
    <ScreenColumn>
      <AdminTabs part="configs" />
      {view.kind === 'signed-in' ? <PlatformEditor key={view.account.id} account={view.account.id} /> : null}
    </ScreenColumn>
  )
}
