/** Full sentences, because base clients show a notice as they receive it. */
export const noticeZh = {
  noticeNewChallenge: '新增了题目 「{title}」',
  noticeNewHint: '「{title}」 更新了提示',
  noticeFirstBlood: '恭喜 {team} 获得 「{title}」 的一血',
  noticeSecondBlood: '恭喜 {team} 获得 「{title}」 的二血',
  noticeThirdBlood: '恭喜 {team} 获得 「{title}」 的三血',
}
