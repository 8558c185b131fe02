import type { ChallengeRef } from '../game/challenge-ref.ts'

/** Under which the editor of a challenge goes: an editor knows one name for what it edits. */
export const toEditorId = ({ game, challenge }: ChallengeRef): string => `${game}/${challenge}`

export function fromEditorId(id: string): ChallengeRef {
  const [game, challenge] = id.split('/').map(Number)
  if (game === undefined || challenge === undefined || Number.isNaN(game + challenge))
    throw new Error(`No challenge is edited as ${id}.`)
  return { game, challenge }
}
