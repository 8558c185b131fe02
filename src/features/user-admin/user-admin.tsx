import { Download, Search, UserPlus } from 'lucide-react'
import { Suspense, useState, type ComponentType } from 'react'
import { Navigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { listUsers, searchUsers } from '#contract/calls/admin.ts'
import type { UserInfoModel } from '#contract/models/user.ts'
import { useRead } from '#src/api/use-read.ts'
import { useRoster } from '#src/api/use-roster.ts'
import { useRosterActs } from '#src/bind/use-roster-acts.ts'
import { useSession } from '#src/bind/use-session.ts'
import { pageIn } from '#src/lib/page-in.ts'
import { ROSTER_PAGE, rosterFrom } from '#src/lib/roster-from.ts'
import { useLanding } from '#src/lib/use-landing.ts'
import { userAdminWords } from '#src/text/areas/user-admin.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { isFocusLost } from '#src/ui/focus-lost.ts'
import { useFocusOn } from '#src/ui/focus-on.ts'
import { Pagination } from '#src/ui/pagination.tsx'
import { ReadingFailed } from '#src/ui/reading-failed.tsx'
import { SearchField } from '#src/ui/search-field.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { css } from '#styled/css/index.js'
import { NewPassword } from './new-password.tsx'
import { UserEdit } from './user-edit.tsx'
import { UserTable } from './user-table.tsx'

/** Everybody with an account, a page at a time. */
export function UserAdmin({ Creation }: { Creation: ComponentType<{ onClose: () => void }> }) {
  const { reading } = useText().screens
  const words = useWords(userAdminWords)
  const title = useLanding(useNavigationType() !== 'POP')
  const { view: session } = useSession()
  const [params, setParams] = useSearchParams()
  const [sought, setSought] = useState({ hint: '', round: 0 })
  const [opened, setOpened] = useState<UserInfoModel | 'creation' | null>(null)
  const [acts, setActs] = useState(0)
  const { hint } = sought
  const page = hint === '' ? pageIn(params.get('page')) : 1
  const at = { hint, skip: (page - 1) * ROSTER_PAGE }
  const list = useRead(listUsers, hint === '' ? rosterFrom(at.skip) : null, 'once')
  const found = useRead(searchUsers, hint === '' ? null : { query: { hint } }, 'once')
  const view = useRoster(hint === '' ? list : found, { hint, perPage: ROSTER_PAGE })
  const { view: acting, act, dismiss } = useRosterActs(at, () => setActs((count) => count + 1))
  // The row that was pressed may be gone.
  const line = useFocusOn<HTMLParagraphElement>(acts === 0 ? null : acts, (element) => {
    if (isFocusLost()) element.focus()
  })
  const clear = () => setSought({ hint: '', round: sought.round + 1 })
  const isExporting = acting.kind === 'busy' && acting.act.kind === 'export-users'
  if (view.kind === 'beyond') return <Navigate to={view.last === 1 ? '?' : `?page=${view.last}`} replace />
  return (
    <>
      <header className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', gap: '4' })}>
        <div>
          <h1 ref={title} tabIndex={-1} className={css({ textStyle: 'title', outline: 'none' })}>
            {words.title}
          </h1>
          <p className={css({ color: 'fg.muted' })}>{words.text}</p>
        </div>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
          <Button look="outline" icon={<Download aria-hidden />} state={isExporting ? 'busy' : 'ready'} onClick={() => act({ kind: 'export-users' })}>
            {isExporting ? words.exporting : words.export}
          </Button>
          <Button tone="brand" icon={<UserPlus aria-hidden />} onClick={() => setOpened('creation')}>
            {words.create}
          </Button>
        </div>
      </header>
      <section aria-label={words.title} className={css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' })}>
        <SearchField
          key={sought.round}
          label={words.search}
          onSearch={(text) => {
            setSought({ hint: text, round: sought.round })
            if (page > 1) setParams({}, { replace: true })
          }}
          className={css({ maxWidth: 'dialog.sm' })}
        />
        <p ref={line} tabIndex={-1} role="status" className={css({ color: 'fg.muted', fontSize: 'sm', outline: 'none' })}>
          {view.kind !== 'listed' || view.state === 'settling'
            ? null
            : !view.sought
              ? words.total(view.total)
              : view.rows.length === MOST_FOUND
                ? words.most(MOST_FOUND)
                : words.found(view.total)}
        </p>
        {view.kind === 'loading' ? (
          <SkeletonShape label={reading.loading} className={css({ display: 'flex', flexDirection: 'column', gap: '3' })}>
            <Skeleton shape="heading" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </SkeletonShape>
        ) : null}
        {view.kind === 'failed' ? (
          <Card>
            <ReadingFailed {...failedWords(view.problem, reading)} onRetry={view.retry} />
          </Card>
        ) : null}
        {view.kind === 'unmatched' || view.kind === 'empty' ? (
          <Card>
            <EmptyState icon={<Search />} title={words.none} text={words.noneText} action={<Button onClick={clear}>{words.clear}</Button>} />
          </Card>
        ) : null}
        {view.kind === 'listed' ? (
          <>
            <UserTable
              users={view.rows}
              state={view.state}
              ownId={session.kind === 'signed-in' ? session.account.id : null}
              acting={acting}
              onAct={act}
              onEdit={setOpened}
            />
            {view.pages > 1 ? (
              <Pagination
                label={words.pages.label}
                page={page}
                pages={view.pages}
                onPage={(to) => setParams(to === 1 ? {} : { page: String(to) })}
                labels={words.pages}
              />
            ) : null}
          </>
        ) : null}
      </section>
      {acting.kind === 'told' ? <NewPassword user={acting.user} password={acting.password} onClose={dismiss} /> : null}
      <Suspense>{opened === 'creation' ? <Creation onClose={() => setOpened(null)} /> : null}</Suspense>
      {opened !== null && opened !== 'creation' ? (
        <UserEdit user={opened} at={at} isOwn={session.kind === 'signed-in' && session.account.id === opened.id} onClose={() => setOpened(null)} />
      ) : null}
    </>
  )
}

/** The server tells no more of a search. */
const MOST_FOUND = 30
