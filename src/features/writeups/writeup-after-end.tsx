import { getGameDetails } from '#contract/calls/game.ts'
import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import { EPOCH, instant } from '#contract/models/time.ts'
import type { GamePhase } from '#contract/rules/game-phase.ts'
import { useRead } from '#src/api/use-read.ts'
import { writeupWords } from '#src/text/areas/writeup.ts'
import { useWords } from '#src/text/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Writeup } from './writeup.tsx'

/**
 * The end of a game closes the screen of challenges, but writeups can still be uploaded, so they are offered
 * here.
 */
export function WriteupAfterEnd({
  game,
  phase,
}: {
  game: Pick<DetailedGameInfoModel, 'id' | 'status'>
  phase: GamePhase
}) {
  return game.status === 'Accepted' && (phase === 'ended' || phase === 'practice') ? (
    <Place gameId={game.id} />
  ) : null
}

function Place({ gameId }: { gameId: number }) {
  const words = useWords(writeupWords)
  // Without practice mode the server rejects this request after the end. The last response still holds.
  const details = useRead(getGameDetails, { params: { id: gameId } }, 'once')
  // Without a deadline the game accepts no writeups.
  if (details.state === 'ready' && instant(details.value.wpddl) === instant(EPOCH)) return null
  return (
    <Stack measure="prose">
      <Card as="section" aria-labelledby="writeup" stack="3">
        <Text as="h2" id="writeup" face="heading">
          {words.title}
        </Text>
        <Writeup gameId={gameId} closesAt={details.state === 'ready' ? instant(details.value.wpddl) : null} />
      </Card>
    </Stack>
  )
}
