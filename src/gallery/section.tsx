import type { ReactNode } from 'react'
import { Stack, Text } from '#src/ui/layout.tsx'
import { css } from '#styled/css/index.js'

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
const grid = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
  alignItems: 'start',
})
const styles = { row, grid }

export function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack as="section" aria-label={name} gap="3" narrows>
      <Text as="h2" face="heading">
        {name}
      </Text>
      {children}
    </Stack>
  )
}

export function Examples({ flow = 'row', children }: { flow?: keyof typeof styles; children: ReactNode }) {
  return <div className={styles[flow]}>{children}</div>
}
