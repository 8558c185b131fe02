import { isBlank } from '#contract/rules/team.ts'
import { actMachine } from '../kit/act.ts'

export type TeamChangeTask =
  /** `team`: the id of the team itself, whose name all its games show. Empty texts stay as they are. */
  | { kind: 'rename'; team: number; name: string; bio: string }
  | { kind: 'organization'; organization: string | null }
  | { kind: 'captain'; user: string }
  /** `to`: the participation that the user plays for afterwards. */
  | { kind: 'add'; user: string; to: number; isOverLock: boolean }
  | { kind: 'remove'; user: string; isOverLock: boolean }

/** The screen asks in its own dialogs, with the consequences. An undo is another task. */
export const teamChangeMachine = actMachine<{ game: number; participation: number }, TeamChangeTask>({
  id: 'teamChange',
  description: 'Changes the name, organisation, captain or members of a team in a game.',
  isEmpty: (task) => task.kind === 'rename' && isBlank(task.name),
})
