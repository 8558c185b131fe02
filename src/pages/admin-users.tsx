import { lazy } from 'react'
import { AdminTabs } from '#src/shell/admin-tabs.tsx'
import { UserAdmin } from '#src/features/roster/user-admin.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

// Comes with the first press.
const Creation = lazy(async () => ({
  default: (await import('#src/features/roster/user-creation.tsx')).UserCreation,
}))

export function AdminUsersPage() {
  return (
    <ScreenColumn>
      <AdminTabs part="users" />
      <UserAdmin Creation={Creation} />
    </ScreenColumn>
  )
}
