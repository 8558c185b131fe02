import type { RoomOverviewModel } from '#contract/models/room-overview.ts'
import { roomOverviewWords } from '#src/text/areas/room-overview.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Spark } from '#src/ui/spark.tsx'
import { roomOverview } from '#styled/recipes/room-overview.js'
import { figureFacts } from './figure-facts.ts'

/** Six figures, which the server counts, because the browser has only a part of the game. */
export function RoomFigures({ room }: { room: RoomOverviewModel }) {
  const words = useWords(roomOverviewWords)
  const { locale } = useText()
  const style = roomOverview()
  return (
    <section aria-label={words.figures} className={style.figures}>
      {figureFacts(room, words, locale).map(({ name, value, note, line }) => (
        <div key={name} className={style.figure}>
          <span className={style.name}>
            {name}
            {line ? <Spark values={line} height={12} /> : null}
          </span>
          <span title={value} className={style.value}>
            {value}
          </span>
          <span title={note} className={style.note}>
            {note}
          </span>
        </div>
      ))}
    </section>
  )
}
