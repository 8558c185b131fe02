import { USER_SORTS, type UserSort } from '#contract/rules/roster.ts'
import type { UserActsWords } from '#src/text/areas/user-acts.en.ts'
import type { UserAdminWords } from '#src/text/areas/user-admin.en.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import type { DenseColumn } from '#src/ui/dense-head.tsx'
import { SrOnly } from '#src/ui/layout.tsx'

const COLUMNS = {
  user: 'Name',
  person: null,
  email: 'Email',
  role: 'Role',
  since: 'Registered',
  seen: 'Visited',
  from: 'Address',
  active: null,
  acts: null,
} as const satisfies Readonly<Record<string, UserSort | null>>
const KEYS = ['user', 'person', 'email', 'role', 'since', 'seen', 'from', 'active', 'acts'] as const

export interface UserColumnsProps {
  words: UserAdminWords
  acts: UserActsWords
  /** Null if the server cannot change several accounts together. */
  chosen: { all: boolean | 'mixed'; turnAll: (isOn: boolean) => void } | null
  /** Null if the server has a fixed order. */
  order: { sort: UserSort; desc: boolean; onOrder: (sort: UserSort, desc: boolean) => void } | null
}

export function userColumns({ words, acts, chosen, order }: UserColumnsProps): readonly DenseColumn[] {
  const sortable = (key: (typeof KEYS)[number]): DenseColumn => {
    const head = key === 'acts' ? <SrOnly>{words.column.acts}</SrOnly> : words.column[key]
    const by = USER_SORTS.find((sort) => sort === COLUMNS[key])
    if (by === undefined || order === null) return { key, head }
    const isChosen = by === order.sort
    return {
      key,
      head,
      sort: {
        direction: !isChosen ? 'none' : order.desc ? 'descending' : 'ascending',
        onSort: () => order.onOrder(by, isChosen && !order.desc),
      },
    }
  }
  return [
    {
      key: 'pick',
      head:
        chosen === null ? (
          <SrOnly>{acts.bar}</SrOnly>
        ) : (
          <Checkbox
            label={<SrOnly>{acts.selectAll}</SrOnly>}
            checked={chosen.all}
            onCheckedChange={chosen.turnAll}
          />
        ),
    },
    ...KEYS.map(sortable),
  ]
}
