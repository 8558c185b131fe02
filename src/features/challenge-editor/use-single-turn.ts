import type { ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useRunning } from './use-running.ts'

/** Enables or disables one challenge, on servers without acts on several. The confirm dialog asks first. */
export function useSingleTurn(game: number) {
  const isRunning = useRunning(game)
  const [view, send] = useProcess(usePart('challengeEditing').acts, { game })
  return {
    turning: view.kind === 'busy' ? view.task.challenge : null,
    problem: view.kind === 'idle' ? view.problem : null,
    turn: ({ id, title }: Pick<ChallengeInfoModel, 'id' | 'title'>, isOn: boolean) =>
      send({
        type: 'begin',
        task: {
          kind: isOn ? 'enable' : 'disable',
          challenge: id,
          title,
          version: null,
          during: isRunning() ? 'running' : 'resting',
        },
      }),
  }
}
