import { formatCount } from '#src/format/count.ts'
import type { InstancesWords } from './instances.en.ts'

const counted = (count: number) => `${formatCount(count)} 个实例`

export const instances: InstancesWords = {
  list: '实例',
  view: { all: '全部', failed: '失败', waiting: '等待中', running: '运行中' },
  views: '显示',
  search: '搜索队伍、题目和地址',
  column: {
    pick: '选择',
    state: '状态',
    challenge: '题目',
    team: '队伍',
    by: '启动者',
    left: '剩余时间',
    entry: '地址',
    acts: '操作',
  },
  state: { Failed: '失败', Queued: '排队', Pulling: '拉取镜像', Creating: '启动中', Running: '运行中' },
  next: '下一个',
  ahead: (ahead) => `前面还有 ${formatCount(ahead)} 个`,
  failedAt: (when) => `${when} 失败`,
  pick: (challenge, team) => `选择 ${team} 的 ${challenge}`,
  selected: (count) => `已选 ${formatCount(count)} 个`,
  unselect: '取消选择',
  selectAll: '全选',
  act: { prolong: '+2 小时', restart: '重启', stop: '停止' },
  actOn: {
    prolong: (challenge, team) => `+2 小时：${team} 的 ${challenge}`,
    restart: (challenge, team) => `重启：${team} 的 ${challenge}`,
    stop: (challenge, team) => `停止：${team} 的 ${challenge}`,
  },
  title: {
    restart: (count) => `重启 ${counted(count)}`,
    stop: (count) => `停止 ${counted(count)}`,
  },
  lines: {
    restart: [
      '队伍会失去其中的改动，并得到新的地址。',
      '每个实例重新排队，排在现有的之后。',
      '队伍的 flag 保持不变。',
    ],
    stop: ['队伍会断开连接，并失去其中的改动。', '队伍可以立即重新启动。'],
  },
  undo: { restart: '重启无法撤销。', stop: '队伍可以启动新的实例，也可以在这里重启。' },
  done: {
    prolong: (count) => `${counted(count)}延长两小时`,
    restart: (count) => `${counted(count)}正在重启`,
    stop: (count) => `已停止 ${counted(count)}`,
  },
  gone: (count) => `${formatCount(count)} 个此前已结束`,
  none: '没有实例',
  noneText: '队伍启动实例后，实例会显示在这里。',
  noneFound: '没有匹配的实例',
  clear: '清除搜索和筛选',
  missing: '此服务器无法列出单场比赛的实例',
}
