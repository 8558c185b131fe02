import ArrowLeft from 'lucide-react/icons/arrow-left'
import FileQuestion from 'lucide-react/icons/file-question-mark'
import { useDeferredValue, useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams, Link, type To } from 'react-router-dom'
import type { WriteupInfoModel } from '#contract/models/writeup.ts'
import type { Problem } from '#contract/problem.ts'
import { useConfig } from '#src/api/use-config.ts'
import { showsPdf } from '#src/browser/shows-pdf.ts'
import { useKeys } from '#src/browser/use-keys.ts'
import { writeupReviewWords } from '#src/text/areas/writeup-review.ts'
import { useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { css } from '#styled/css/index.js'
import { OpenWriteup } from './open-writeup.tsx'
import { WriteupFilterBar } from './writeup-filter-bar.tsx'
import { foundIn, toWriteups } from './writeup-list-view.ts'
import { WriteupList } from './writeup-list.tsx'
import { WriteupNav } from './writeup-nav.tsx'
import { closedIn, readWriteupUrl, printWriteupUrl, type WriteupUrl } from './writeup-url.ts'

const PER_PAGE = 50

export interface WriteupDeskProps {
  gameId: number
  list: readonly WriteupInfoModel[]
  /** The reason why the list could not be read again. */
  problem: Problem | null
}

export function WriteupReader({ gameId, list, problem }: WriteupDeskProps) {
  const words = useWords(writeupReviewWords)
  const { features } = useConfig()
  const location = useLocation()
  const navigate = useNavigate()
  const place = readWriteupUrl(useSearchParams()[0])
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed)
  const writeups = useMemo(() => toWriteups(list), [list])
  const { open, organization, order } = place
  const found = useMemo(
    () => foundIn(writeups, { text, organization, order }),
    [writeups, text, organization, order],
  )
  const at = found.findIndex(({ id }) => id === open)
  const [previous, next] = [at > 0 ? found[at - 1] : undefined, found[at + 1]]
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE))
  const page = at === -1 ? Math.min(place.page, pages) : Math.floor(at / PER_PAGE) + 1
  const onPage = found.slice((page - 1) * PER_PAGE, page * PER_PAGE)
  const to = (change: Partial<WriteupUrl>) => ({ search: printWriteupUrl({ ...place, page, ...change }) })
  // Moving from one writeup to the next adds no step to the history, so that "back" leads to the list.
  const go = (change: Partial<WriteupUrl>) =>
    void navigate(to(change), { replace: open !== null || change.open === undefined })
  const close = () => void navigate(to({ open: null }), { replace: true, state: { closed: open } })
  useKeys((key) => {
    const wanted = key === 'j' ? next : key === 'k' ? previous : undefined
    if (wanted) go({ open: wanted.id })
    else if (key === 'Escape' && open !== null) close()
    else return false
    return true
  })
  const stale = problem ? <Alert tone="warning">{words.stale}</Alert> : null
  if (open === null) {
    return (
      <Stack as="section" aria-label={words.title} gap="4">
        {stale}
        <WriteupFilterBar
          gameId={gameId}
          writeups={writeups}
          found={found}
          typed={typed}
          place={place}
          onSearch={setTyped}
          onGo={go}
        />
        <WriteupList
          writeups={onPage}
          pages={pages}
          page={page}
          closed={closedIn(location.state)}
          to={(id) => to({ open: id })}
          onPage={(other) => go({ page: other })}
          onClear={() => {
            setTyped('')
            go({ organization: null, page: 1 })
          }}
        />
      </Stack>
    )
  }
  const writeup = writeups.find(({ id }) => id === open)
  return (
    <Stack as="section" aria-label={words.title} gap="4">
      {stale}
      <div className={split}>
        <WriteupNav writeups={onPage} open={open} to={(id) => to({ open: id })} />
        {writeup ? (
          <OpenWriteup
            key={open}
            writeup={writeup}
            at={at === -1 ? null : { place: at + 1, of: found.length }}
            reader={
              !showsPdf() ? 'browser-shows-none' : features?.includes('writeups') ? 'inside' : 'from-bytes'
            }
            back={{ to: to({ open: null }), state: { closed: open } }}
            onPrevious={previous ? () => go({ open: previous.id }) : null}
            onNext={next ? () => go({ open: next.id }) : null}
          />
        ) : (
          <GoneWriteup back={to({ open: null })} />
        )}
      </div>
    </Stack>
  )
}

function GoneWriteup({ back }: { back: To }) {
  const words = useWords(writeupReviewWords)
  return (
    <EmptyState
      icon={<FileQuestion />}
      title={words.gone}
      text={words.goneText}
      action={
        <LinkButton as={Link} to={back} look="outline" icon={<ArrowLeft aria-hidden />}>
          {words.back}
        </LinkButton>
      }
    />
  )
}

const split = css({
  display: 'grid',
  gap: '6',
  alignItems: 'start',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    xl: '{sizes.48} minmax(0, 1fr)',
    '2xl': '{sizes.80} minmax(0, 1fr)',
  },
})
