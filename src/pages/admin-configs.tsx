import { useSession } from '#src/bind/use-session.ts'
import { AdminTabs } from '#src/shell/admin-tabs.tsx'
import { EditorFrame } from '#src/shell/editor/editor-frame.tsx'
import { Picture } from '#src/shell/picture/picture.tsx'
import { PlatformEditor } from '#src/features/platform/platform-editor.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

export function AdminConfigsPage() {
  const { view } = useSession()
  return (
    <ScreenColumn>
      <AdminTabs part="configs" />
      {view.kind === 'signed-in' ? (
        <PlatformEditor key={view.account.id} account={view.account.id} Frame={EditorFrame} Picture={Logo} />
      ) : null}
    </ScreenColumn>
  )
}

function Logo({ title, logoUrl }: { title: string; logoUrl: string | null }) {
  return <Picture of={{ kind: 'platform' }} name={title} picture={logoUrl} shape="square" />
}
