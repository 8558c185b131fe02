import { lazy, Suspense } from 'react'
import { AllLink, FrontGames } from '#src/features/game/front-games.tsx'
import { Masthead } from '#src/shell/masthead.tsx'
import { LatestPosts } from '#src/features/posts/latest-posts.tsx'
import { loadWhenIdle } from '#src/browser/load-when-idle.ts'
import { useText } from '#src/text/use-text.ts'
import { SilentConnection } from '#src/shell/silent-connection.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'
import { frame } from '#styled/recipes/frame.js'
import { ScreenSection } from '#src/ui/screen-section.tsx'

// Loads later, because it is below the first screenful.
const Footer = lazy(() =>
  loadWhenIdle(async () => ({ default: (await import('#src/shell/footer.tsx')).Footer })),
)

export function Page() {
  const words = useText().screens.home
  return (
    <>
      <div className={frame().overFooter}>
        <ScreenColumn isWide>
          <Masthead />
          <FrontGames>
            <ScreenSection title={words.posts} all={<AllLink to="/posts" label={words.allPosts} />}>
              <LatestPosts />
            </ScreenSection>
          </FrontGames>
        </ScreenColumn>
      </div>
      <Suspense>
        <Footer />
      </Suspense>
      <SilentConnection gameId={null} />
    </>
  )
}
