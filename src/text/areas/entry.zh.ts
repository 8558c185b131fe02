import { LINK_LIFE_HOURS } from '#contract/rules/account.ts'
import { USER_NAME_MAX, USER_NAME_MIN } from '#contract/rules/user-name.ts'
import type { EntryWords } from './entry.en.ts'
import { fields } from './fields.zh.ts'

export const entry: EntryWords = {
  signIn: {
    title: '登录',
    name: '用户名或邮箱',
    submit: '登录',
    busy: '正在登录',
    forgot: '忘记密码？',
    register: '注册账号',
    missingName: '请输入用户名或邮箱。',
    confirmFirst: '刚刚注册？请先打开我们发给你的邮件中的链接。',
    sendAgain: '重新发送邮件',
    noCookie: '用户名和密码正确，但此浏览器没有保存 Cookie，因此仍未登录。请允许本站使用 Cookie 后重试。',
  },
  registration: {
    title: '注册账号',
    nameHint: `${USER_NAME_MIN} 到 ${USER_NAME_MAX} 个字符，可使用文字、数字和 - . _ @ +`,
    submit: '注册',
    busy: '正在注册',
    signIn: '已有账号？去登录',
    sent: '请查收邮件',
    sentTo: (email: string) => `我们已向 ${email} 发送邮件，打开其中的链接即可完成注册。`,
    awaitingAdmin: '正在等待管理员审核',
    awaitingAdminText: '账号已创建。管理员通过审核后，即可使用用户名和密码登录。',
    registered: '账号已就绪',
    registeredText: '账号已创建，但此浏览器尚未登录。请登录；如果仍无法保持登录，请允许本站使用 Cookie。',
    toSignIn: '登录',
    home: '返回主页',
    mailAgain: '请用同一个邮箱再填写一次，我们会重新发送邮件。首次注册时设置的用户名和密码保持不变。',
    closed: '暂未开放注册',
    closedText: '目前无法创建新账号。如果你已有账号，可以直接登录。',
  },
  mail: {
    spam: '没有收到？邮件可能需要一分钟才能送达，也请检查垃圾邮件箱。',
  },
  fields,
  captcha: {
    checking: '请稍候',
    proving: '正在进行人机验证。',
    unreachable: '人机验证无法开始：服务器没有响应。',
    blocked: '人机验证未能加载，可能被内容拦截插件或网络阻止。',
    unsolved: '人机验证未完成。',
    retry: '重试',
  },
  link: {
    missing: '链接不完整',
    missingText: '链接的一部分丢失了。请直接从邮件中打开，或完整复制链接。',
    refused: '链接已失效',
    refusedText: '链接已过期，或者已经使用过。',
    retry: '重试',
    home: '返回主页',
    signIn: '登录',
  },
  verification: {
    verifying: '正在验证账号',
    failed: '账号暂时未能验证',
    newMail: '发送新邮件',
    refusedHint: '如果账号已经验证过，直接登录即可。',
  },
  confirmation: {
    confirming: '正在验证新邮箱',
    failed: '新邮箱暂时未能验证',
    toProfile: '查看个人信息',
    refusedHint: '当前邮箱保持不变，你可以重新申请更换。',
  },
  recovery: {
    title: '找回账号',
    text: '请输入邮箱地址，我们会发送一个链接，用来设置新密码。',
    again: '上一封邮件中的链接无法使用。我们会发送一个新链接，用来设置新密码。',
    submit: '发送邮件',
    busy: '正在发送邮件',
    signIn: '返回登录',
    sent: '请查收邮件',
    sentTo: (email: string) =>
      `如果存在使用 ${email} 的账号，带有链接的邮件已经发出。链接 ${LINK_LIFE_HOURS} 小时内有效。`,
  },
  reset: {
    title: '设置新密码',
    forAccount: (email: string) => `账号邮箱：${email}`,
    submit: '修改密码',
    busy: '正在修改密码',
    newMail: '发送新邮件',
    signIn: '返回登录',
  },
}
