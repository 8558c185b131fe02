import { Download, Search, Users } from 'lucide-react'
import { useState } from 'react'
import { Navigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { listTeams, searchTeams } from '#contract/calls/admin.ts'
import type { TeamInfoModel } from '#contract/models/team.ts'
import { useRead } from '#src/api/use-read.ts'
import { useRoster } from '#src/api/use-roster.ts'
import { useRosterActs } from '#src/bind/use-roster-acts.ts'
import { pageIn } from '#src/lib/page-in.ts'
import { ROSTER_PAGE, rosterFrom } from '#src/lib/roster-from.ts'
import { useLanding } from '#src/lib/use-landing.ts'
import { teamAdminWords } from '#src/text/areas/team-admin.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { isFocusLost } from '#src/ui/focus-lost.ts'
import { useFocusOn } from '#src/ui/focus-on.ts'
import { FoundPages, type FoundPagesShown } from '#src/ui/found-pages.tsx'
import { useSought } from '#src/ui/sought.ts'
import { css } from '#styled/css/index.js'
import { TeamRecord } from './team-record.tsx'
import { TeamTable } from './team-table.tsx'

/** Every team, a page at a time. */
export function TeamAdmin() {
  const { reading } = useText().screens
  const words = useWords(teamAdminWords)
  const title = useLanding(useNavigationType() !== 'POP')
  const [params, setParams] = useSearchParams()
  const sought = useSought()
  const [opened, setOpened] = useState<TeamInfoModel | null>(null)
  const [acts, setActs] = useState(0)
  const hint = sought.text
  const page = hint === '' ? pageIn(params.get('page')) : 1
  const at = { hint, skip: (page - 1) * ROSTER_PAGE }
  const list = useRead(listTeams, hint === '' ? rosterFrom(at.skip) : null, 'once')
  const found = useRead(searchTeams, hint === '' ? null : { query: { hint } }, 'once')
  const view = useRoster(hint === '' ? list : found, { hint, perPage: ROSTER_PAGE })
  const { view: acting, act } = useRosterActs(at, () => setActs((count) => count + 1))
  // The row that was pressed may be gone.
  const line = useFocusOn<HTMLParagraphElement>(acts === 0 ? null : acts, (element) => {
    if (isFocusLost()) element.focus()
  })
  const isExporting = acting.kind === 'busy' && acting.act.kind === 'export-teams'
  const toShown = (of: Exclude<typeof view, { kind: 'beyond' }>): FoundPagesShown => {
    switch (of.kind) {
      case 'loading':
        return { kind: 'loading', label: reading.loading }
      case 'failed':
        return { kind: 'failed', failure: { ...failedWords(of.problem, reading), onRetry: of.retry } }
      case 'empty':
        return { kind: 'none', none: { icon: <Users />, title: words.none, text: words.noneText } }
      case 'unmatched':
        return { kind: 'none', none: { icon: <Search />, title: words.noMatch, action: <Button onClick={sought.clear}>{words.clear}</Button> } }
      case 'listed': {
        const list = <TeamTable teams={of.rows} state={of.state} acting={acting} onAct={act} onEdit={setOpened} />
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
        <Button look="outline" icon={<Download aria-hidden />} state={isExporting ? 'busy' : 'ready'} onClick={() => act({ kind: 'export-teams' })}>
          {isExporting ? words.exporting : words.export}
        </Button>
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
      {opened === null ? null : <TeamRecord team={opened} at={at} onClose={() => setOpened(null)} />}
    </>
  )
}
