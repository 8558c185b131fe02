import { getTestContainer } from '#contract/calls/container.ts'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import type { ContainerTold } from '#machines/game/container-facts.ts'
import { containerFrom, testContainer } from '#machines/game/container-told.ts'
import type { ChallengePlace } from '#machines/game/flag-try.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { useTestContainer } from '#src/bind/use-container.ts'
import { containerWords } from '#src/text/areas/container.ts'
import { useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { css } from '#styled/css/index.js'
import { ContainerPanel } from './container-panel.tsx'
import { ContainerSkeleton } from './container-skeleton.tsx'

export interface TestContainerProps {
  place: ChallengePlace
  /** As it is stored. */
  challenge: ChallengeEditDetailModel
  /** What is written of the container is not what is stored. */
  isChanged: boolean
}

/** An organiser tries a challenge before players do. */
export function TestContainer({ place, challenge, isChanged }: TestContainerProps) {
  const tellsAll = useConfig().features?.includes('containers') === true
  const words = useWords(containerWords).test
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0' })}>
      <p className={css({ color: 'fg.muted' })}>{words.text}</p>
      {isChanged ? <Alert tone="warning">{words.unsaved}</Alert> : null}
      {tellsAll ? <Followed place={place} challenge={challenge} /> : <Own place={place} told={toldBeside(challenge)} />}
    </div>
  )
}

function Followed({ place, challenge }: Pick<TestContainerProps, 'place' | 'challenge'>) {
  // It may stop by itself, and nobody pushes that.
  const read = useRead(getTestContainer, { params: { id: place.game, cId: place.challenge } })
  if (read.state === 'waiting') return <ContainerSkeleton />
  return <Own place={place} told={read.state === 'ready' ? testContainer(read.value) : toldBeside(challenge)} />
}

function Own({ place, told }: { place: ChallengePlace; told: ContainerTold }) {
  const words = useWords(containerWords).test
  const { view, acts } = useTestContainer(place, told)
  return <ContainerPanel view={view} acts={acts} kind="test" words={words} limit={null} />
}

const toldBeside = ({ testContainer: beside }: ChallengeEditDetailModel): ContainerTold => ({
  container: beside ? containerFrom(beside) : null,
  end: null,
  hasRuntime: null,
})
