import { NoticeEditor } from '#src/features/notices/notice-editor.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'
import type { RoomPart } from './room-part.ts'

export function RoomNotices({ game }: RoomPart) {
  return (
    <ScreenColumn>
      <NoticeEditor key={game} gameId={game} />
    </ScreenColumn>
  )
}
