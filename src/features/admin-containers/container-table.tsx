import { Trash2 } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useNow } from '#src/lib/clock.ts'
import { categoryBadge } from '#src/lib/category-badge.ts'
import { formatCountdown } from '#src/lib/format.ts'
import { containerWords } from '#src/text/areas/container.ts'
import { useWords } from '#src/text/use-text.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Table } from '#src/ui/table.tsx'
import { css } from '#styled/css/index.js'
import type { ContainerRow } from './containers-view.ts'

const row: ContainerRow = {
  guid: '6f1c0c5e-9d0a-4c39-8f4f-0b6a4b0a8e01',
  team: { id: 1, name: 'Red Pandas', avatar: null },
  challenge: { id: 7, title: 'Warm up', tag: 'Web' },
  image: 'registry.example.org/warm-up:3',
  entry: '192.0.2.7:31337',
  stopsAt: 7_200_000,
}
export const exampleContainers: readonly ContainerRow[] = [
  row,
  { ...row, guid: '2', team: { id: 2, name: 'Night Shift', avatar: null }, challenge: { id: 8, title: 'Overflow', tag: 'Pwn' } },
  { ...row, guid: '3', team: null, challenge: null },
]

export interface ContainerTableProps {
  rows: readonly ContainerRow[]
  /** Which of them are chosen, by guid. */
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  /** The one that is being destroyed, if any is. */
  destroying: string | null
  nameOf: (row: ContainerRow) => string
  onDestroy: (row: ContainerRow) => void
}

export function ContainerTable({ rows, chosen, onChoose, destroying, nameOf, onDestroy }: ContainerTableProps) {
  const words = useWords(containerWords).admin
  const count = rows.filter(({ guid }) => chosen.has(guid)).length
  return (
    <Table
      caption={words.list}
      rows={rows}
      rowKey={({ guid }) => guid}
      columns={[
        {
          key: 'pick',
          head: toTick(words.pickAll, count === 0 ? false : count === rows.length ? true : 'mixed', (isOn) =>
            onChoose(new Set(isOn ? rows.map(({ guid }) => guid) : [])),
          ),
          cell: (each) =>
            toTick(words.pick(nameOf(each)), chosen.has(each.guid), (isOn) =>
              onChoose(new Set(isOn ? [...chosen, each.guid] : [...chosen].filter((other) => other !== each.guid))),
            ),
        },
        { key: 'team', head: words.team, isRowHead: true, cell: ({ team }) => toTeam(team, words.unknown) },
        { key: 'challenge', head: words.challenge, cell: ({ challenge }) => toChallenge(challenge, words.unknown) },
        { key: 'image', head: words.image, cell: ({ image }) => toCode(image) },
        { key: 'entry', head: words.entry, cell: (each) => toEntry(each.entry, words.copy(nameOf(each))) },
        { key: 'left', head: words.left, align: 'end', cell: ({ stopsAt }) => toLeft(stopsAt) },
        {
          key: 'acts',
          head: words.acts,
          cell: (each) => toDestroy(words.destroy(nameOf(each)), destroying === each.guid, () => onDestroy(each)),
        },
      ]}
    />
  )
}

const toTick = (label: string, isOn: boolean | 'mixed', onTurn: (isOn: boolean) => void): ReactNode => (
  <Checkbox label={<span className={css({ srOnly: true })}>{label}</span>} checked={isOn} onCheckedChange={onTurn} />
)

const toTeam = (team: ContainerRow['team'], unknown: string) =>
  team === null ? (
    unknown
  ) : (
    <span className={css({ display: 'flex', alignItems: 'center', gap: '2' })}>
      <Avatar name={team.name} picture={team.avatar} size="sm" shape="square" />
      <span>{team.name}</span>
      <span className={css({ color: 'fg.muted', fontSize: 'sm' })}>#{team.id}</span>
    </span>
  )

const toChallenge = (challenge: ContainerRow['challenge'], unknown: string) =>
  challenge === null ? (
    unknown
  ) : (
    <span className={css({ display: 'flex', alignItems: 'center', gap: '2' })}>
      <Badge {...categoryBadge(challenge.tag)} />
      <span>{challenge.title}</span>
      <span className={css({ color: 'fg.muted', fontSize: 'sm' })}>#{challenge.id}</span>
    </span>
  )

const toCode = (text: string) => <code className={css({ textStyle: 'digits' })}>{text}</code>
const toEntry = (entry: string, label: string) => <Entry entry={entry} label={label} />
const toLeft = (stopsAt: number) => <Left stopsAt={stopsAt} />
const toDestroy = (label: string, isBusy: boolean, onDestroy: () => void) => (
  <IconButton label={label} title={label} size="sm" tone="danger" state={isBusy ? 'busy' : 'ready'} onClick={onDestroy}>
    <Trash2 aria-hidden />
  </IconButton>
)

function Entry({ entry, label }: { entry: string; label: string }) {
  const words = useWords(containerWords).panel
  const written = useRef<HTMLElement>(null)
  return (
    <span className={css({ display: 'flex', alignItems: 'center', gap: '2' })}>
      <code ref={written} className={css({ textStyle: 'digits' })}>
        {entry}
      </code>
      <CopyButton
        text={entry}
        labels={{ copy: label, copied: words.copied }}
        onRefused={() => (written.current ? globalThis.getSelection()?.selectAllChildren(written.current) : undefined)}
      />
    </span>
  )
}

/** Alone in its cell, so that a second costs no table. */
function Left({ stopsAt }: { stopsAt: number }) {
  const now = useNow()
  return (
    <time dateTime={new Date(stopsAt).toISOString()} className={css({ textStyle: 'digits' })}>
      {formatCountdown(stopsAt - now)}
    </time>
  )
}
