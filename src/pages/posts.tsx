import { AllPosts } from '#src/features/posts/all-posts.tsx'
import { Masthead } from '#src/shell/masthead.tsx'
import { SilentConnection } from '#src/shell/silent-connection.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

export function Page() {
  return (
    <ScreenColumn>
      <Masthead />
      <AllPosts />
      <SilentConnection gameId={null} />
    </ScreenColumn>
  )
}
