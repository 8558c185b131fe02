import type { ChallengeRef } from '../game/challenge-ref.ts'

// An editor has a single id. The one of a challenge includes its game, because the calls need both.

export const printChallengeId = ({ game, challenge }: ChallengeRef): string => `${game}/${challenge}`

export function readChallengeId(id: string): ChallengeRef {
  const [game, challenge] = id.split('/').map(Number)
  if (game === undefined || challenge === undefined || Number.isNaN(game + challenge))
    throw new Error(`No challenge is edited as ${id}.`)
  return { game, challenge }
}

/** Null `notice`: a new notice. Planned ones have other calls than those that are out. */
export interface NoticeRef {
  game: number
  notice: number | null
  isPlanned: boolean
}
export const printNoticeId = ({ game, notice, isPlanned }: NoticeRef): string =>
  `${game}/${isPlanned ? 'planned-' : ''}${notice ?? 'new'}`

export function readNoticeId(id: string): NoticeRef {
  const [game = '', name = ''] = id.split('/')
  const isPlanned = name.startsWith('planned-')
  return {
    game: Number(game),
    notice: name === 'new' ? null : Number(name.replace('planned-', '')),
    isPlanned,
  }
}
