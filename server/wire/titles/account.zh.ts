import { PASSWORD_MIN } from '#contract/rules/account.ts'
import { PICTURE_MOST_BYTES, PICTURE_MOST_PIXELS } from '#contract/rules/picture.ts'

/** What the calls about accounts say. */
export const accountZh = {
  emailTaken: '该邮箱已被使用',
  sessionMissing: '该登录会话不存在或已结束',
  avatarEmpty: '头像文件为空',
  avatarTooLarge: `头像文件不能超过 ${PICTURE_MOST_BYTES / 1_048_576} MiB`,
  avatarUnreadable: `无法识别该图片，请使用 PNG、JPEG、GIF、WebP、BMP 或 TIFF 格式，且不超过 ${PICTURE_MOST_PIXELS / 10_000} 万像素`,
  registrationOff: '注册功能已关闭',
  captchaFailed: '人机验证失败',
  domainNotAllowed: '邮箱域名不在允许范围内，可用域名：{domains}',
  accountExists: '该账户已存在',
  mailImpossible: '邮件无法发送，请联系管理员',
  passwordTooShort: `密码至少需要 ${PASSWORD_MIN} 个字符`,
  passwordNeedsDigit: '密码必须包含数字',
  passwordNeedsLower: '密码必须包含小写字母',
  passwordNeedsUpper: '密码必须包含大写字母',
  oldPasswordWrong: '原密码错误',
  nameCharacters: '用户名只能包含英文字母、数字和 - . _ @ +',
  nameTaken: '该用户名已被使用',
  emailInvalid: '邮箱地址无效',
  linkInvalid: '链接无效或已过期',
  verificationFailed: '邮箱验证失败，链接无效或已过期',
  askAdmin: '平台未启用邮件确认，请联系管理员',
  changedMeanwhile: '账户信息刚刚已被更改，请重试',
  registered: '注册成功',
  awaitsAdmin: '注册成功，请等待管理员审核',
  verificationSent: '注册成功，请查收验证邮件',
  recoverySent: '如果该邮箱对应一个账户，重置密码的邮件将很快送达',
  changeSent: '确认邮件已发送至新邮箱',
} as const
