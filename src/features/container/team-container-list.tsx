import type { ReactNode } from 'react'
import { formatList } from '#src/format/list.ts'
import { containerWords } from '#src/text/areas/container.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { Row, SrOnly, Stack, Text } from '#src/ui/layout.tsx'
import { useFocusKeeper } from '#src/ui/use-focus-keeper.ts'

export interface TeamContainerListProps {
  count: number
  /** A limit of 0 means that there is none. */
  limit: number
  isStale: boolean
  /** Titles of the challenges whose containers end within minutes. */
  ending: readonly string[]
  children: ReactNode
}

export function TeamContainerList({ count, limit, isStale, ending, children }: TeamContainerListProps) {
  const { locale } = useText()
  const words = useWords(containerWords).team
  // The focused button disappears with its row, so the title takes the focus.
  const card = useFocusKeeper<HTMLElement>(titleOf)
  return (
    <Card ref={card} as="section" aria-labelledby="team-containers" stack="3">
      <Row as="span" gap="2" align="stretch" justify="between">
        <Text as="h2" tabIndex={-1} id="team-containers" face="heading">
          {words.title}
        </Text>
        <Text face="digits" tone="muted">
          {words.count(count, limit)}
        </Text>
      </Row>
      <SrOnly as="p" role="alert">
        {ending.length === 0 ? null : words.ends(formatList(ending, locale))}
      </SrOnly>
      <Stack as="ul" gap="3">
        {children}
      </Stack>
      {isStale ? (
        <Text as="p" size="sm" tone="muted">
          {words.stale}
        </Text>
      ) : null}
    </Card>
  )
}

const titleOf = (card: HTMLElement) => card.querySelector('h2')
