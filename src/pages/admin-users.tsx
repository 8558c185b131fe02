import { AdminTabs } from '#src/shell/admin-tabs.tsx'
import { UserAdmin } from '#src/features/roster/user-admin.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

export function Page() {
  return (
    <ScreenColumn>
      <AdminTabs part="users" />
      <UserAdmin />
    </ScreenColumn>
  )
}
