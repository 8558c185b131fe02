import { AdminTabs } from '#src/shell/admin-tabs.tsx'
import { TeamAdmin } from '#src/features/roster/team-admin.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

export function Page() {
  return (
    <ScreenColumn>
      <AdminTabs part="teams" />
      <TeamAdmin />
    </ScreenColumn>
  )
}
