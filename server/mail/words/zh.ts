import { LINK_LIFE_HOURS } from '#contract/rules/account.ts'
import type { EmailKind } from '../mail.ts'

/** The texts of one kind of email. `{platform}` is the name of the platform, `{user}` that of the reader. */
export interface EmailTexts {
  subject: string
  /** Says who requested what, because the reader may not have requested it. */
  reason: string
  /** The label of the button. */
  act: string
  /** Replaces the usual lines, for a link that neither expires nor can be misused. */
  closing?: readonly string[]
}
export interface MailTexts {
  greeting: string
  texts: Readonly<Record<EmailKind, EmailTexts>>
  /** The line before the full link. */
  orCopy: string
  expiry: string
  notYou: string
  /** The signature of a letter. */
  letter: string
  signature: string
}

export const zh: MailTexts = {
  greeting: '{user}，您好：',
  texts: {
    verify: {
      subject: '验证您的 {platform} 账号',
      reason: '有人使用此邮箱地址在 {platform} 注册了账号“{user}”。请验证邮箱以启用该账号。',
      act: '验证邮箱',
    },
    reset: {
      subject: '重置您的 {platform} 密码',
      reason: '有人请求重置 {platform} 账号“{user}”的密码。您可以通过下面的链接设置新密码。',
      act: '设置新密码',
    },
    'change-email': {
      subject: '确认您在 {platform} 的新邮箱',
      reason: '{platform} 账号“{user}”请求将邮箱更改为此地址。请登录该账号后确认。',
      act: '确认新邮箱',
    },
    test: {
      subject: '{platform} 的测试邮件',
      reason: '管理员“{user}”从 {platform} 发送了这封测试邮件。您能读到它，说明邮件发送正常。',
      act: '打开 {platform}',
      closing: ['无需进行任何操作。'],
    },
  },
  orCopy: '如果按钮无法使用，请将以下链接复制到浏览器中打开：',
  expiry: `链接在 ${LINK_LIFE_HOURS} 小时内有效。`,
  notYou: '如果这不是您本人的操作，请忽略本邮件，账号不会有任何变化。',
  letter: '此邮件由 {platform} 的主办方发送给您及其他用户。',
  signature: '此邮件由 {platform} 自动发送。',
}
