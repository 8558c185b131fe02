import type { ReactNode } from 'react'
import { denseList } from '#styled/recipes/dense-list.js'

/** `name` is that of the column, which sets the position of the cell in its row. */
export function DenseCell({
  name,
  tone,
  title,
  children,
}: {
  name: string
  tone?: 'muted' | 'good' | 'warning' | 'danger' | undefined
  /** The whole text, which a narrow cell may cut off. */
  title?: string | undefined
  children?: ReactNode
}) {
  return (
    <div role="gridcell" data-cell={name} data-tone={tone} title={title} className={denseList().cell}>
      {children}
    </div>
  )
}
