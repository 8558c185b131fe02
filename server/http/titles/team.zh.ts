/** What the calls about teams say. */
export const teamZh = {
  teamMissing: '队伍不存在',
  teamLocked: '队伍已参加尚未结束的比赛，成员暂时不能变动',
  teamNameEmpty: '队伍名称不能为空',
  notCaptain: '只有队长才能进行此操作',
  captainAlready: '你已经是一支队伍的队长，不能再创建队伍',
  captainTooOften: '该成员担任队长的队伍已达上限',
  captainStays: '队长不能离开队伍，请先转让队长',
  userMissing: '用户不存在',
  notInTeam: '该用户不是队伍成员',
  notMember: '你不是这支队伍的成员',
  memberAlready: '你已经是这支队伍的成员',
  inviteMalformed: '邀请码格式不正确',
  inviteTeamMissing: '邀请码对应的队伍“{team}”不存在',
  inviteInvalid: '邀请码无效，请向队长索取新的邀请码',
} as const
