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
import { isFocusLost } from '#src/ui/focus-lost.ts'
import { useFocusOn } from '#src/ui/focus-on.ts'
import { FoundPages, type FoundPagesShown } from '#src/ui/found-pages.tsx'
import { useSought } from '#src/ui/sought.ts'
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
  const sought = useSought()
  const [opened, setOpened] = useState<UserInfoModel | 'creation' | null>(null)
  const [acts, setActs] = useState(0)
  const hint = sought.text
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
  const isExporting = acting.kind === 'busy' && acting.act.kind === 'export-users'
  const ownId = session.kind === 'signed-in' ? session.account.id : null
  const toShown = (of: Exclude<typeof view, { kind: 'beyond' }>): FoundPagesShown => {
    switch (of.kind) {
      case 'loading':
        return { kind: 'loading', label: reading.loading }
      case 'failed':
        return { kind: 'failed', failure: { ...failedWords(of.problem, reading), onRetry: of.retry } }
      case 'unmatched':
      case 'empty':
        return {
          kind: 'none',
          none: { icon: <Search />, title: words.none, text: words.noneText, action: <Button onClick={sought.clear}>{words.clear}</Button> },
        }
      case 'listed': {
        const list = <UserTable users={of.rows} state={of.state} ownId={ownId} acting={acting} onAct={act} onEdit={setOpened} />
        return { kind: 'listed', pages: of.pages, list }
      }
      default:
        return of satisfies never
    }
  }
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
      <FoundPages
        label={words.title}
        search={{
          label: words.search,
          round: sought.round,
          onSearch: (text) => {
            sought.seek(text)
            if (page > 1) setParams({}, { replace: true })
          },
        }}
        line={line}
        count={view.kind === 'listed' && view.state === 'settled' ? words[view.reach](view.count) : null}
        shown={toShown(view)}
        paging={{ page, onPage: (to) => setParams(to === 1 ? {} : { page: String(to) }), label: words.pages.label, labels: words.pages }}
      />
      {acting.kind === 'told' ? <NewPassword user={acting.user} password={acting.password} onClose={dismiss} /> : null}
      <Suspense>{opened === 'creation' ? <Creation onClose={() => setOpened(null)} /> : null}</Suspense>
      {opened !== null && opened !== 'creation' ? (
        <UserEdit user={opened} at={at} isOwn={ownId === opened.id} onClose={() => setOpened(null)} />
      ) : null}
    </>
  )
}
