import { Suspense, type ComponentProps } from 'react'
import { useParams } from 'react-router-dom'
import { useSession } from '#src/bind/use-session.ts'
import { ChallengeSheet } from '#src/features/challenge/challenge-sheet.tsx'
import { ChallengeEditor } from '#src/features/challenge-editor/challenge-editor.tsx'
import { ChallengeScreen } from '#src/features/challenge-editor/challenge-screen.tsx'
import { ContainerSkeleton } from '#src/features/container/container-skeleton.tsx'
import { OwnCategories } from '#src/shell/own-categories.tsx'
import { GameAdminFrame } from '#src/features/game-admin/game-admin-frame.tsx'
import { pathId } from '#src/url/path-id.ts'
import { ScreenColumn } from '#src/ui/screen-column.tsx'
import { lazyPart } from '#src/browser/lazy-part.ts'

// Loads on demand, because most challenges have no container.
const TestContainer = lazyPart(
  async () => (await import('#src/features/container/test-container.tsx')).TestContainer,
)

/** The browser tab has the title of the challenge instead of its game. */
export function AdminChallengePage() {
  const { gameId, chalId } = useParams()
  const { view } = useSession()
  if (view.kind !== 'signed-in') return null
  const account = view.account.id
  return (
    <ScreenColumn>
      <GameAdminFrame gameId={pathId(gameId)} tab="challenges" hasOwnTitle>
        {(game) => (
          <OwnCategories game={game}>
            <ChallengeScreen key={`${game} ${chalId}`} game={game} challenge={pathId(chalId)} tab="editor">
              {(place, challenge) => (
                <ChallengeEditor
                  key={account}
                  account={account}
                  place={place}
                  challenge={challenge}
                  Sheet={ChallengeSheet}
                  Test={Test}
                />
              )}
            </ChallengeScreen>
          </OwnCategories>
        )}
      </GameAdminFrame>
    </ScreenColumn>
  )
}

function Test(tried: ComponentProps<typeof TestContainer>) {
  return (
    <Suspense fallback={<ContainerSkeleton />}>
      <TestContainer {...tried} />
    </Suspense>
  )
}
