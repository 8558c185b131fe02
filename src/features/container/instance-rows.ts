import type {
  GameInstanceModel,
  GameInstanceState,
  InstanceKeyModel,
} from '#contract/models/game-instance.ts'

export const INSTANCE_VIEWS = ['all', 'failed', 'waiting', 'running'] as const
export type InstanceView = (typeof INSTANCE_VIEWS)[number]

const VIEW_OF: Readonly<Record<GameInstanceState, InstanceView>> = {
  Failed: 'failed',
  Queued: 'waiting',
  Pulling: 'waiting',
  Creating: 'waiting',
  Running: 'running',
}

export const readView = (typed: string | null): InstanceView =>
  INSTANCE_VIEWS.find((view) => view === typed) ?? 'all'

export const countIn = (rows: readonly GameInstanceModel[], view: InstanceView): number =>
  view === 'all' ? rows.length : rows.filter(({ state }) => VIEW_OF[state] === view).length

export const keyOf = ({ participationId, challenge }: GameInstanceModel): string =>
  `${participationId}/${challenge.id}`

export const toKey = ({ participationId, challenge }: GameInstanceModel): InstanceKeyModel => ({
  participationId,
  challengeId: challenge.id,
})

/** Searches teams, challenges, users and addresses. */
export function foundInstances(
  rows: readonly GameInstanceModel[],
  view: InstanceView,
  text: string,
): readonly GameInstanceModel[] {
  const wanted = text.trim().toLocaleLowerCase()
  return rows.filter(
    ({ state, team, challenge, user, entry }) =>
      (view === 'all' || VIEW_OF[state] === view) &&
      [team.name, challenge.title, user, entry ?? ''].some((said) =>
        said.toLocaleLowerCase().includes(wanted),
      ),
  )
}

/** The acts that make sense in each state. One that failed can only start again. */
export const ACTS_ON = {
  Failed: ['restart'],
  Queued: ['stop'],
  Pulling: ['stop'],
  Creating: ['stop'],
  Running: ['prolong', 'restart', 'stop'],
} as const satisfies Record<GameInstanceState, readonly InstanceAct[]>
export type InstanceAct = 'prolong' | 'restart' | 'stop'

export const actsOn = (state: GameInstanceState): readonly InstanceAct[] => ACTS_ON[state]
