import type { teamZh } from './team.zh.ts'

export const teamJa: Readonly<Record<keyof typeof teamZh, string>> = {
  teamMissing: 'チームが見つかりません',
  teamLocked: '終了していない大会に参加しているため、今はメンバーを変更できません',
  teamNameEmpty: 'チーム名を入力してください',
  notCaptain: 'この操作はキャプテンだけが行えます',
  captainAlready: 'すでにチームのキャプテンなので、新しいチームは作成できません',
  captainLimit: 'このメンバーがキャプテンを務めるチームの数は上限に達しています',
  captainStays: 'キャプテンはチームを抜けられません。先に別のメンバーへ引き継いでください',
  userMissing: 'ユーザーが見つかりません',
  userNotMember: 'このユーザーはチームのメンバーではありません',
  youNotMember: 'あなたはこのチームのメンバーではありません',
  memberAlready: 'すでにこのチームのメンバーです',
  inviteMalformed: '招待コードの形式が正しくありません',
  inviteTeamMissing: '招待コードのチーム「{team}」は存在しません',
  inviteInvalid: 'この招待コードは無効です。キャプテンに新しいコードを発行してもらってください',
}
