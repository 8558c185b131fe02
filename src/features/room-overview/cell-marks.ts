import type { AttentionCause, RoomChallenge } from '#contract/models/room-overview.ts'

export type CellMark = 'broken' | 'wave' | 'silent' | 'closed'

const MARKS: Readonly<Record<string, CellMark | undefined>> = {
  InstancesFail: 'broken',
  SameWrongAnswer: 'broken',
  Soon: 'broken',
  SuddenWave: 'wave',
  Silent: 'silent',
}

/** The most severe cause marks the cell, because there is room for one mark. */
export function markOf(
  { id, isOut }: Pick<RoomChallenge, 'id' | 'isOut'>,
  causes: readonly AttentionCause[],
): CellMark | undefined {
  const cause = causes.find(({ kind, challenges }) => MARKS[kind] !== undefined && challenges.includes(id))
  return (cause && MARKS[cause.kind]) ?? (isOut ? undefined : 'closed')
}

/** Returns 0 without a solve in the last hour, and 3 for about two thirds of the most solves or more. */
export const levelOf = (lastHour: number, most: number): number =>
  lastHour === 0 ? 0 : Math.min(3, 1 + Math.floor((lastHour / most) * 2.999))
