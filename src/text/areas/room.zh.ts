import type { RoomWords } from './room.en.ts'

export const room: RoomWords = {
  room: '控制室',
  sections: '控制室的各部分',
  section: {
    overview: '总览',
    challenges: '题目',
    teams: '队伍',
    live: '实时',
    board: '排行榜',
    notices: '公告',
    writeups: 'Writeup',
    settings: '设置',
  },
  liveTab: { events: '事件', submissions: '提交', cheatinfo: '作弊信息' },
  asPlayer: '以选手身份查看',
  platform: '平台',
  allGames: '全部比赛',
  keys: '快捷键',
  hidden: '已隐藏',
  beforeStart: '比赛开始前这里没有内容',
  beforeStartText: '比赛开始后，提交、事件和得分会显示在这里。',
  denied: '只有管理员可以查看这一部分',
  deniedText: '你以监察员身份观看这场比赛。平台管理员可以为你增加权限。',
  toOverview: '前往总览',
  gone: '未找到比赛',
  goneText: '它可能已被删除。',
}
