import { SchedulePlanner } from '#src/features/room-clock/schedule-plan.tsx'
import { SettingsTabs } from '#src/shell/room/settings-tabs.tsx'
import { WithExtension } from '#src/shell/with-extension.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'
import type { RoomPart } from './room-part.ts'

export function RoomSchedule({ game }: RoomPart) {
  return (
    <ScreenColumn isWide>
      <SettingsTabs game={game} part="schedule" />
      <WithExtension name="schedule">
        <SchedulePlanner key={game} game={game} />
      </WithExtension>
    </ScreenColumn>
  )
}
