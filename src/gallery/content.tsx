import Bomb from 'lucide-react/icons/bomb'
import Globe from 'lucide-react/icons/globe'
import Trophy from 'lucide-react/icons/trophy'
import { useState } from 'react'
import { Text } from '#src/ui/layout.tsx'
import { Avatar } from '#src/ui/avatar.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Card } from '#src/ui/card.tsx'
import { Code } from '#src/ui/code.tsx'
import { CopyField } from '#src/ui/copy-field.tsx'
import { Kbd } from '#src/ui/kbd.tsx'
import { Pagination } from '#src/ui/pagination.tsx'
import { Table, type Sort } from '#src/ui/table.tsx'
import { TabBar } from '#src/ui/tab-bar.tsx'
import { TabLink } from '#src/ui/tab-link.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { Examples, Section } from './section.tsx'

const tones = [
  'teal',
  'indigo',
  'red',
  'blue',
  'yellow',
  'lime',
  'cyan',
  'violet',
  'pink',
  'orange',
  'green',
  'amber',
  'gray',
  'gold',
  'silver',
  'bronze',
] as const
const looks = ['soft', 'outline', 'plain'] as const
const teams = [
  { rank: 1, name: 'Overflowers', score: 4210 },
  { rank: 2, name: 'Null Pointers', score: 3975 },
  { rank: 3, name: '字节跳动的兔子', score: 3012 },
]
const secretLabels = {
  copy: 'Copy the token',
  copied: 'Copied',
  reveal: 'Show the token',
  hide: 'Hide the token',
}

export function Content() {
  const [tab, setTab] = useState<'challenges' | 'scoreboard'>('challenges')
  const [page, setPage] = useState(5)
  const [sort, setSort] = useState<Sort<'rank' | 'name' | 'score'>>({ by: 'rank', direction: 'ascending' })
  return (
    <Section name="Content">
      {looks.map((look) => (
        <Examples key={look}>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} look={look}>
              {tone}
            </Badge>
          ))}
        </Examples>
      ))}
      <Examples>
        <Badge size="md" tone="red" icon={<Bomb aria-hidden />}>
          Pwn
        </Badge>
        <Badge size="md" tone="blue" icon={<Globe aria-hidden />}>
          Web
        </Badge>
        <Badge size="md" tone="gold" icon={<Trophy aria-hidden />}>
          First blood
        </Badge>
        <Avatar name="Ada" size="xs" />
        <Avatar name="Ada" size="sm" />
        <Avatar name="兔子" />
        <Avatar name="Ada" size="lg" shape="square" spoken="name" />
        <Avatar name="" size="lg" />
        <Kbd>Ctrl</Kbd>
        <Kbd>K</Kbd>
        <span>
          Run <Code>nc 10.0.0.1 31337</Code>
        </span>
      </Examples>
      <Examples flow="grid">
        <Card>
          <Text as="h3" face="heading">
            Surface
          </Text>
          <Text as="p" tone="muted">
            On the canvas.
          </Text>
        </Card>
        <Card level="raised">
          <Text as="h3" face="heading">
            Raised
          </Text>
          <Text as="p" tone="muted">
            On a surface.
          </Text>
        </Card>
        <Card as="a" href="#content" press="whole">
          <Text as="h3" face="heading">
            Pressable
          </Text>
          <Text as="p" tone="muted">
            The whole card is a link.
          </Text>
        </Card>
        <CopyField
          label="Entry"
          text="10.0.0.1:31337"
          labels={{ copy: 'Copy the entry', copied: 'Copied' }}
        />
        <CopyField label="Team token" text="42:GZCTF+c2VjcmV0" kind="secret" labels={secretLabels} />
      </Examples>
      <Tabs
        label="Parts"
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            value: 'challenges',
            label: 'Challenges',
            icon: <Bomb aria-hidden />,
            panel: 'What can be solved.',
          },
          { value: 'scoreboard', label: 'Scoreboard', icon: <Trophy aria-hidden />, panel: 'Who solved it.' },
        ]}
      />
      <TabBar label="Screens">
        <TabLink href="#content" aria-current="page">
          Challenges
        </TabLink>
        <TabLink href="#scoreboard">Scoreboard</TabLink>
      </TabBar>
      <Table
        caption="Teams"
        rows={teams}
        rowKey={({ name }) => name}
        sort={sort}
        onSort={setSort}
        columns={[
          { key: 'rank', head: 'Rank', align: 'end', isSortable: true, cell: ({ rank }) => rank },
          { key: 'name', head: 'Team', isRowHead: true, isSortable: true, cell: ({ name }) => name },
          { key: 'score', head: 'Score', align: 'end', isSortable: true, cell: ({ score }) => score },
        ]}
      />
      <Table
        caption="Nobody"
        rows={[]}
        rowKey={String}
        columns={[{ key: 'team', head: 'Team', cell: String }]}
        empty="No team yet"
      />
      <Pagination
        label="Pages"
        page={page}
        pages={12}
        onPage={setPage}
        labels={{ previous: 'Previous page', next: 'Next page', page: (number) => `Page ${number}` }}
      />
    </Section>
  )
}
