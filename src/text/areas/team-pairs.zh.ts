import { formatCount } from '#src/format/count.ts'
import type { TeamPairsWords } from './team-pairs.en.ts'

export const teamPairs: TeamPairsWords = {
  title: '有关联的队伍，关联最强的在前',
  note: '关联只是疑问，不是结论。',
  search: '搜索队伍、用户或题目',
  column: {
    when: '时间',
    one: '提交方',
    other: 'flag 所属',
    challenge: '题目',
    address: '地址',
    alike: '相同',
    state: '状态',
    by: '处理人',
  },
  noAddress: '无',
  panel: '一对队伍',
  harmless: {
    foreign: 'flag 也可能是无意间泄露的。',
    wrong: '两支队伍也可能猜出同样的错误 flag。',
    address: '学校的多支队伍常常共用一个地址。',
    order: '题目开放或公布提示后，许多队伍会按同样的顺序解题。',
  },
  drawing: {
    title: '两支队伍的提交时间',
    of: (team, tries, right, linked) =>
      `${team}：提交 ${formatCount(tries)} 次，正确 ${formatCount(right)} 次，关联 ${formatCount(linked)} 次`,
    legend: { plain: '错误', good: '正确', linked: '有关联' },
    none: '两支队伍都没有提交记录。',
  },
  none: '没有发现有关联的队伍',
  noneText: '会比较提交的其他队伍的 flag、错误的 flag、地址和解题顺序。',
  reason: {
    foreign: (count) => `对方的 flag ${formatCount(count)} 个`,
    wrong: (count) => `相同的错误 flag ${formatCount(count)} 个`,
    address: (count) => `共用地址 ${formatCount(count)} 个`,
    order: (count) => `${formatCount(count)} 道题的顺序相同`,
  },
  foreignFlags: '对方的 flag',
  wrongFlags: '相同的错误 flag',
  addresses: '共用的地址',
  order: '解题顺序相同，相差不超过 5 分钟',
  otherTeams: (count) => `以及另外 ${formatCount(count)} 支队伍`,
  unlisted: (count) => `另有 ${formatCount(count)} 条，见证据包`,
  evidence: '证据包',
  evidenceOn: (one, other) => `下载 ${one} 与 ${other} 的证据包`,
  weaker: (count) => `另有 ${formatCount(count)} 对关联较弱的队伍未列出。`,
  state: {
    of: (pair) => `${pair}的状态`,
    name: { Open: '未查看', InHand: '处理中', Dismissed: '已排除', Suspended: '已禁赛' },
    act: { Open: '未查看', InHand: '接手', Dismissed: '排除' },
    done: {
      Open: (one, other) => `${one} 与 ${other}：未查看。`,
      InHand: (one, other) => `${one} 与 ${other}：处理中。`,
      Dismissed: (one, other) => `${one} 与 ${other}：已排除。`,
    },
    undo: '撤销',
    open: (count) => `${formatCount(count)} 对未查看`,
  },
}
