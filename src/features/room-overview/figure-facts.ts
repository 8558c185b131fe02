import type { AttentionCause, RoomChallenge, RoomOverviewModel } from '#contract/models/room-overview.ts'
import { formatCount } from '#src/format/count.ts'
import type { RoomOverviewWords } from '#src/text/areas/room-overview.en.ts'

/** One of the six figures above a game. */
export interface FigureFacts {
  name: string
  value: string
  note: string
  /** The last hour by minute, oldest first. */
  line?: readonly number[]
}

const HOUR_MINUTES = 60
const sum = (counts: readonly number[]) => counts.reduce((all, each) => all + each, 0)

export function figureFacts(
  { figures, phase, causes, challenges }: RoomOverviewModel,
  words: RoomOverviewWords,
  locale: string,
): readonly FigureFacts[] {
  const { figure } = words
  const one = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const instances = {
    name: figure.instances,
    value: words.running(figures.running),
    note: words.queue(figures.waiting),
  }
  if (phase === 'Before') return [...readiness(figures, challenges, words), instances]
  const hidden = figures.hidden && [
    {
      name: figure.hidden,
      value: formatCount(figures.hidden.solves),
      note: words.ofTeams(figures.hidden.teams),
    },
    {
      name: figure.trueFirst,
      value: figures.hidden.trueFirst ?? words.nobody,
      note: words.publicFirst(figures.hidden.publicFirst ?? words.nobody),
    },
  ]
  if (phase === 'After') {
    const unsolved = challenges.filter(({ isOut, solves }) => isOut && solves === 0).length
    return [
      { name: figure.teams, value: words.of(figures.solvers, figures.teams), note: words.solvedOne },
      { name: figure.solves, value: formatCount(figures.allSolves), note: words.inAll },
      ...(hidden ?? []),
      { name: figure.pairs, value: formatCount(pairsIn(causes)), note: words.notLooked },
      instances,
      ...(hidden
        ? []
        : [{ name: figure.waiting, value: formatCount(figures.pending), note: words.forApproval }]),
      ...(hidden ? [] : [{ name: figure.unsolved, value: formatCount(unsolved), note: words.never }]),
    ]
  }
  const [solves, judged, wrong] = [sum(figures.solves), sum(figures.judged), sum(figures.wrong)]
  const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(judged === 0 ? 0 : wrong / judged)
  const { usual } = figures
  return [
    {
      name: figure.solves,
      value: words.aMinute(one.format(solves / HOUR_MINUTES)),
      note: words.lastHour(solves),
      line: figures.solves,
    },
    ...(hidden ?? [
      {
        name: figure.wrong,
        value: words.ofAnswers(share, judged),
        note: usual ? words.usual(usual.low, usual.high) : words.noUsual,
      },
      { name: figure.atWork, value: words.of(figures.active, figures.teams), note: words.active },
    ]),
    instances,
    { name: figure.silent, value: words.challenges(figures.silent), note: words.noTry },
    {
      name: figure.answers,
      value: words.aMinute(one.format(judged / HOUR_MINUTES)),
      note: words.lastHour(judged),
      line: figures.judged,
    },
  ]
}

function readiness(
  { teams, pending }: RoomOverviewModel['figures'],
  challenges: readonly RoomChallenge[],
  words: RoomOverviewWords,
): readonly FigureFacts[] {
  const { figure } = words
  const opens = { start: 0, later: 0, off: 0 }
  for (const { isEnabled, opensAt } of challenges)
    opens[!isEnabled ? 'off' : opensAt === null ? 'start' : 'later'] += 1
  return [
    { name: figure.teams, value: formatCount(teams), note: words.accepted },
    { name: figure.waiting, value: formatCount(pending), note: words.forApproval },
    { name: figure.atStart, value: words.challenges(opens.start), note: '' },
    { name: figure.later, value: words.challenges(opens.later), note: '' },
    { name: figure.off, value: words.challenges(opens.off), note: '' },
  ]
}

const pairsIn = (causes: readonly AttentionCause[]) => causes.find(({ kind }) => kind === 'Pairs')?.count ?? 0
