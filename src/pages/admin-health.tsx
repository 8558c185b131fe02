import { HealthScreen } from '#src/features/health/health-screen.tsx'
import { AdminTabs } from '#src/shell/admin-tabs.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

export function Page() {
  return (
    <ScreenColumn isWide>
      <AdminTabs part="health" />
      <HealthScreen />
    </ScreenColumn>
  )
}
