import ArrowRight from 'lucide-react/icons/arrow-right'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { RecentGames } from '#src/features/game/recent-games.tsx'
import { Masthead } from '#src/shell/masthead.tsx'
import { LatestPosts } from '#src/features/posts/latest-posts.tsx'
import { loadWhenIdle } from '#src/browser/load-when-idle.ts'
import { useText } from '#src/text/use-text.ts'
import { SilentConnection } from '#src/shell/silent-connection.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'
import { css } from '#styled/css/index.js'
import { frame } from '#styled/recipes/frame.js'
import { shelf } from '#styled/recipes/shelf.js'
import { ScreenSection } from '#src/ui/screen-section.tsx'

// Below the first screenful, so it comes after it.
const Footer = lazy(() =>
  loadWhenIdle(async () => ({ default: (await import('#src/shell/footer.tsx')).Footer })),
)

export function HomePage() {
  const words = useText().screens.home
  const style = shelf()
  return (
    <>
      <div className={frame().overFooter}>
        <ScreenColumn>
          <Masthead />
          <div className={style.columns}>
            <ScreenSection title={words.posts} all={<All to="/posts" label={words.allPosts} />}>
              <LatestPosts />
            </ScreenSection>
            <ScreenSection
              title={words.games}
              all={<All to="/games" label={words.allGames} />}
              className={style.side}
            >
              <RecentGames />
            </ScreenSection>
          </div>
        </ScreenColumn>
      </div>
      <Suspense>
        <Footer />
      </Suspense>
      <SilentConnection gameId={null} />
    </>
  )
}

function All({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={all}>
      {label}
      <ArrowRight aria-hidden />
    </Link>
  )
}

const all = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  flexShrink: '0',
  paddingBlock: '2',
  marginBlock: '-2',
  color: 'fg.link',
  fontSize: 'sm',
  _hover: { textDecoration: 'underline' },
  '& > svg': { boxSize: '4' },
})
