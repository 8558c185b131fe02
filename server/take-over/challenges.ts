import type { OwnCategory } from '#contract/models/category.ts'
import { CHALLENGE_TAGS, CHALLENGE_TYPES, type ChallengeTag } from '#contract/models/challenge-names.ts'
import { inTagOrder } from '#contract/rules/category-label.ts'
import { instant, toIsoText } from './instant.ts'
import { known, type Known } from './known.ts'
import { NEW_CATEGORIES } from './names.ts'
import type { Tell } from './report.ts'
import {
  bad,
  filledOrNull,
  flag,
  number,
  numberOrNull,
  oneOf,
  type SourceRow,
  text,
  textOrNull,
  textsOrNull,
} from './source-row.ts'

/** The tags of the challenges of one game, and the labels that it needs for them. */
export interface GameTags {
  tagOf: ReadonlyMap<number, ChallengeTag>
  categories: OwnCategory[]
}

/**
 * A category that this platform does not know becomes a tag that the game does not use, with a label. If the
 * game uses them all, it becomes Misc.
 */
export function tagsOfGame(rows: readonly SourceRow[], tell: Tell): GameTags {
  const numbers = new Set(rows.map((row) => number(row, 'category')))
  const tagOf = new Map<number, ChallengeTag>()
  for (const each of numbers) {
    const tag = CHALLENGE_TAGS[each]
    if (tag !== undefined) tagOf.set(each, tag)
  }
  // Tags are used from the end of the list, because the last ones are the rarest.
  const free = CHALLENGE_TAGS.filter((tag) => ![...tagOf.values()].includes(tag))
  const categories: OwnCategory[] = []
  for (const row of rows) {
    const category = number(row, 'category')
    if (tagOf.has(category)) continue
    const label = NEW_CATEGORIES[category - CHALLENGE_TAGS.length]
    if (label === undefined) return bad(row, `category is ${category}, which means nothing`)
    const tag = free.pop() ?? 'Misc'
    tagOf.set(category, tag)
    if (!categories.some((own) => own.tag === tag) && numbers.size <= CHALLENGE_TAGS.length)
      categories.push({ tag, label, colour: 'gray' })
    tell(
      'categories that this platform does not have',
      `game ${number(row, 'game')}`,
      label,
      `${tag}, shown as ${label}`,
    )
  }
  return { tagOf, categories: inTagOrder(categories) }
}

export function toChallenge(row: SourceRow, { games }: Known, tagOf: GameTags['tagOf'], tell: Tell) {
  const gameId = number(row, 'game')
  known(games, gameId, row, 'game')
  const closes = textOrNull(row, 'closes_at')
  return {
    id: number(row, 'id'),
    game_id: gameId,
    type: oneOf(row, 'type', CHALLENGE_TYPES),
    title: text(row, 'title'),
    content: text(row, 'content'),
    tag: tagOf.get(number(row, 'category')) ?? 'Misc',
    hints: textsOrNull(row, 'hints') ?? [],
    flag_template: textOrNull(row, 'flag_template'),
    is_enabled: flag(row, 'enabled'),
    file_name: filledOrNull(row, 'file_name') ?? 'attachment',
    container_image: textOrNull(row, 'image') ?? '',
    memory_limit: numberOrNull(row, 'memory') ?? 64,
    cpu_count: numberOrNull(row, 'cpu') ?? 1,
    storage_limit: numberOrNull(row, 'storage') ?? 256,
    container_expose_port: numberOrNull(row, 'port') ?? 80,
    privileged_container: row.values['privileged'] === true,
    original_score: number(row, 'score'),
    min_score_rate: number(row, 'min_rate'),
    difficulty: number(row, 'difficulty'),
    version: 1,
    closes_at: closes === null ? null : toIsoText(instant(row, 'closes_at', tell)),
    attempt_limit: numberOrNull(row, 'attempt_limit') ?? 0,
    flag_match: 'Exact',
    needs_all_flags: false,
    prerequisites: [],
  }
}
