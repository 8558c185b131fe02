import { CHALLENGE_SECTIONS, type ChallengeField, type ChallengeFlaws } from '#contract/fields/challenge.ts'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import { hasContainer } from '#contract/rules/challenge.ts'
import type { ChallengeRef } from '#machines/game/challenge-ref.ts'
import { challengePath } from './challenge-path.ts'

export const EDITOR_SECTIONS = [
  'content',
  'scoring',
  'flags',
  'files',
  'hints',
  'container',
  'tries',
  'prerequisites',
  'delete',
] as const
export type EditorSectionName = (typeof EDITOR_SECTIONS)[number]

type Sectioned = Pick<ChallengeEditDetailModel, 'type' | 'attemptLimit' | 'prerequisites'>

/** Leaves out what the type does not have, and what an older server does not send and would ignore. */
export function sectionsOf({ type, attemptLimit, prerequisites }: Sectioned): readonly EditorSectionName[] {
  const left = new Set<EditorSectionName>([
    ...(hasContainer(type) ? [] : (['container'] as const)),
    ...(attemptLimit === undefined ? (['tries'] as const) : []),
    ...(prerequisites === undefined ? (['prerequisites'] as const) : []),
  ])
  return EDITOR_SECTIONS.filter((section) => !left.has(section))
}

/** The last part of the address. The first section has none, and an unknown one leads to it. */
export function readEditorSection(at: string | undefined): EditorSectionName {
  const name = at?.toLowerCase()
  return EDITOR_SECTIONS.find((section) => section === name) ?? 'content'
}

export const sectionPath = (place: ChallengeRef, section: EditorSectionName): string =>
  section === 'content' ? challengePath(place) : `${challengePath(place)}/${section}`

export const isEditorPath = (place: ChallengeRef, path: string): boolean =>
  EDITOR_SECTIONS.some((section) => sectionPath(place, section) === path.toLowerCase())

export const fieldsOf = (section: EditorSectionName | 'window'): readonly ChallengeField[] =>
  section === 'delete' ? [] : CHALLENGE_SECTIONS[section]

/** The section with the field of this name, such as `difficulty` or `hint-2`. Null: none needs to open. */
export function sectionOfName(name: string): EditorSectionName | null {
  if (/^hint-\d+$/.test(name)) return 'hints'
  return EDITOR_SECTIONS.find((section) => fieldsOf(section).some((field) => field === name)) ?? null
}

export const countOfFlaws = (flaws: Partial<ChallengeFlaws>, fields?: readonly ChallengeField[]): number =>
  Object.entries(flaws).filter(
    ([name, flaw]) => flaw !== null && (fields === undefined || fields.some((field) => field === name)),
  ).length

/**
 * The section to show for a correction: the open one if it has an error itself. Null: the error is next to
 * the sections, or there is none.
 */
export function sectionToCorrect(
  flaws: Partial<ChallengeFlaws>,
  sections: readonly EditorSectionName[],
  open: EditorSectionName,
): EditorSectionName | null {
  const isFlawed = (section: EditorSectionName) => countOfFlaws(flaws, fieldsOf(section)) > 0
  return isFlawed(open) ? open : (sections.find(isFlawed) ?? null)
}

/** Facts that the rail shows next to a section: its errors, whether it has unsaved changes, and its size. */
export interface SectionMark {
  flaws: number
  isUnsaved: boolean
  count: string | null
}
