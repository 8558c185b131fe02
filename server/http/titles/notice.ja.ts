import type { noticeZh } from './notice.zh.ts'

export const noticeJa: Readonly<Record<keyof typeof noticeZh, string>> = {
  noticeNewChallenge: '新しい問題「{title}」が追加されました',
  noticeNewHint: '「{title}」に新しいヒントがあります',
  noticeFirstBlood: '{team} が「{title}」を最初に解きました',
  noticeSecondBlood: '{team} が「{title}」を 2 番目に解きました',
  noticeThirdBlood: '{team} が「{title}」を 3 番目に解きました',
  noticeTimePast: 'これからの日時を選んでください',
  noticeTeams: '1～{limit} チームを選んでください',
  noticeTeamMissing: '選んだチームの中に、この大会に参加していないチームがあります',
  noticeIsOut: 'このお知らせは公開済みです。削除して、新しく書いてください',
}
