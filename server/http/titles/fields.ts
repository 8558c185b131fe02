import type { Language } from '#contract/rules/language.ts'

type Label = Readonly<Record<Language, string>>

/** Labels of form fields in messages. A field without a label is called by its name on the wire. */
const LABELS: Readonly<Record<string, Label>> = {
  userName: { zh: '用户名', en: 'The username', ja: 'ユーザー名' },
  password: { zh: '密码', en: 'The password', ja: 'パスワード' },
  old: { zh: '原密码', en: 'The current password', ja: '現在のパスワード' },
  new: { zh: '新密码', en: 'The new password', ja: '新しいパスワード' },
  email: { zh: '邮箱', en: 'The email address', ja: 'メールアドレス' },
  newMail: { zh: '新邮箱', en: 'The new email address', ja: '新しいメールアドレス' },
  phone: { zh: '手机号', en: 'The phone number', ja: '電話番号' },
  bio: { zh: '个人简介', en: 'The bio', ja: '自己紹介' },
  realName: { zh: '真实姓名', en: 'The real name', ja: '氏名' },
  stdNumber: { zh: '学工号', en: 'The student ID', ja: '学籍番号・職員番号' },
  users: { zh: '用户列表', en: 'The list of users', ja: 'ユーザーの一覧' },
  teamName: { zh: '队伍名称', en: 'The team name', ja: 'チーム名' },
  name: { zh: '名称', en: 'The name', ja: '名前' },
  title: { zh: '标题', en: 'The title', ja: 'タイトル' },
  content: { zh: '内容', en: 'The text', ja: '内容' },
  summary: { zh: '摘要', en: 'The summary', ja: '概要' },
  inviteCode: { zh: '邀请码', en: 'The invite code', ja: '招待コード' },
  tags: { zh: '标签', en: 'The list of tags', ja: 'タグ' },
  categories: { zh: '方向列表', en: 'The list of categories', ja: 'カテゴリーのリスト' },
  label: { zh: '方向名称', en: 'The label', ja: 'カテゴリー名' },
  colour: { zh: '颜色', en: 'The colour', ja: '色' },
  hints: { zh: '提示', en: 'The list of hints', ja: 'ヒント' },
  organizations: { zh: '组织列表', en: 'The list of organisations', ja: '所属の一覧' },
  organization: { zh: '组织', en: 'The organisation', ja: '所属' },
  slogan: { zh: '口号', en: 'The slogan', ja: 'スローガン' },
  teamMemberCountLimit: {
    zh: '队伍人数上限',
    en: 'The limit of players in a team',
    ja: 'チームの人数の上限',
  },
  containerCountLimit: {
    zh: '实例数量上限',
    en: 'The instance limit per team',
    ja: 'インスタンス数の上限',
  },
  containerExposePort: { zh: '服务端口', en: 'The port of the service', ja: 'サービスのポート' },
  originalScore: { zh: '分值', en: 'The score', ja: '得点' },
  minScoreRate: { zh: '最低分值比例', en: 'The lowest share of the score', ja: '最低得点の割合' },
  difficulty: { zh: '难度系数', en: 'The difficulty', ja: '難易度' },
  attemptLimit: { zh: '提交次数上限', en: 'The limit of tries', ja: '提出回数の上限' },
  flagMatch: { zh: 'flag 的比对方式', en: 'The comparison of flags', ja: 'フラグの照合方法' },
  needsAllFlags: { zh: '需要全部 flag', en: 'The need for all flags', ja: 'すべてのフラグの要否' },
  prerequisites: { zh: '前置题目', en: 'The list of prerequisites', ja: '前提の一覧' },
  cpuCount: { zh: 'CPU 限制', en: 'The limit of CPUs', ja: 'CPU の上限' },
  memoryLimit: { zh: '内存限制', en: 'The limit of memory', ja: 'メモリの上限' },
  storageLimit: { zh: '存储限制', en: 'The limit of storage', ja: 'ストレージの上限' },
  flags: { zh: 'flag 列表', en: 'The list of flags', ja: 'フラグの一覧' },
  flag: { zh: 'flag', en: 'The flag', ja: 'フラグ' },
}

/** `field` is a path. Its last name has the label, and an entry of a list has that of the list. */
export function labelOf(field: string, language: Language): string {
  const name = (field.split('.').at(-1) ?? field).replace(/\[\d+\]$/, '')
  return Object.hasOwn(LABELS, name) ? (LABELS[name]?.[language] ?? name) : field
}
