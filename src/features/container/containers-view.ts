import type { ChallengeTag } from '#contract/models/challenge-names.ts'
import type { ContainerInstanceModel } from '#contract/models/container.ts'
import { instant } from '#contract/models/time.ts'
import type { Problem } from '#contract/problem.ts'
import { toListState, type ListState } from '#src/api/list-state.ts'
import type { Read } from '#src/api/use-read.ts'

export interface ContainerRow {
  guid: string
  team: { id: number; name: string; avatar: string | null } | null
  challenge: { id: number; title: string; tag: ChallengeTag } | null
  /** Null if the server does not send the game. */
  gameId: number | null
  image: string
  entry: string
  stopsAt: number
}
/** `problem` says why the data may be out of date. */
export type ContainersView = ListState<{ rows: readonly ContainerRow[]; problem: Problem | null }>

export function toContainersView(read: Read<{ data: readonly ContainerInstanceModel[] }>): ContainersView {
  return toListState(read, ({ data }, problem) =>
    data.length === 0 ? null : { rows: data.map(toRow), problem },
  )
}

function toRow({
  team,
  challenge,
  gameId,
  image,
  containerGuid,
  publicIP,
  publicPort,
  expectStopAt,
}: ContainerInstanceModel): ContainerRow {
  return {
    guid: containerGuid,
    team,
    challenge,
    gameId: gameId ?? null,
    image,
    entry: `${publicIP}:${publicPort}`,
    stopsAt: instant(expectStopAt),
  }
}

/** Searches teams, challenges and images. `#7` finds a team or a challenge by its number. */
export function foundContainers(rows: readonly ContainerRow[], text: string): readonly ContainerRow[] {
  const wanted = text.trim().toLocaleLowerCase()
  if (wanted === '') return rows
  const has = (told: string) => told.toLocaleLowerCase().includes(wanted)
  return rows.filter(
    ({ team, challenge, image }) =>
      has(image) ||
      [team && { ...team, called: team.name }, challenge && { ...challenge, called: challenge.title }].some(
        (of) => of && (has(of.called) || wanted === `#${of.id}`),
      ),
  )
}
