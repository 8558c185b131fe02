import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { Text } from '#src/ui/layout.tsx'

/** One titled part of a challenge, under the one before. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={part}>
      <Text as="h3" face="label">
        {title}
      </Text>
      {children}
    </section>
  )
}

const part = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  paddingBlockStart: '3',
  borderBlockStartWidth: 'thin',
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: 'border.surface',
})
