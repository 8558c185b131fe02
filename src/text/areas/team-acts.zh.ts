import type { TeamActsWords } from './team-acts.en.ts'

export const teamActs: TeamActsWords = {
  message: '发邮件',
  mark: '已查看',
  stopping: (count) => `${count} 个实例将停止。`,
  messageTo: (team) => `发邮件给 ${team}`,
  messageSent: '邮件已进入发送队列。',
  messageUndo: '尚未发送的部分可在邮件列表中停止。',
  notes: '备注',
  noteLabel: '新备注',
  notePlaceholder: '写备注，选手看不到',
  noteDeleted: '备注已删除。',
  undo: '撤销',
  delete: '删除',
  deleteNote: (text) => `删除备注“${text}”`,
  banReason: '禁赛原因',
  lookedBy: '查看者：',
}
