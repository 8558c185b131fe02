import { AdminTabs } from '#src/features/admin-tabs/admin-tabs.tsx'
import { AuditStream } from '#src/features/audit/audit-stream.tsx'
import { PlatformRecord } from '#src/features/logs/platform-record.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

export function AdminLogsPage() {
  return (
    <ScreenColumn>
      <AdminTabs part="logs" />
      <PlatformRecord audit={<AuditStream />} />
    </ScreenColumn>
  )
}
