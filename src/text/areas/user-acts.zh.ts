import { formatCount } from '#src/format/count.ts'
import type { UserActsWords } from './user-acts.en.ts'

export const userActs: UserActsWords = {
  bar: '对所选账号的操作',
  select: (user) => `选择 ${user}`,
  selectAll: '选择本页全部账号',
  chosen: (count) => `已选 ${formatCount(count)} 个账号`,
  all: (count) => `选择全部 ${formatCount(count)} 个`,
  clear: '取消选择',
  act: { confirm: '启用…', role: '角色…', 'sign-out': '强制下线…', disable: '禁用…' },
  title: {
    confirm: (count) => `启用 ${formatCount(count)} 个账号？`,
    role: (count) => `更改 ${formatCount(count)} 名用户的角色？`,
    'sign-out': (count) => `强制 ${formatCount(count)} 名用户下线？`,
    disable: (count) => `禁用 ${formatCount(count)} 个账号？`,
  },
  button: {
    confirm: (count) => `启用 ${formatCount(count)} 个账号`,
    role: (count) => `更改 ${formatCount(count)} 个账号`,
    'sign-out': (count) => `强制 ${formatCount(count)} 名用户下线`,
    disable: (count) => `禁用 ${formatCount(count)} 个账号`,
  },
  named: (names, more) => (more > 0 ? `${names} 等 ${formatCount(more)} 人` : names),
  effect: {
    confirm: '他们无需验证邮箱即可登录。',
    role: '已打开的页面会立即按新角色检查权限。',
    'sign-out': '他们会在所有设备上退出登录，需要重新登录。',
    disable: '他们会立即下线且不能登录。队伍、解题记录和分数保留。',
  },
  rights: {
    User: '选手只能看到公开内容并参赛。',
    Monitor: '监察员可以查看所有比赛的提交、事件和作弊记录，但不能修改。',
    Admin: '管理员可以修改一切，包括其他账号。',
  },
  same: (count) => `${formatCount(count)} 个账号无需更改`,
  undoable: '可以撤销。',
  again: '无法撤销，但他们可以重新登录。',
  busy: '正在处理…',
  done: {
    change: (count) => `已更改 ${formatCount(count)} 个账号`,
    'sign-out': (count) => `已结束 ${formatCount(count)} 个会话`,
    undone: '已撤销',
  },
  undo: '撤销',
}
