import type { NoticeType } from '../../models/notice.ts'
import type { Board } from './board.ts'
import { pointsOf } from './points.ts'

export const BLOOD_PLACES = { FirstBlood: 1, SecondBlood: 2, ThirdBlood: 3 } as const
export type BloodType = keyof typeof BLOOD_PLACES

export const isBlood = (type: NoticeType): type is BloodType => type in BLOOD_PLACES

/** Without the medal. The mark beside it shows the place, and not every system has the glyph. */
export const withoutMedal = (content: string): string => content.replace(/^[\u{1F947}-\u{1F949}]\s*/u, '')

/** A notice of a blood is a medal, the team, a dash and the challenge. */
export const isBloodOf = (team: string, content: string): boolean =>
  withoutMedal(content).startsWith(`${team} – `)

export interface ToldBlood {
  team: string
  avatar: string | null
  challenge: string
  /** With the bonus, at the score that the challenge has by now. */
  points: number
}

/** The team and challenge of a blood notice. Null if the board has no such team or challenge. */
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
