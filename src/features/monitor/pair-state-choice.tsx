import type { ReactNode } from 'react'
import { PAIR_STATES, type PairState } from '#contract/models/pair-states.ts'
import { teamPairsWords } from '#src/text/areas/team-pairs.ts'
import { useWords } from '#src/text/use-text.ts'
import { Badge, type BadgeProps } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Row, Text } from '#src/ui/layout.tsx'
import { Moment } from './moment.tsx'
import type { PairStanding } from './pair-standing.ts'

const TONES: Readonly<Record<PairStanding['name'], BadgeProps['tone']>> = {
  Open: 'red',
  InHand: 'gray',
  Dismissed: 'gray',
  Suspended: 'orange',
}

/** How the states of pairs are set. */
export interface PairStates {
  isBusy: boolean
  onState: (state: PairState) => void
  /** What was just done with the pair, below its state. Null: it is shown elsewhere, or nothing was done. */
  news: ReactNode
}

interface PairStateChoiceProps extends PairStates {
  standing: PairStanding
  /** The names of both teams, for screen readers. */
  pair: string
}

/** The state of a pair, who set it, and the choice of another. A ban leaves no choice. */
export function PairStateChoice({ standing, pair, isBusy, onState, news }: PairStateChoiceProps) {
  const words = useWords(teamPairsWords).state
  const { name, noted, by, at } = standing
  return (
    <Row gap="2" size="sm">
      <Badge tone={TONES[name]}>{words.name[name]}</Badge>
      {by === null ? null : (
        <Text tone="muted">
          <bdi>{by}</bdi>
          {at === null ? null : (
            <>
              , <Moment at={at} />
            </>
          )}
        </Text>
      )}
      {name === 'Suspended' ? null : (
        <Row role="group" aria-label={words.of(pair)} gap="1">
          {PAIR_STATES.map((each) => (
            <Button
              key={each}
              size="sm"
              look={each === noted ? 'soft' : 'ghost'}
              aria-pressed={each === noted}
              {...(isBusy ? { 'aria-disabled': true } : {})}
              onClick={isBusy || each === noted ? undefined : () => onState(each)}
            >
              {words.act[each]}
            </Button>
          ))}
        </Row>
      )}
      {news}
    </Row>
  )
}
