import Search from 'lucide-react/icons/search'
import { Suspense, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { listUsers, searchUsers } from '#contract/calls/admin.ts'
import { countUsers, exportUsers, siftUsers } from '#contract/calls/roster.ts'
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
import { userActsWords } from '#src/text/areas/user-acts.ts'
import { userAdminWords } from '#src/text/areas/user-admin.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { DenseList } from '#src/ui/dense-list.tsx'
import { DenseSkeleton } from '#src/ui/dense-skeleton.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { Pagination } from '#src/ui/pagination.tsx'
import { useChosenRows } from '#src/ui/use-chosen-rows.ts'
import { statusIn, useFocusKeeper } from '#src/ui/use-focus-keeper.ts'
import { ROSTER_PAGE, readRosterQuery, siftedUsers, siftedUsersFrom } from '#src/url/roster-query.ts'
import { denseList } from '#styled/recipes/dense-list.js'
import { onPage } from './roster.tsx'
import { useListFilter } from './use-list-filter.ts'
import { useUserActs } from './use-user-acts.ts'
import { hasNews, UserActNews } from './user-act-news.tsx'
import { UserBulkBar } from './user-bulk-bar.tsx'
import { UserCells } from './user-cells.tsx'
import { userColumns } from './user-columns.tsx'
import { UserTools } from './user-tools.tsx'

// These load with the first press.
const UserCreation = lazyPart(async () => (await import('./user-creation.tsx')).UserCreation)

const UserActQuestion = lazyPart(async () => (await import('./user-act-question.tsx')).UserActQuestion)

const UserEdit = lazyPart(async () => (await import('./user-edit.tsx')).UserEdit)

const NewPassword = lazyPart(async () => (await import('./new-password.tsx')).NewPassword)

const Letters = lazyPart(async () => (await import('./letters.tsx')).Letters)

const keyOf = ({ id }: UserInfoModel) => id

/** The dialogs of the screen. Letters may have chosen users as receivers. */
type Opened = UserInfoModel | 'creation' | { receivers: readonly UserInfoModel[] | null } | null

/** All accounts as one table. Search, view, order and page are in the address. */
export function UserAdmin() {
  const { reading } = useText().screens
  const words = useWords(userAdminWords)
  const { view: session } = useSession()
  const { features } = useConfig()
  const canSift = features?.includes('roster') === true
  const hasViews = canSift && features.includes('user-views')
  const hasLetters = features?.includes('letters') === true
  const hasActs = features?.includes('user-acts') === true
  const sieve = useListFilter({ kinds: USER_KINDS, sorts: USER_SORTS })
  const [params] = useSearchParams()
  const [opened, setOpened] = useState<Opened>(null)
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
  const counts = useRead(countUsers, hasViews ? {} : null, 'once')
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
  const listed = view.kind === 'listed' ? view.rows : []
  const choosable = listed.filter(({ id }) => id !== ownId)
  const picked = choosable.filter(chosen.isChosen)
  // An action may remove the row that has the focus.
  const around = useFocusKeeper<HTMLDivElement>(statusIn)
  const style = denseList({ of: 'users' })
  const columns = userColumns({
    words,
    acts: useWords(userActsWords),
    chosen: hasActs
      ? {
          all: picked.length === 0 ? false : picked.length === choosable.length || 'mixed',
          turnAll: (isOn) => chosen.chooseAll(isOn ? choosable : []),
        }
      : null,
    order: canSift ? { sort, desc, onOrder: sieve.order } : null,
  })
  const content = () => {
    switch (view.kind) {
      case 'beyond':
        return <Navigate to={`?${onPage(params, view.last)}`} replace />
      case 'loading':
        return <DenseSkeleton of="users" columns={columns} label={reading.loading} />
      case 'failed':
        return <LoadError {...failedWords(view.problem, reading)} onRetry={view.retry} />
      case 'empty':
      case 'unmatched':
        return (
          <EmptyState
            icon={<Search />}
            title={words.none}
            text={words.noneText}
            action={<Button onClick={sieve.clear}>{words.clear}</Button>}
          />
        )
      case 'listed':
        return (
          <DenseList
            label={words.list}
            of="users"
            columns={columns}
            rows={view.rows}
            rowKey={keyOf}
            {...(hasActs
              ? {
                  chosen: chosen.keys,
                  onChoose: (keys: ReadonlySet<string>) =>
                    chosen.setKeys(new Set([...keys].filter((key) => key !== ownId))),
                }
              : {})}
            onOpen={setOpened}
            onKey={(key) => {
              if (key !== 'z' || several.undo === null) return false
              several.undo()
              return true
            }}
            foot={
              view.pages > 1 ? (
                <div role="row">
                  <div role="gridcell" className={style.end}>
                    <Pagination
                      label={words.pages.label}
                      labels={words.pages}
                      page={sieve.page}
                      pages={view.pages}
                      onPage={sieve.turn}
                    />
                  </div>
                </div>
              ) : null
            }
          >
            {(user, tab) => (
              <UserCells
                user={user}
                isOwn={user.id === ownId}
                isChosen={chosen.isChosen(user)}
                onChoose={hasActs ? (isOn) => chosen.turn(user, isOn) : null}
                acting={acting}
                onAct={act}
                onEdit={setOpened}
                tab={tab}
              />
            )}
          </DenseList>
        )
      default:
        return view satisfies never
    }
  }
  return (
    <div ref={around} className={style.root} aria-busy={view.kind === 'listed' && view.state === 'settling'}>
      {picked.length > 0 ? (
        <UserBulkBar
          chosen={picked}
          shown={choosable.length}
          isBusy={several.view.kind === 'busy'}
          onAct={(act) => several.ask(act, picked)}
          onMessage={hasLetters ? () => setOpened({ receivers: picked }) : null}
          onAll={() => chosen.chooseAll(choosable)}
          onClear={chosen.clear}
        />
      ) : (
        <UserTools
          sieve={sieve}
          filters={hasViews ? 'views' : canSift ? 'kinds' : 'none'}
          counts={counts.state === 'ready' ? counts.value : null}
          file={
            canSift
              ? callUrl(exportUsers, siftedUsers({ hint, sift }))
              : {
                  state: acting.kind === 'busy' && acting.act.kind === 'export-users' ? 'busy' : 'ready',
                  onExport: () => act({ kind: 'export-users' }),
                }
          }
          onLetters={hasLetters ? () => setOpened({ receivers: null }) : null}
          onCreate={() => setOpened('creation')}
          news={
            hasNews(several.view) ? (
              <UserActNews acts={several} />
            ) : view.kind === 'listed' && view.state === 'settled' ? (
              words[view.reach](view.count)
            ) : null
          }
        />
      )}
      {content()}
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
      <Suspense>
        {acting.kind === 'shown' ? (
          <NewPassword
            user={acting.user}
            password={acting.password}
            onClose={() => send({ type: 'dismiss' })}
          />
        ) : null}
      </Suspense>
      <Suspense>{opened === 'creation' ? <UserCreation onClose={() => setOpened(null)} /> : null}</Suspense>
      <Suspense>
        {opened !== null && typeof opened === 'object' && 'receivers' in opened ? (
          <Letters users={opened.receivers} onClose={() => setOpened(null)} />
        ) : null}
      </Suspense>
      <Suspense>
        {opened !== null && typeof opened === 'object' && 'id' in opened ? (
          <UserEdit user={opened} at={at} isOwn={ownId === opened.id} onClose={() => setOpened(null)} />
        ) : null}
      </Suspense>
    </div>
  )
}
