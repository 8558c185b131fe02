import { Suspense, type ComponentProps } from 'react'
import { useSession } from '#src/bind/use-session.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { ChallengeSheet } from '#src/features/challenge/challenge-sheet.tsx'
import { ChallengeEditor } from '#src/features/challenge-editor/challenge-editor.tsx'
import { ChallengeScreen } from '#src/features/challenge-editor/challenge-screen.tsx'
import { ContainerSkeleton } from '#src/features/container/container-skeleton.tsx'
import { pathId } from '#src/url/path-id.ts'
import type { RoomPart } from './room-part.ts'

// Loads on demand, because most challenges have no container.
const TestContainer = lazyPart(
  async () => (await import('#src/features/container/test-container.tsx')).TestContainer,
)

export function RoomChallenge({ game, at: [challenge, section] }: RoomPart) {
  const { view } = useSession()
  if (view.kind !== 'signed-in') return null
  const account = view.account.id
  return (
    <ChallengeScreen key={`${game} ${challenge}`} game={game} challenge={pathId(challenge)} at={section}>
      {(place, model) => (
        <ChallengeEditor
          key={account}
          account={account}
          place={place}
          at={section}
          challenge={model}
          Sheet={ChallengeSheet}
          Test={Test}
        />
      )}
    </ChallengeScreen>
  )
}

function Test(tried: ComponentProps<typeof TestContainer>) {
  return (
    <Suspense fallback={<ContainerSkeleton />}>
      <TestContainer {...tried} />
    </Suspense>
  )
}
