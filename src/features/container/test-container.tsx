import { use } from 'react'
import { getTestContainer } from '#contract/calls/container.ts'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import { besideChallenge, testContainer, type ContainerReport } from '#machines/game/container-effects.ts'
import type { ChallengeRef } from '#machines/game/challenge-ref.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { containerWords } from '#src/text/areas/container.ts'
import { useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { ContainerPanel } from './container-panel.tsx'
import { ContainerSkeleton } from './container-skeleton.tsx'

export interface TestContainerProps {
  place: ChallengeRef
  /** The stored version of the challenge. Unsaved input of the form does not count. */
  challenge: ChallengeEditDetailModel
  /** The container settings in the form differ from the stored ones. */
  isChanged: boolean
}

/** Lets an organiser test a challenge before players see it. */
export function TestContainer({ place, challenge, isChanged }: TestContainerProps) {
  const tellsAll = useConfig().features?.includes('containers') === true
  const words = useWords(containerWords).test
  return (
    <Stack gap="3" narrows>
      <Text as="p" tone="muted">
        {words.text}
      </Text>
      {isChanged ? <Alert tone="warning">{words.unsaved}</Alert> : null}
      {tellsAll ? (
        <Followed place={place} challenge={challenge} />
      ) : (
        <Own place={place} report={besideChallenge(challenge)} />
      )}
    </Stack>
  )
}

function Followed({ place, challenge }: Pick<TestContainerProps, 'place' | 'challenge'>) {
  // Read at intervals, because a test container may end at any time and no server pushes that.
  const read = useRead(getTestContainer, { params: { id: place.game, cId: place.challenge } })
  if (read.state === 'waiting') return <ContainerSkeleton />
  return (
    <Own
      place={place}
      report={read.state === 'ready' ? testContainer(read.value) : besideChallenge(challenge)}
    />
  )
}

function Own({ place, report }: { place: ChallengeRef; report: ContainerReport }) {
  const words = useWords(containerWords).test
  const [view, send] = useProcess(use(usePart('challengeEditing').testContainer()), {
    ...place,
    title: '',
    report,
  })
  return <ContainerPanel view={view} send={send} kind="test" words={words} limit={null} />
}
