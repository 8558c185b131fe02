import type { noticeZh } from './notice.zh.ts'

export const noticeEn: Readonly<Record<keyof typeof noticeZh, string>> = {
  noticeNewChallenge: 'New challenge: {title}',
  noticeNewHint: '{title} has new hints',
  noticeFirstBlood: '{team} got first blood on {title}',
  noticeSecondBlood: '{team} got second blood on {title}',
  noticeThirdBlood: '{team} got third blood on {title}',
}
