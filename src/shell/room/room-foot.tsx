import { useNow } from '#src/browser/clock.ts'
import { dateFormat } from '#src/format/date-format.ts'
import { roomWords } from '#src/text/areas/room.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Kbd } from '#src/ui/kbd.tsx'
import { room } from '#styled/recipes/room.js'

/** The server's time in the zone of the device, and the button that shows the keys. */
export function RoomFoot({ onShowKeys }: { onShowKeys: () => void }) {
  const { locale } = useText()
  const words = useWords(roomWords)
  const style = room()
  return (
    <footer className={style.foot}>
      <span className={style.clock}>
        {dateFormat(locale, {
          hour: '2-digit',
          minute: '2-digit',
          second: '2-digit',
          timeZoneName: 'short',
        }).format(useNow())}
      </span>
      <button type="button" onClick={onShowKeys} className={style.keys}>
        <Kbd aria-hidden>?</Kbd>
        {words.keys}
      </button>
    </footer>
  )
}
