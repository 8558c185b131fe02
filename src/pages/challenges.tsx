import { Suspense, type ComponentProps } from 'react'
import { useParams } from 'react-router-dom'
import { Challenges } from '#src/features/challenge/challenges.tsx'
import { ContainerSkeleton } from '#src/features/container/container-skeleton.tsx'
import { GameFrame } from '#src/features/game/game-frame.tsx'
import { OwnTeam } from '#src/features/participation/own-team.tsx'
import { Presenter } from '#src/features/notices/presenter.tsx'
import { pathId } from '#src/url/path-id.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { lazyPart } from '#src/browser/lazy-part.ts'

// Loads on demand, because most running games expect no writeup yet.
const WriteupButton = lazyPart(
  async () => (await import('#src/features/writeups/writeup-button.tsx')).WriteupButton,
)

// Loads after the cards, which players need first.
const GameDock = lazyPart(async () => (await import('#src/features/game/game-dock.tsx')).GameDock)

// Loads on demand, because few challenges have a container.
const Container = lazyPart(async () => (await import('#src/features/container/container.tsx')).Container)
const TeamContainers = lazyPart(
  async () => (await import('#src/features/container/team-containers.tsx')).TeamContainers,
)

/** Sets the title itself, because the browser tab shows the title of the open challenge. */
export function Page() {
  const { gameId, challengeId } = useParams()
  const game = pathId(gameId)
  return (
    <GameFrame
      gameId={game}
      tab="challenges"
      hasOwnTitle
      Dock={GameDock}
      presenter={game === null ? null : <Presenter gameId={game} />}
    >
      {game === null ? null : (
        <Challenges
          key={game}
          game={game}
          open={challengeId === undefined ? null : (pathId(challengeId) ?? 0)}
          Instance={Instance}
          aside={
            <>
              <OwnTeam game={game} Writeup={HandIn} />
              <Suspense>
                <TeamContainers game={game} />
              </Suspense>
            </>
          }
          besideOpen={
            <Suspense>
              <TeamContainers game={game} />
            </Suspense>
          }
        />
      )}
    </GameFrame>
  )
}

function Instance(place: ComponentProps<typeof Container>) {
  return (
    <Suspense fallback={<ContainerSkeleton />}>
      <Container {...place} />
    </Suspense>
  )
}

function HandIn(place: { gameId: number; closesAt: number | null }) {
  return (
    // As high as its content, so that the notices below do not move.
    <Suspense fallback={<Skeleton shape="block" height="button" />}>
      <WriteupButton {...place} />
    </Suspense>
  )
}
