import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useConfig } from '#src/api/use-config.ts'
import { storedFilesWords } from '#src/text/areas/stored-files.ts'
import { useWords } from '#src/text/use-text.ts'
import { TabBar } from '#src/ui/tab-bar.tsx'
import { TabLink } from '#src/ui/tab-link.tsx'
import { StoredFiles } from './stored-files.tsx'

/** Switches between all files and unused ones. Some servers list only the latter. */
export function FileTabs({ unused }: { unused: ReactNode }) {
  const words = useWords(storedFilesWords)
  const [search] = useSearchParams()
  const tellsAll = useConfig().features?.includes('stored-files') === true
  const isAll = search.get('only') !== 'unused'
  if (!tellsAll) return unused
  const here = (isHere: boolean) => (isHere ? ({ 'aria-current': 'page' } as const) : {})
  return (
    <>
      <TabBar label={words.parts}>
        <TabLink as={Link} to="/admin/games?part=files" {...here(isAll)}>
          {words.all}
        </TabLink>
        <TabLink as={Link} to="/admin/games?part=files&only=unused" {...here(!isAll)}>
          {words.unused}
        </TabLink>
      </TabBar>
      {isAll ? <StoredFiles /> : unused}
    </>
  )
}
