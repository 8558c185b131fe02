import Mails from 'lucide-react/icons/mails'
import Search from 'lucide-react/icons/search'
import UserPlus from 'lucide-react/icons/user-plus'
import { Suspense, useState } from 'react'
import { listUsers, searchUsers } from '#contract/calls/admin.ts'
import { exportUsers, siftUsers } from '#contract/calls/roster.ts'
import type { UserInfoModel } from '#contract/models/user.ts'
import { USER_KINDS, USER_SORTS } from '#contract/rules/roster.ts'
import type { RosterAction } from '#machines/admin/roster-actions.machine.ts'
import type { RosterQuery } from '#machines/admin/roster-query.ts'
import { callUrl } from '#src/api/call-url.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { useRoster } from '#src/api/use-roster.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useSession } from '#src/bind/use-session.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { useIsNarrow } from '#src/browser/use-is-narrow.ts'
import { lettersWords } from '#src/text/areas/letters.ts'
import { userAdminWords } from '#src/text/areas/user-admin.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { CopyField } from '#src/ui/copy-field.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { RowCard, RowCards } from '#src/ui/row-card.tsx'
import { useChosenRows } from '#src/ui/use-chosen-rows.ts'
import { ROSTER_PAGE, readRosterQuery, siftedUsers, siftedUsersFrom } from '#src/url/roster-query.ts'
import { ListFilterBar } from './list-filter-bar.tsx'
import { Roster } from './roster.tsx'
import { useListFilter } from './use-list-filter.ts'
import { useUserActs } from './use-user-acts.ts'
import { hasNews, UserActNews } from './user-act-news.tsx'
import { UserBulkBar } from './user-bulk-bar.tsx'
import { UserActive, UserName, UserPerson, UserPick, UserRegistered, UserVisit } from './user-cells.tsx'
import { UserEdit } from './user-edit.tsx'
import { UserRowActions } from './user-row-actions.tsx'
import { UserTable, type UserTableProps } from './user-table.tsx'

// These load with the first press.
const UserCreation = lazyPart(async () => (await import('./user-creation.tsx')).UserCreation)

const UserActQuestion = lazyPart(async () => (await import('./user-act-question.tsx')).UserActQuestion)

const Letters = lazyPart(async () => (await import('./letters.tsx')).Letters)

const keyOf = ({ id }: UserInfoModel) => id

export function UserAdmin() {
  const words = useWords(userAdminWords)
  const { view: session } = useSession()
  const canSift = useConfig().features?.includes('roster') === true
  const sieve = useListFilter({ kinds: USER_KINDS, sorts: USER_SORTS })
  const letters = useWords(lettersWords)
  const hasLetters = useConfig().features?.includes('letters') === true
  const hasActs = useConfig().features?.includes('user-acts') === true
  const [opened, setOpened] = useState<UserInfoModel | 'creation' | 'letters' | null>(null)
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
  const [acting, send] = useProcess(usePart('admin').rosterActs)
  const act = (action: RosterAction) => send({ type: 'act', act: action, at })
  const ownId = session.kind === 'signed-in' ? session.account.id : null
  const chosen = useChosenRows(keyOf)
  const several = useUserActs(at, chosen.clear)
  const listed = view.kind === 'listed' ? view.rows.filter(({ id }) => id !== ownId) : []
  const picked = listed.filter(chosen.isChosen)
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
        file={
          canSift
            ? callUrl(exportUsers, siftedUsers({ hint, sift }))
            : {
                state: acting.kind === 'busy' && acting.act.kind === 'export-users' ? 'busy' : 'ready',
                onExport: () => act({ kind: 'export-users' }),
              }
        }
        more={
          <>
            {hasLetters ? (
              <Button look="outline" icon={<Mails aria-hidden />} onClick={() => setOpened('letters')}>
                {letters.open}
              </Button>
            ) : null}
            <Button tone="brand" icon={<UserPlus aria-hidden />} onClick={() => setOpened('creation')}>
              {words.create}
            </Button>
          </>
        }
        sieveBar={
          canSift ? <ListFilterBar sieve={sieve} kinds={USER_KINDS} sorts={USER_SORTS} words={words} /> : null
        }
        bulk={
          picked.length === 0 ? null : (
            <UserBulkBar
              chosen={picked}
              shown={listed.length}
              isBusy={several.view.kind === 'busy'}
              onAct={(kind) => several.ask(kind, picked)}
              onAll={() => chosen.chooseAll(listed)}
              onClear={chosen.clear}
            />
          )
        }
        news={hasNews(several.view) ? <UserActNews acts={several} /> : null}
        none={{ empty: none, unmatched: none }}
      >
        {(users, state) => (
          <Rows
            users={users}
            state={state}
            ownId={ownId}
            acting={acting}
            onAct={act}
            onEdit={setOpened}
            chosen={
              hasActs
                ? {
                    ...chosen,
                    all: picked.length === 0 ? false : picked.length === listed.length || 'mixed',
                    turnAll: (isOn) => chosen.chooseAll(isOn ? listed : []),
                  }
                : null
            }
            order={canSift ? { sort, desc, onOrder: sieve.order } : null}
          />
        )}
      </Roster>
      <Suspense>
        {several.asked === null ? null : (
          <UserActQuestion
            asked={several.asked}
            isBusy={several.view.kind === 'busy'}
            problem={several.view.kind === 'idle' ? several.view.problem : null}
            onPress={several.press}
            onCancel={several.cancel}
          />
        )}
      </Suspense>
      {acting.kind === 'shown' ? (
        <NewPassword
          user={acting.user}
          password={acting.password}
          onClose={() => send({ type: 'dismiss' })}
        />
      ) : null}
      <Suspense>{opened === 'creation' ? <UserCreation onClose={() => setOpened(null)} /> : null}</Suspense>
      <Suspense>{opened === 'letters' ? <Letters onClose={() => setOpened(null)} /> : null}</Suspense>
      {opened !== null && opened !== 'creation' && opened !== 'letters' ? (
        <UserEdit user={opened} at={at} isOwn={ownId === opened.id} onClose={() => setOpened(null)} />
      ) : null}
    </>
  )
}

interface NewPasswordProps {
  user: string
  password: string
  onClose: () => void
}

/** The server sends the new password once and stores only its hash. */
function NewPassword({ user, password, onClose }: NewPasswordProps) {
  const words = useWords(userAdminWords).password
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title(user)}
      size="sm"
      footer={<Button onClick={onClose}>{words.done}</Button>}
    >
      <Stack gap="4">
        <p>{words.text}</p>
        <CopyField label={words.label} text={password} labels={words} />
      </Stack>
    </Dialog>
  )
}

/** Replaces the table on narrow screens. The filter bar sorts it. */
export function UserCards({ users, state, ownId, acting, onAct, onEdit, chosen }: UserTableProps) {
  const words = useWords(userAdminWords)
  return (
    <RowCards label={words.list} state={state}>
      {users.map((user) => {
        const isOwn = user.id === ownId
        return (
          <RowCard
            key={user.id}
            name={
              <Row as="span" gap="2" wrap={false}>
                {chosen === null ? null : <UserPick user={user} isOwn={isOwn} chosen={chosen} />}
                <UserName user={user} isOwn={isOwn} />
              </Row>
            }
            aside={<UserActive user={user} isOwn={isOwn} acting={acting} onAct={onAct} />}
            acts={<UserRowActions user={user} isOwn={isOwn} acting={acting} onAct={onAct} onEdit={onEdit} />}
          >
            <p>{user.email}</p>
            <p>
              <UserPerson user={user} />
            </p>
            <p>
              <Text tone="muted">{words.column.registered}</Text> <UserRegistered user={user} />
            </p>
            <div>
              <Text tone="muted">{words.column.visit}</Text> <UserVisit user={user} />
            </div>
          </RowCard>
        )
      })}
    </RowCards>
  )
}
