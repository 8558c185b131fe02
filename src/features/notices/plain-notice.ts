import type { GameNotice } from '#contract/models/notice.ts'
import type { NoticeGroups } from '#machines/live/group-notices.ts'

/** Without one of these there is nothing to take out, and the parser need not come. */
const MARKS = /[\\`*_~[\]<>&$#|]|^\s*(?:[-+]|\d+[.)])\s/m

/** A message, and a note outside of the page, take words only: what organisers wrote loses its marks. */
export async function inPlainWords(notices: readonly GameNotice[]): Promise<GameNotice[]> {
  return Promise.all(notices.map(plain))
}

export async function groupsInPlainWords({ each, more, missed }: NoticeGroups): Promise<NoticeGroups> {
  return {
    each: await Promise.all(each.map(async ({ notice, isOwn }) => ({ notice: await plain(notice), isOwn }))),
    more: await inPlainWords(more),
    missed: await inPlainWords(missed),
  }
}

/** The others name challenges and teams, whose names are no Markdown. */
async function plain(notice: GameNotice): Promise<GameNotice> {
  if (notice.type !== 'Normal' || !MARKS.test(notice.content)) return notice
  try {
    const { wordsOnly } = await import('#src/ui/markdown/words-only.ts')
    return { ...notice, content: wordsOnly(notice.content) }
  } catch {
    // The parser did not come: as it was written is better than not at all.
    return notice
  }
}
