import type { ChallengePlace } from '../game/challenge-ref.ts'

/** Under which the editor of a challenge goes: an editor knows one name for what it edits. */
export const editorOfPlace = ({ game, challenge }: ChallengePlace): string => `${game}/${challenge}`

export function placeOfEditor(id: string): ChallengePlace {
  const [game, challenge] = id.split('/').map(Number)
  if (game === undefined || challenge === undefined || Number.isNaN(game + challenge)) throw new Error(`No challenge is edited as ${id}.`)
  return { game, challenge }
}
