import type { GameNotice, NoticeType } from '../models/notice.ts'

/**
 * A base server writes its notices as finished Chinese sentences, whatever the reader's language is. These
 * are all its forms. Our own server sends only the names in them.
 */
const FORMS = {
  NewChallenge: /^新增了题目 「(?<challenge>[\s\S]+)」$/,
  NewHint: /^「(?<challenge>[\s\S]+)」 更新了提示$/,
  FirstBlood: /^恭喜 (?<team>[\s\S]+) 获得 「(?<challenge>[\s\S]+)」 的一血$/,
  SecondBlood: /^恭喜 (?<team>[\s\S]+) 获得 「(?<challenge>[\s\S]+)」 的二血$/,
  ThirdBlood: /^恭喜 (?<team>[\s\S]+) 获得 「(?<challenge>[\s\S]+)」 的三血$/,
} as const satisfies Record<Exclude<NoticeType, 'Normal'>, RegExp>
const MEDALS = { FirstBlood: '🥇', SecondBlood: '🥈', ThirdBlood: '🥉' } as const
/**
 * Separates the team from the challenge in a blood. If a name contains this text too, the end of the team's
 * name is unknown.
 */
const BETWEEN = ' 获得 「'

export interface NoticeFacts {
  /** Null: the notice is about no team. */
  team: string | null
  challenge: string
}

/** Null: an organiser wrote the notice, or the server has another form. */
export function readBaseNotice({ type, content }: Pick<GameNotice, 'type' | 'content'>): NoticeFacts | null {
  if (type === 'Normal') return null
  const { team, challenge } = FORMS[type].exec(content)?.groups ?? {}
  if (challenge === undefined) return null
  if (team === undefined) return { team: null, challenge }
  return content.split(BETWEEN).length === 2 ? { team, challenge } : null
}

/** The notice as our own server sends it, with names only, so that screens choose the words. */
export function withoutSentence<Notice extends Pick<GameNotice, 'type' | 'content'>>(notice: Notice): Notice {
  const facts = readBaseNotice(notice)
  if (facts === null) return notice
  const { team, challenge } = facts
  return { ...notice, content: team === null ? challenge : `${medalOf(notice.type)} ${team} – ${challenge}` }
}

function medalOf(type: NoticeType): string {
  switch (type) {
    case 'FirstBlood':
    case 'SecondBlood':
    case 'ThirdBlood':
      return MEDALS[type]
    case 'Normal':
    case 'NewHint':
    case 'NewChallenge':
      return ''
  }
}
