import type { teamChangesZh } from './team-changes.zh.ts'

export const teamChangesJa: Readonly<Record<keyof typeof teamChangesZh, string>> = {
  teamLockedToo: '{team} は終了していない大会に参加しています。メンバーを変更するには確認が必要です',
  captainStaysIn: 'このユーザーは {team} のキャプテンです。先に別のメンバーをキャプテンにしてください',
  memberPlays: 'このユーザーはすでにこの大会でこのチームのプレイヤーです',
  teamFullHere: '{team} のプレイヤー数はこの大会の上限（{limit} 人）に達しています',
  teamInGame: 'このチームはすでにこの大会に参加しています',
  teamWithoutPlayers: '参加できるメンバーがいません。全員が別のチームで参加しています',
  teamTooBig: '{count} 人が参加することになりますが、この大会のチームは {limit} 人までです',
}
