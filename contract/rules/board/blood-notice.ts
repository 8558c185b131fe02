import type { NoticeType } from '../../models/notice.ts'
import type { Board } from './board.ts'
import { pointsOf } from './points.ts'

export const BLOOD_PLACES = { FirstBlood: 1, SecondBlood: 2, ThirdBlood: 3 } as const
export type BloodType = keyof typeof BLOOD_PLACES

export const isBlood = (type: NoticeType): type is BloodType => type in BLOOD_PLACES

/** Removes the medal. The page draws a mark of its own, and some systems lack the glyph. */
export const withoutMedal = (content: string): string => content.replace(/^[\u{1F947}-\u{1F949}]\s*/u, '')

/** The text of a blood notice is a medal, the team, a dash and the challenge. */
export const isBloodOf = (team: string, content: string): boolean =>
  withoutMedal(content).startsWith(`${team} – `)

export interface ToldBlood {
  team: string
  avatar: string | null
  challenge: string
  /** Includes the bonus, at the current score of the challenge. */
  points: number
}

/**
 * The team and the challenge of a blood notice, which has only their names. Null if the board does not have
 * both.
 */
export function toldBlood(board: Board, type: BloodType, content: string): ToldBlood | null {
  const text = withoutMedal(content)
  for (const { title, score } of board.challenges) {
    if (!text.endsWith(` – ${title}`)) continue
    const team = text.slice(0, text.length - ` – ${title}`.length)
    const row = board.rows.find(({ name }) => name === team)
    if (row)
      return {
        team,
        avatar: row.avatar,
        challenge: title,
        points: pointsOf(score, BLOOD_PLACES[type], board.bonus),
      }
  }
  return null
}
