import type { ChallengeRef } from '../game/challenge-ref.ts'

// An editor knows its thing by one id. Challenges and notices need their game too.

export const printChallengeId = ({ game, challenge }: ChallengeRef): string => `${game}/${challenge}`

export function readChallengeId(id: string): ChallengeRef {
  const [game, challenge] = id.split('/').map(Number)
  if (game === undefined || challenge === undefined || Number.isNaN(game + challenge))
    throw new Error(`No challenge is edited as ${id}.`)
  return { game, challenge }
}

/** `notice` is null for a new notice. */
export const printNoticeId = (game: number, notice: number | null): string => `${game}/${notice ?? 'new'}`

export function readNoticeId(id: string): { game: number; notice: number | null } {
  const [game, notice] = id.split('/')
  return { game: Number(game), notice: notice === 'new' ? null : Number(notice) }
}
