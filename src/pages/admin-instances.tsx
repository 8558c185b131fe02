import { AdminContainers } from '#src/features/container/admin-containers.tsx'
import { AdminTabs } from '#src/shell/admin-tabs.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

export function Page() {
  return (
    <ScreenColumn>
      <AdminTabs part="instances" />
      <AdminContainers />
    </ScreenColumn>
  )
}
