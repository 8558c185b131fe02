import type { Question } from '#machines/app/confirm-question.ts'
import { formatList } from '#src/format/list.ts'
import type { QuestionWords } from '#src/text/areas/question.en.ts'

type Words = QuestionWords['roster']
type DeletionQuestion<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>
interface DeletionSummary {
  title: string
  text: string
  list?: readonly string[]
}

/** Further names are only counted, because nobody reads a long question. */
const MAX_NAMED = 5

export function named(names: readonly string[], words: Words, locale: string): string {
  const more = names.length - MAX_NAMED
  // "and 1 more" is no shorter than the name itself.
  return more <= 1
    ? formatList(names, locale)
    : formatList([...names.slice(0, MAX_NAMED), words.andMore(more)], locale)
}

/** If the server does not send the effects, the text names those of any such deletion. */
export function userDeletionSummary(
  { user, goes }: DeletionQuestion<'delete-user'>,
  words: Words,
  locale: string,
): DeletionSummary {
  const said = words['delete-user']
  if (goes === null) return { title: said.title(user), text: said.text(user) }
  const { teams, games, sessions, submissions, solves, posts, containers } = goes
  const list = [
    ...(teams.length > 0 ? [said.teams(named(teams, words, locale))] : []),
    ...(games.length > 0 ? [said.games(named(games, words, locale))] : []),
    ...(sessions > 0 ? [said.sessions(sessions)] : []),
    ...(submissions + solves + posts > 0 ? [said.stays(submissions, solves, posts)] : []),
    ...(containers > 0 ? [said.containers(containers)] : []),
  ]
  return { title: said.title(user), text: words.undone, list }
}

export function teamDeletionSummary(
  { team, goes }: DeletionQuestion<'remove-team'>,
  words: Words,
  locale: string,
): DeletionSummary {
  const said = words['remove-team']
  if (goes === null) return { title: said.title(team), text: said.text(team) }
  const { members, leaves, stays, containers } = goes
  const more = leaves.length - MAX_NAMED
  const list = [
    said.members(named(members, words, locale)),
    ...leaves
      .slice(0, MAX_NAMED)
      .map(({ title, submissions, solves, writeups }) => said.leaves(title, submissions, solves, writeups)),
    ...(more > 0 ? [said.more(more)] : []),
    ...(stays.length > 0 ? [said.stays(named(stays, words, locale))] : []),
    ...(containers > 0 ? [said.containers(containers)] : []),
  ]
  return { title: said.title(team), text: words.undone, list }
}
