import { formatCount } from '#src/format/count.ts'
import type { SchedulePlanWords } from './schedule-plan.en.ts'

export const schedulePlan: SchedulePlanWords = {
  title: '日程',
  how: '拖动标记或输入时间。与其他时间相连的会保持间隔。',
  unset: '本场比赛尚未设定时间。',
  toSettings: '设定开始与结束时间',
  line: '比赛时间轴',
  table: '比赛的各个时间',
  now: '现在',
  none: '无',
  locked: '不能移动：',
  moment: {
    start: () => '开始',
    opening: (count) => `新批次 +${formatCount(count)}`,
    freeze: () => '封榜',
    deadline: (count) => `${formatCount(count)} 道题目截止`,
    end: () => '结束',
    writeups: () => 'Writeup 截止',
  },
  column: { moment: '事项', when: (zone) => `时间（${zone}）`, with: '随之移动', follows: '说明' },
  alone: '独立',
  distance: (length, isBefore, anchor) => {
    const of = anchor === 'start' ? '开始' : '结束'
    return length === null ? `与${of}同时` : `${of}${isBefore ? '前' : '后'} ${length}`
  },
  was: (when) => `原为 ${when}`,
  isNew: '新增',
  ahead: (length) => `${length}后`,
  empty: { freeze: '排行榜始终公开', writeups: '不收 Writeup' },
  worth: (first, last, count) =>
    `${formatCount(first)} → ${formatCount(last)} 分（${formatCount(count)} 队解出时）`,
  curve: '解出这一批全部题目的得分，解出的队伍越多分数越低',
  reveal: '揭晓…',
  flaw: {
    locked: '这一时间已过，不能移动',
    past: '这一时间已过',
    order: '先后顺序有误',
    missing: '请填写时间',
  },
  save: {
    title: '保存后',
    saved: '已保存。没有其他更改。',
    nothing: '没有更改。请拖动标记或输入时间。',
    start: (count, open) => `${formatCount(count)} 支队伍将在新的开始时间看到 ${formatCount(open)} 道题目。`,
    waiting: (count) => `还有 ${formatCount(count)} 支队伍等待审核。`,
    end: (count) => `${formatCount(count)} 支队伍和所有打开的排行榜会在数秒内更新。`,
    scores: '分数与前三血不变。',
    shorter: (length) => `队伍少了 ${length}。`,
    instances: (count) => `${formatCount(count)} 个实例继续运行，各自到期。`,
    hides: (length) => `排行榜将隐藏最后 ${length}的解出。`,
    unfrozen: '不隐藏任何解出，也就没有可揭晓的内容。',
    noWriteups: '所有队伍都不能提交 Writeup。',
    opening: (count, length, isLater) =>
      `${formatCount(count)} 道题目${isLater ? '推迟' : '提前'} ${length}开放，届时会发布公告。`,
    deadline: (count, length, isLater) =>
      `${formatCount(count)} 道题目${isLater ? '推迟' : '提前'} ${length}截止。`,
    undo: (when) => `在 ${when} 之前可以改回。`,
    tell: '通知选手',
    noticeLabel: '发给全体选手的公告',
    said: (moment, when) => `${moment}：${when}`,
    notice: (said) => `日程有变：${said.join('；')}。`,
    discard: '放弃',
    button: (count) => (count === 0 ? '保存' : `保存 ${formatCount(count)} 处更改`),
  },
}
