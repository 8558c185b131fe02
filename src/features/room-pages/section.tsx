import { useId, type ReactNode } from 'react'
import { roomPage } from '#styled/recipes/room-page.js'

export interface SectionProps {
  title: string
  note?: ReactNode
  /** Shown at the end of the title's line. */
  tools?: ReactNode
  children: ReactNode
}

export function Section({ title, note, tools, children }: SectionProps) {
  const style = roomPage()
  const id = useId()
  return (
    <section aria-labelledby={id} className={style.section}>
      <div className={style.sectionHead}>
        <h3 id={id}>{title}</h3>
        {note === undefined ? null : <span>{note}</span>}
        {tools === undefined ? null : <div className={style.tools}>{tools}</div>}
      </div>
      {children}
    </section>
  )
}
