import { AdminTabs } from '#src/shell/admin-tabs.tsx'
import { AuditStream } from '#src/features/logs/audit-stream.tsx'
import { PlatformRecord } from '#src/features/logs/logs-screen.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

export function AdminLogsPage() {
  return (
    <ScreenColumn>
      <AdminTabs part="logs" />
      <PlatformRecord audit={<AuditStream />} />
    </ScreenColumn>
  )
}
