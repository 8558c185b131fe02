import type { noticeZh } from './notice.zh.ts'

export const noticeEn: Readonly<Record<keyof typeof noticeZh, string>> = {
  noticeNewChallenge: 'New challenge: {title}',
  noticeNewHint: '{title} has new hints',
  noticeFirstBlood: '{team} got first blood on {title}',
  noticeSecondBlood: '{team} got second blood on {title}',
  noticeThirdBlood: '{team} got third blood on {title}',
  noticeTimePast: 'Choose a time that is ahead',
  noticeTeams: 'Choose 1 to {limit} teams',
  noticeTeamMissing: 'One of the teams isn’t in this game',
  noticeIsOut: 'This notice has come out. Delete it and write another one',
}
