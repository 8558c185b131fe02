import type { ParticipationWords } from './participation.en.ts'

export const participation: ParticipationWords = {
  label: '我的参赛状态',
  visitor: { title: '参加比赛', text: '请先登录，再以队伍报名。', signIn: '登录', register: '注册' },
  disabled: { title: '你的账号已被禁用', text: '无法报名参赛。如有疑问，请联系主办方。' },
  teamless: {
    title: '请先加入一支队伍',
    text: '每场比赛都以队伍参加，哪怕队里只有你一人。你可以创建队伍，或凭邀请码加入。',
    teams: '前往队伍管理',
  },
  unsubmitted: {
    title: '参加比赛',
    text: '选择你的一支队伍报名。每位队员都需要各自报名。',
    running: '比赛正在进行。现在报名，审核通过后即可参赛。',
    practice: '比赛已结束，但仍开放练习。提交的答案会判定对错，但不再计分。',
    join: '报名参赛',
  },
  pending: {
    title: '等待审核',
    text: (team: string) => `你已代表“${team}”报名。主办方会逐一审核，有结果后此页面会立即更新。`,
    over: (team: string) => `你曾代表“${team}”报名，但比赛结束前主办方没有完成审核。`,
  },
  rejected: {
    title: '未通过审核',
    text: (team: string) =>
      `“${team}”的报名未获通过。请查看下方的参赛要求或咨询主办方，之后可以用本队或其他队伍重新报名。`,
    over: (team: string) => `“${team}”的报名未获通过。`,
    again: '重新报名',
  },
  accepted: {
    title: (team: string) => `你代表“${team}”参赛`,
    coming: '队伍已通过审核，比赛开始后即可进入。',
    ongoing: '比赛正在进行。',
    practice: '比赛已结束，但仍开放练习。提交的答案会判定对错，但不再计分。',
    ended: '比赛已结束，感谢参与！',
  },
  suspended: {
    title: '已被禁赛',
    text: (team: string) => `“${team}”已被主办方禁赛。如有异议，请联系主办方申诉。你仍可查看排行榜。`,
  },
  over: { title: '比赛已结束', text: '报名已关闭，排行榜仍可查看。' },
  mates: (team: string) => `“${team}”的其他队员也需在此各自报名。`,
  leave: '退出比赛',
  leaving: '正在退出比赛',
  failed: '操作未成功',
  form: {
    title: (game: string) => `报名“${game}”`,
    close: '关闭',
    lock: '队伍通过审核后，在比赛结束前不能再有人加入或退出队伍。',
    limit: (most: number) => (most === 1 ? '每支队伍只能有一人报名。' : `每支队伍最多 ${most} 人报名。`),
    mates: '如果你的队伍已经报名，你加入时无需再次审核。',
    team: '队伍',
    chooseTeam: '选择队伍',
    teamHint: '报名后不能更改。',
    organization: '所属组织',
    chooseOrganization: '选择组织',
    organizationHint: '对整支队伍生效。',
    inviteCode: '比赛邀请码',
    inviteHint: '由主办方提供，区分大小写。',
    submit: '报名',
    busy: '正在报名',
    flaw: {
      team: { missing: '请选择报名的队伍。' },
      organization: { missing: '请选择所属组织。' },
      inviteCode: { missing: '请输入邀请码。' },
    },
  },
}
