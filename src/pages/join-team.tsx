import { DocumentTitle } from '#src/shell/document-title.tsx'
import { JoinLink } from '#src/features/team/join-link.tsx'
import { teamWords } from '#src/text/areas/team.ts'
import { useWords } from '#src/text/use-text.ts'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

export function Page() {
  return (
    <ScreenColumn>
      <DocumentTitle screen={useWords(teamWords).link.page} />
      <JoinLink />
    </ScreenColumn>
  )
}
