import { AdminTabs } from '#src/shell/admin-tabs.tsx'
import { AuditStream } from '#src/features/logs/audit-stream.tsx'
import { LogsScreen } from '#src/features/logs/logs-screen.tsx'
import { TimelineStream } from '#src/features/logs/timeline-stream.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

export function Page() {
  return (
    <ScreenColumn>
      <AdminTabs part="logs" />
      <LogsScreen timeline={<TimelineStream />} audit={<AuditStream />} />
    </ScreenColumn>
  )
}
