/** The refusals that an administrator gets when changing a team. */
export const teamChangesZh = {
  teamLockedToo: '{team} 已参加尚未结束的比赛，请确认仍要变动队员',
  captainStaysIn: '该用户是 {team} 的队长，请先在该队伍更换队长',
  memberPlays: '该用户已在本场比赛中代表这支队伍参赛',
  teamFullHere: '{team} 在本场比赛中的人数已达上限（{limit} 人）',
  teamInGame: '这支队伍已参加本场比赛',
  teamWithoutPlayers: '没有可参赛的队员：他们都在其他队伍中参赛',
  teamTooBig: '将有 {count} 名队员参赛，但本场比赛每队最多 {limit} 人',
}
