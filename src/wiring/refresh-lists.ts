import type { Call } from '#contract/call.ts'
import { listContainers, listTeams, listUsers, searchTeams, searchUsers } from '#contract/calls/admin.ts'
import { listGamesToEdit } from '#contract/calls/edit.ts'
import { countUsers, siftTeams, siftUsers } from '#contract/calls/roster.ts'
import type { ListName } from '#contract/streams.ts'
import type { Rereads } from '#src/api/reads.ts'
import { oneByOne } from './one-by-one.ts'

/** One action may change several lists, and two of them may share a read. */
const GATHER_MS = 300

const TEAMS: readonly Call[] = [siftTeams, listTeams, searchTeams]
/**
 * A team is shown with its members, and a container with its team and challenge, so a change affects several
 * lists.
 */
const READINGS: Record<Exclude<ListName, `own-${string}` | 'posts'>, readonly Call[]> = {
  games: [listGamesToEdit],
  challenges: [listContainers],
  users: [siftUsers, countUsers, listUsers, searchUsers, ...TEAMS],
  teams: [...TEAMS, listContainers],
  containers: [listContainers],
}
type PlatformList = keyof typeof READINGS

/**
 * Reads the visible page of a list again. Input, selection and scroll position belong to the screen and stay.
 */
export interface ListReads {
  read: (list: PlatformList) => void
  readAll: () => void
}
export function refreshLists({ reads }: { reads: Rereads }): ListReads {
  const inTurn = oneByOne<Call>()
  let due = new Set<Call>()
  function readDue() {
    for (const call of due) inTurn(call, () => reads.rereadPages(call))
    due = new Set()
  }
  function readSoon(calls: readonly Call[]) {
    if (due.size === 0) setTimeout(readDue, GATHER_MS)
    for (const call of calls) due.add(call)
  }
  return {
    read: (list) => readSoon(READINGS[list]),
    readAll: () => readSoon(Object.values(READINGS).flat()),
  }
}
