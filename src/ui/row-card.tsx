import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { Card } from './card.tsx'
import { Stack } from './layout.tsx'

/** Shows rows as cards where a table would not fit. */
export function RowCards({
  label,
  state,
  children,
}: {
  label: string
  state: 'settled' | 'settling'
  children: ReactNode
}) {
  return (
    <Stack as="ul" aria-label={label} aria-busy={state === 'settling'} gap="3">
      {children}
    </Stack>
  )
}

export interface RowCardProps {
  name: ReactNode
  aside?: ReactNode
  acts?: ReactNode
  /** Further facts, one per line. */
  children: ReactNode
}

export function RowCard({ name, aside, acts, children }: RowCardProps) {
  return (
    <li>
      <Card padding="sm">
        <div
          className={css({
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: '3',
            overflowWrap: 'anywhere',
          })}
        >
          {name}
          {aside}
        </div>
        <div
          className={css({
            display: 'flex',
            flexDirection: 'column',
            gap: '1',
            paddingBlock: '2',
            fontSize: 'sm',
            overflowWrap: 'anywhere',
          })}
        >
          {children}
        </div>
        {acts}
      </Card>
    </li>
  )
}
