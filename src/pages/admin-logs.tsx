import { AdminTabs } from '#src/features/admin-tabs/admin-tabs.tsx'
import { LogStream } from '#src/features/logs/log-stream.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

export function AdminLogsPage() {
  return (
    <ScreenColumn>
      <AdminTabs part="logs" />
      <LogStream />
    </ScreenColumn>
  )
}
