import type { GameNotice, GameNoticeModel } from '#contract/models/notice.ts'
import { MAX_TEXT_LENGTH } from '#contract/rules/edit-limits.ts'
import { textOf } from './field-values.ts'
import type { FormFields } from './three-way-merge.ts'

/** A type and not an interface: only so is it one of `FormFields`. */
export type NoticeFields = { content: string }
export const BLANK_NOTICE: NoticeFields = { content: '' }

export const toNoticeFields = ({ content }: GameNotice): NoticeFields => ({ content })
export const readNoticeFields = ({ content }: FormFields): NoticeFields & GameNoticeModel => ({
  content: textOf(content),
})

export function noticeFlaw({ content }: NoticeFields): 'missing' | 'long' | null {
  return content.trim() === '' ? 'missing' : content.length > MAX_TEXT_LENGTH ? 'long' : null
}

/** An editor knows one id; a notice has its game's too, also before it has one of its own. */
export const printNoticeId = (game: number, notice: number | null): string => `${game}/${notice ?? 'new'}`

export function readNoticeId(id: string): { game: number; notice: number | null } {
  const [game, notice] = id.split('/')
  return { game: Number(game), notice: notice === 'new' ? null : Number(notice) }
}
