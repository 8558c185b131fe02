import type { GameNotice, NoticeType } from '#contract/models/notice.ts'
import { languageOf, titleOf } from '#server/http/titles.ts'
import type { TitleKey } from '#server/http/titles/zh.ts'

const SENTENCES = {
  NewChallenge: 'noticeNewChallenge',
  NewHint: 'noticeNewHint',
  FirstBlood: 'noticeFirstBlood',
  SecondBlood: 'noticeSecondBlood',
  ThirdBlood: 'noticeThirdBlood',
} as const satisfies Record<Exclude<NoticeType, 'Normal'>, TitleKey>
/** All listeners get the same message, so it has the language of callers without a preference. */
const LANGUAGE = languageOf(undefined)

/**
 * Turns a notice into a sentence, as the base wire pushes it. Numbered streams send the stored form, because
 * our client chooses its own words for the type.
 */
export function toBaseNotice(notice: GameNotice): GameNotice {
  const { type, content } = notice
  switch (type) {
    case 'Normal':
      return notice
    case 'NewChallenge':
    case 'NewHint':
      return { ...notice, content: titleOf(SENTENCES[type], LANGUAGE, { title: content }) }
    case 'FirstBlood':
    case 'SecondBlood':
    case 'ThirdBlood': {
      const names = namesIn(content)
      return names === null ? notice : { ...notice, content: titleOf(SENTENCES[type], LANGUAGE, names) }
    }
    default:
      return type satisfies never
  }
}

const BETWEEN = ' – '

/**
 * Splits a stored blood notice. Null if a name contains the dash too, because the end of the team's name is
 * ambiguous then.
 */
function namesIn(content: string): { team: string; title: string } | null {
  const [team, title, ...more] = content.replace(/^\p{Extended_Pictographic} /u, '').split(BETWEEN)
  return team === undefined || title === undefined || more.length > 0 ? null : { team, title }
}
