import { formatCount } from '#src/format/count.ts'

export const answerPanel = {
  title: 'Submission',
  page: 'Page of the team (O)',
  copy: 'Copy the flag',
  copied: 'Copied',
  note: 'Note',
  nth: (attempt: number) => `try ${formatCount(attempt)}`,
  repeats: (count: number) => `${formatCount(count)} wrong flags within a minute`,
  people: 'People',
  standing: 'Rank',
  place: (rank: number, ranked: number, points: number) =>
    `${formatCount(rank)} of ${formatCount(ranked)}, ${formatCount(points)} points`,
  noPlace: 'Not on the scoreboard',
  tries: (right: number, wrong: number) => `${formatCount(right)} correct, ${formatCount(wrong)} wrong`,
  status: 'Status',
  looked: 'Looked at',
  last: 'Its last submissions',
  teamGone: 'The team is no longer in this game.',
}
export type AnswerPanelWords = typeof answerPanel
