import Search from 'lucide-react/icons/search'
import UserPlus from 'lucide-react/icons/user-plus'
import { Suspense, useState } from 'react'
import { listUsers, searchUsers } from '#contract/calls/admin.ts'
import { exportUsers, siftUsers } from '#contract/calls/roster.ts'
import type { UserInfoModel } from '#contract/models/user.ts'
import { USER_KINDS, USER_SORTS } from '#contract/rules/roster.ts'
import type { RosterQuery } from '#machines/admin/roster-query.ts'
import { callUrl } from '#src/api/call-url.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { useRoster } from '#src/api/use-roster.ts'
import { useSession } from '#src/bind/use-session.ts'
import { ROSTER_PAGE, readRosterQuery, siftedUsers, siftedUsersFrom } from '#src/url/roster-query.ts'
import { useIsNarrow } from '#src/browser/use-is-narrow.ts'
import { userAdminWords } from '#src/text/areas/user-admin.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { NewPassword } from './new-password-dialog.tsx'
import { Roster } from './roster.tsx'
import { ListFilterBar } from './list-filter-bar.tsx'
import { useRowActions } from './use-row-actions.ts'
import { useListFilter } from './use-list-filter.ts'
import { UserCards } from './user-cards.tsx'
import { UserEdit } from './user-edit.tsx'
import { UserTable } from './user-table.tsx'

// The dialog comes with the first press.
const UserCreation = lazyPart(async () => (await import('./user-creation.tsx')).UserCreation)

/** Everybody with an account. */
export function UserAdmin() {
  const words = useWords(userAdminWords)
  const { view: session } = useSession()
  const canSift = useConfig().features?.includes('roster') === true
  const sieve = useListFilter({ kinds: USER_KINDS, sorts: USER_SORTS })
  const [opened, setOpened] = useState<UserInfoModel | 'creation' | null>(null)
  const { hint, kind, sort, desc } = sieve
  const sift = { of: 'users', kind, sort, desc } as const
  const at: RosterQuery = {
    hint,
    skip: canSift || hint === '' ? (sieve.page - 1) * ROSTER_PAGE : 0,
    sift: canSift ? sift : null,
  }
  const sifted = useRead(siftUsers, canSift ? siftedUsersFrom({ ...at, sift }) : null, 'once')
  const list = useRead(listUsers, !canSift && hint === '' ? readRosterQuery(at.skip) : null, 'once')
  const found = useRead(searchUsers, !canSift && hint !== '' ? { query: { hint } } : null, 'once')
  const isAll = hint === '' && (!canSift || kind === USER_KINDS[0])
  const view = useRoster(canSift ? sifted : hint === '' ? list : found, {
    of: isAll ? 'all' : canSift ? 'found' : 'some',
    perPage: ROSTER_PAGE,
  })
  const acting = useRowActions(at)
  const ownId = session.kind === 'signed-in' ? session.account.id : null
  const Rows = useIsNarrow('wide table') ? UserCards : UserTable
  const none = {
    icon: <Search />,
    title: words.none,
    text: words.noneText,
    action: <Button onClick={sieve.clear}>{words.clear}</Button>,
  }
  return (
    <>
      <Roster
        words={words}
        search={words.search}
        view={view}
        sieve={sieve}
        acting={acting}
        file={
          canSift
            ? callUrl(exportUsers, siftedUsers({ hint, sift }))
            : {
                state:
                  acting.acting.kind === 'busy' && acting.acting.act.kind === 'export-users'
                    ? 'busy'
                    : 'ready',
                onExport: () => acting.act({ kind: 'export-users' }),
              }
        }
        more={
          <Button tone="brand" icon={<UserPlus aria-hidden />} onClick={() => setOpened('creation')}>
            {words.create}
          </Button>
        }
        sieveBar={
          canSift ? <ListFilterBar sieve={sieve} kinds={USER_KINDS} sorts={USER_SORTS} words={words} /> : null
        }
        none={{ empty: none, unmatched: none }}
      >
        {(users, state) => (
          <Rows
            users={users}
            state={state}
            ownId={ownId}
            acting={acting.acting}
            onAct={acting.act}
            onEdit={setOpened}
            order={canSift ? { sort, desc, onOrder: sieve.order } : null}
          />
        )}
      </Roster>
      {acting.acting.kind === 'told' ? (
        <NewPassword user={acting.acting.user} password={acting.acting.password} onClose={acting.dismiss} />
      ) : null}
      <Suspense>{opened === 'creation' ? <UserCreation onClose={() => setOpened(null)} /> : null}</Suspense>
      {opened !== null && opened !== 'creation' ? (
        <UserEdit user={opened} at={at} isOwn={ownId === opened.id} onClose={() => setOpened(null)} />
      ) : null}
    </>
  )
}
