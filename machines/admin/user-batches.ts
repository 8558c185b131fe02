import type { UserLine } from '#contract/rules/user-import.ts'

/** Sent in one call, which makes all of them or none. */
export const LINES_AT_ONCE = 200

/**
 * Lines that belong together: the server makes a team of those who name it in one call, so they are never
 * parted.
 */
export type UserUnit = readonly UserLine[]
export type UserBatch = readonly UserUnit[]

export function unitsOf(lines: readonly UserLine[]): readonly UserUnit[] {
  const units: UserLine[][] = []
  const teams = new Map<string, UserLine[]>()
  for (const line of lines) {
    const { teamName } = line.user
    const mates = teamName ? teams.get(teamName) : undefined
    if (mates) {
      mates.push(line)
      continue
    }
    const unit = [line]
    units.push(unit)
    if (teamName) teams.set(teamName, unit)
  }
  return units
}

/** In their order, each as full as it may be. A team that is larger than a batch makes one by itself. */
export function batchesOf(units: readonly UserUnit[], most = LINES_AT_ONCE): readonly UserBatch[] {
  const batches: UserUnit[][] = []
  let room = 0
  for (const unit of units) {
    if (unit.length > room) {
      batches.push([])
      room = most
    }
    batches.at(-1)?.push(unit)
    room -= unit.length
  }
  return batches
}

export const linesIn = (batches: readonly UserBatch[]): readonly UserLine[] => batches.flat(2)

/** A batch was refused because of one line. One of the two halves holds that line. */
export function halvesOf(batch: UserBatch): readonly UserBatch[] {
  const middle = Math.ceil(batch.length / 2)
  return [batch.slice(0, middle), batch.slice(middle)]
}
