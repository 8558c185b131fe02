export const noticeZh = {
  // Full sentences, because base clients show a notice as they receive it.
  noticeNewChallenge: '新增了题目 「{title}」',
  noticeNewHint: '「{title}」 更新了提示',
  noticeFirstBlood: '恭喜 {team} 获得 「{title}」 的一血',
  noticeSecondBlood: '恭喜 {team} 获得 「{title}」 的二血',
  noticeThirdBlood: '恭喜 {team} 获得 「{title}」 的三血',
  noticeTimePast: '请选择将来的时间',
  noticeTeams: '请选择 1 至 {limit} 支队伍',
  noticeTeamMissing: '所选队伍中有队伍未参加本场比赛',
  noticeIsOut: '公告已发布，不能修改。请删除后重新发布',
}
