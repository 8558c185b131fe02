import { useNow } from '#src/browser/clock.ts'
import { dateFormat } from '#src/format/date-format.ts'
import { roomWords } from '#src/text/areas/room.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Kbd } from '#src/ui/kbd.tsx'
import { room } from '#styled/recipes/room.js'

export interface RoomFootProps {
  onShowKeys: () => void
  /** Gets the element that the open screen may fill. */
  slot: (element: HTMLElement | null) => void
}

/** The server's time in the zone of the device, and the button that shows the keys. */
export function RoomFoot({ onShowKeys, slot }: RoomFootProps) {
  const { locale } = useText()
  const words = useWords(roomWords)
  const style = room()
  return (
    <footer className={style.foot}>
      <span ref={slot} className={style.news} />
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
