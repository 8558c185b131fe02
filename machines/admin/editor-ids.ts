import type { ChallengeRef } from '../game/challenge-ref.ts'

// An editor has a single id. The one of a challenge includes its game, because the calls need both.

export const printChallengeId = ({ game, challenge }: ChallengeRef): string => `${game}/${challenge}`

export function readChallengeId(id: string): ChallengeRef {
  const [game, challenge] = id.split('/').map(Number)
  if (game === undefined || challenge === undefined || Number.isNaN(game + challenge))
    throw new Error(`No challenge is edited as ${id}.`)
  return { game, challenge }
}

/** Null `notice`: a new notice. */
export const printNoticeId = (game: number, notice: number | null): string => `${game}/${notice ?? 'new'}`

export function readNoticeId(id: string): { game: number; notice: number | null } {
  const [game, notice] = id.split('/')
  return { game: Number(game), notice: notice === 'new' ? null : Number(notice) }
}
