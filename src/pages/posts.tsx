import { AllPosts } from '#src/features/posts/all-posts.tsx'
import { Masthead } from '#src/shell/masthead.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

export function PostsPage() {
  return (
    <ScreenColumn>
      <Masthead />
      <AllPosts />
    </ScreenColumn>
  )
}
