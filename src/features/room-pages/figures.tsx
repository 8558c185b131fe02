import type { ReactNode } from 'react'
import { roomPage } from '#styled/recipes/room-page.js'

export interface Figure {
  name: string
  value: ReactNode
  note?: string
}

/** One line of figures, which the server counts. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  const style = roomPage()
  return (
    <dl aria-label={label} className={style.figures}>
      {figures.map(({ name, value, note }) => (
        <div key={name} className={style.figure}>
          <dt className={style.name}>{name}</dt>
          <dd className={style.value}>
            {value}
            {note === undefined ? null : <span className={style.note}> {note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
