import { Link } from 'react-router-dom'
import { unusedFilesWords } from '#src/text/areas/unused-files.ts'
import { useWords } from '#src/text/use-text.ts'
import { TabBar } from '#src/ui/tab-bar.tsx'
import { TabLink } from '#src/ui/tab-link.tsx'
import { usePlatformParts, type AdminPart } from './platform-parts.ts'
import { SilentConnection } from './silent-connection.tsx'

export function AdminTabs({ part }: { part: AdminPart }) {
  const words = useWords(unusedFilesWords)
  return (
    <>
      <SilentConnection gameId={null} kind="platform" />
      <TabBar label={words.parts}>
        {usePlatformParts().map(({ part: each, to, name, Icon }) => (
          <TabLink
            key={each}
            as={Link}
            to={to}
            icon={<Icon aria-hidden />}
            {...(each === part ? { 'aria-current': 'page' } : {})}
          >
            {name}
          </TabLink>
        ))}
      </TabBar>
    </>
  )
}
