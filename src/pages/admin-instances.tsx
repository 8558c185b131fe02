import { AdminContainers } from '#src/features/admin-containers/admin-containers.tsx'
import { AdminTabs } from '#src/features/admin-tabs/admin-tabs.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

export function AdminInstancesPage() {
  return (
    <ScreenColumn>
      <AdminTabs part="instances" />
      <AdminContainers />
    </ScreenColumn>
  )
}
