import Trash2 from 'lucide-react/icons/trash'
import { useRef } from 'react'
import { useNow } from '#src/browser/clock.ts'
import type { ChallengeTag } from '#contract/models/challenge-names.ts'
import { categoryBadge } from '#src/shell/category-badge.ts'
import { OwnCategories } from '#src/shell/own-categories.tsx'
import { useCategories } from '#src/shell/use-categories.ts'
import { formatCountdown } from '#src/format/number-and-date.ts'
import { containerWords } from '#src/text/areas/container.ts'
import { useWords } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { Row, SrOnly, Text } from '#src/ui/layout.tsx'
import { css } from '#styled/css/index.js'
import type { ContainerRow } from './containers-view.ts'

const row: ContainerRow = {
  guid: '6f1c0c5e-9d0a-4c39-8f4f-0b6a4b0a8e01',
  team: { id: 1, name: 'Red Pandas', avatar: null },
  challenge: { id: 7, title: 'Warm up', tag: 'Web' },
  gameId: null,
  image: 'registry.example.org/warm-up:3',
  entry: '192.0.2.7:31337',
  stopsAt: 7_200_000,
}
export const exampleContainers: readonly ContainerRow[] = [
  row,
  {
    ...row,
    guid: '2',
    team: { id: 2, name: 'Night Shift', avatar: null },
    challenge: { id: 8, title: 'Overflow', tag: 'Pwn' },
  },
  { ...row, guid: '3', team: null, challenge: null },
]

export interface ContainerRowsProps {
  rows: readonly ContainerRow[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  /** The guid of the container that is being destroyed. Null if there is none. */
  destroying: string | null
  nameOf: (row: ContainerRow) => string
  onDestroy: (row: ContainerRow) => void
}
export type CellProps = ContainerRowsProps & { of: ContainerRow }

export function ChooseAll({
  rows,
  chosen,
  onChoose,
  named,
}: Pick<ContainerRowsProps, 'rows' | 'chosen' | 'onChoose'> & { named: 'seen' | 'heard' }) {
  const { pickAll } = useWords(containerWords).admin
  const count = rows.filter(({ guid }) => chosen.has(guid)).length
  return (
    <Checkbox
      label={named === 'seen' ? pickAll : <SrOnly>{pickAll}</SrOnly>}
      checked={count === 0 ? false : count === rows.length ? true : 'mixed'}
      onCheckedChange={(isOn) => onChoose(new Set(isOn ? rows.map(({ guid }) => guid) : []))}
    />
  )
}

export function Choose({
  of,
  chosen,
  onChoose,
  nameOf,
}: Omit<CellProps, 'rows' | 'destroying' | 'onDestroy'>) {
  const words = useWords(containerWords).admin
  return (
    <Checkbox
      label={<SrOnly>{words.pick(nameOf(of))}</SrOnly>}
      checked={chosen.has(of.guid)}
      onCheckedChange={(isOn) =>
        onChoose(new Set(isOn ? [...chosen, of.guid] : [...chosen].filter((other) => other !== of.guid)))
      }
    />
  )
}

export function Team({ of: { team } }: Pick<CellProps, 'of'>) {
  const { unknown } = useWords(containerWords).admin
  if (team === null) return unknown
  return (
    <span className={css({ display: 'flex', alignItems: 'center', gap: '2', minWidth: '48' })}>
      <TeamFlag name={team.name} picture={team.avatar} />
      <span>{team.name}</span>
      <Text size="sm" tone="muted">
        #{team.id}
      </Text>
    </span>
  )
}

/** The list spans many games, so each row needs the categories of its own game. */
export function Challenge({ of: { challenge, gameId } }: Pick<CellProps, 'of'>) {
  const { unknown } = useWords(containerWords).admin
  if (challenge === null) return unknown
  return (
    <span className={css({ display: 'flex', alignItems: 'center', gap: '2', minWidth: '48' })}>
      {gameId === null ? (
        <Category of={challenge.tag} />
      ) : (
        <OwnCategories game={gameId}>
          <Category of={challenge.tag} />
        </OwnCategories>
      )}
      <span>{challenge.title}</span>
      <Text size="sm" tone="muted">
        #{challenge.id}
      </Text>
    </span>
  )
}

const Category = ({ of }: { of: ChallengeTag }) => <Badge {...categoryBadge(of, useCategories())} />

export const ImageName = ({ of: { image } }: Pick<CellProps, 'of'>) => (
  <Text as="code" face="digits">
    {image}
  </Text>
)

export function Entry({ of, nameOf }: Pick<CellProps, 'of' | 'nameOf'>) {
  const words = useWords(containerWords)
  const written = useRef<HTMLElement>(null)
  return (
    <Row as="span" gap="2" wrap={false}>
      <Text as="code" ref={written} face="digits">
        {of.entry}
      </Text>
      <CopyButton
        text={of.entry}
        labels={{ copy: words.admin.copy(nameOf(of)), copied: words.panel.copied }}
        onRefused={() =>
          written.current ? globalThis.getSelection()?.selectAllChildren(written.current) : undefined
        }
      />
    </Row>
  )
}

/** A component of its own, so that only this cell renders every second. */
export function Left({ of: { stopsAt } }: Pick<CellProps, 'of'>) {
  const now = useNow()
  return (
    <Text as="time" dateTime={new Date(stopsAt).toISOString()} face="digits">
      {formatCountdown(stopsAt - now)}
    </Text>
  )
}

export function Destroy({
  of,
  destroying,
  nameOf,
  onDestroy,
}: Omit<CellProps, 'rows' | 'chosen' | 'onChoose'>) {
  const words = useWords(containerWords).admin
  const label = words.destroy(nameOf(of))
  return (
    <IconButton
      label={label}
      title={label}
      size="sm"
      tone="danger"
      state={destroying === of.guid ? 'busy' : 'ready'}
      onClick={() => onDestroy(of)}
    >
      <Trash2 aria-hidden />
    </IconButton>
  )
}
