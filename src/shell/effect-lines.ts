import type { EffectsModel } from '#contract/models/effects.ts'
import type { AskedEffects } from '#machines/app/asked-effects.ts'
import type { Question } from '#machines/app/confirm-question.ts'
import type { QuestionWords } from '#src/text/areas/question.en.ts'

type WeighedQuestion = Extract<Question, { effects: AskedEffects }>

/** The effects of an action in numbers, one per line. []: there are none, or the server cannot say. */
export function effectLines(question: WeighedQuestion, { effects: words }: QuestionWords): readonly string[] {
  const { numbers } = question.effects
  return numbers === null ? [] : linesOf(question, numbers, words)
}

function linesOf(
  question: WeighedQuestion,
  numbers: EffectsModel,
  words: QuestionWords['effects'],
): readonly string[] {
  const { teams, challenges, solves, solvers, submissions, containers, hiddenSolves } = numbers
  const { dependents = 0 } = numbers
  const stopping = containers === 0 ? [] : [words.containers(containers)]
  switch (question.kind) {
    case 'reveal-board':
    case 'lift-freeze':
      return [words.reveals(teams, hiddenSolves)]
    case 'delete-game':
      return [words.deletesGame(teams, solves, submissions), ...stopping]
    case 'hide-game':
      return [words.hides(teams)]
    case 'show-game':
      return [words.shows(teams, challenges)]
    case 'enable-challenge':
      return [
        ...(question.during === 'running' ? [words.enables(teams)] : []),
        ...(solves === 0 ? [] : [words.returns(solves)]),
      ]
    case 'disable-challenge':
      return [
        ...(solvers === 0 ? [] : [words.disables(solvers)]),
        ...(dependents === 0 ? [] : [words.shutsDependents(dependents)]),
        ...stopping,
      ]
    case 'publish-notice':
      return [words.tells(teams)]
    case 'delete-notice':
      return [words.withdraws(teams)]
    case 'remove-attachment':
      return [words.withdraws(teams)]
    case 'remove-flag':
      return question.follows === 'none'
        ? [words.keepsSolves(solves)]
        : [...(solvers === 0 ? [] : [words.disables(solvers)]), ...stopping]
    case 'delete-challenge':
      return [
        words.deletesChallenge(solvers, submissions),
        ...(dependents === 0 ? [] : [words.freesDependents(dependents)]),
        ...stopping,
      ]
    case 'save-game':
      return question.changes.map((change) => {
        if (change === 'rescores') return words.rescores(solvers, solves)
        return change === 'opens' || change === 'shows'
          ? words.shows(teams, challenges)
          : words[change](teams)
      })
    case 'save-challenge':
      return question.changes.flatMap((change) => {
        if (change === 'hides')
          return [words.withdraws(teams), ...(solvers === 0 ? [] : [words.disables(solvers)]), ...stopping]
        if (change === 'locks') return []
        if (change === 'shows') return [words.enables(teams)]
        return [change === 'hints' ? words.hints(teams, question.hints) : words.rescores(solvers, solves)]
      })
    default:
      return question satisfies never
  }
}
