import { useRef, useState } from 'react'
import { Navigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { listUnusedFiles } from '#contract/calls/unused-files.ts'
import { useRead } from '#src/api/use-read.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { FILES_ON_PAGE, unusedFilesQuery } from '#src/url/unused-file-query.ts'
import { pageNumberIn } from '#src/url/page-number.ts'
import { useFocusHeading } from '#src/browser/use-focus-heading.ts'
import { unusedFilesWords } from '#src/text/areas/unused-files.ts'
import { useWords } from '#src/text/use-text.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Pagination } from '#src/ui/pagination.tsx'
import { FilesPanel } from './unused-files-panel.tsx'
import { toFilesView } from './unused-files-view.ts'

export function UnusedFiles() {
  const words = useWords(unusedFilesWords)
  const title = useFocusHeading(useNavigationType() !== 'POP')
  const [search, setSearch] = useSearchParams()
  const page = pageNumberIn(search.get('page'))
  const skip = (page - 1) * FILES_ON_PAGE
  const view = toFilesView(useRead(listUnusedFiles, unusedFilesQuery(skip), 'once'))
  const [ended, setEnded] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const [removing, remove] = useProcess(
    usePart('admin').unusedFiles,
    {},
    {
      hear: { announce: () => setEnded((count) => count + 1) },
      // The focused button disappears with the rows, so the list takes the focus.
      drawn: { announce: () => list.current?.focus() },
    },
  )
  const only = search.get('only')
  const at = (to: number) => ({
    part: 'files',
    ...(only === null ? {} : { only }),
    ...(to === 1 ? {} : { page: String(to) }),
  })
  if (view.kind === 'beyond')
    return <Navigate to={{ search: new URLSearchParams(at(view.last)).toString() }} replace />
  return (
    <>
      <header>
        <Text as="h1" ref={title} tabIndex={-1} face="title">
          {words.files}
        </Text>
        <Text as="p" tone="muted">
          {words.text}
        </Text>
      </header>
      <Stack ref={list} tabIndex={-1} gap="4" narrows quiet>
        <FilesPanel key={`${page} ${ended}`} view={view} removing={removing} skip={skip} send={remove} />
        {view.kind === 'listed' && view.pages > 1 ? (
          <Pagination
            label={words.pages}
            page={page}
            pages={view.pages}
            onPage={(to) => setSearch(at(to))}
            labels={{ previous: words.previous, next: words.next, page: words.page }}
          />
        ) : null}
      </Stack>
    </>
  )
}
