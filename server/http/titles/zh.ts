import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import { PICTURE_MOST_BYTES, PICTURE_MOST_PIXELS } from '#contract/rules/picture.ts'
import { accountZh } from './account.zh.ts'
import { containerZh } from './container.zh.ts'
import { editZh } from './edit.zh.ts'
import { noticeZh } from './notice.zh.ts'
import { playZh } from './play.zh.ts'
import { teamChangesZh } from './team-changes.zh.ts'
import { teamZh } from './team.zh.ts'

/**
 * All messages of the server to users. Chinese is the language of the base wire, so this catalogue defines
 * the keys of the others.
 */
export const zh = {
  ...accountZh,
  ...containerZh,
  ...editZh,
  ...noticeZh,
  ...playZh,
  ...teamChangesZh,
  ...teamZh,
  signInFirst: '请先登录',
  noAccess: '你没有访问权限',
  crossSite: '已拒绝来自其他网站的请求',
  notServed: '此服务器尚未提供此功能',
  tooLarge: '请求内容过大',
  batchTooLong: '一次最多处理 {count} 项',
  badRequest: '请求无法识别',
  validationFailed: '输入内容有误',
  bodyMissing: '请求内容不能为空',
  bodyMalformed: '请求内容不是有效的 JSON',
  bodyTooDeep: '请求内容嵌套过深',
  fieldRequired: '{field}为必填项',
  fieldUnknown: '请求中不应有字段 {name}',
  fieldNull: '{field}不能为 null',
  fieldTooShort: '{field}至少需要 {limit} 个字符',
  fieldTooLong: '{field}不能超过 {limit} 个字符',
  fieldTooSmall: '{field}不能小于 {limit}',
  fieldTooBig: '{field}不能大于 {limit}',
  fieldNotOneLine: '{field}不能包含换行或不可见字符',
  fieldHidden: '{field}不能包含不可见字符',
  fieldNotEmail: '{field}不是有效的邮箱地址',
  fieldNotPhone: '{field}不是有效的电话号码',
  fieldMalformed: '{field}格式无效',
  wrongCredentials: '用户名或密码错误',
  accountDisabled: '你的账号已被禁用',
  postMissing: '文章不存在',
  letterMissing: '未找到该群发邮件',
  fileMissing: '文件不存在',
  storageFailed: '文件存储失败，请稍后再试',
  imageUnreadable: `无法识别该图片，请使用 PNG、JPEG、GIF、WebP、BMP 或 TIFF 格式，且不超过 ${PICTURE_MOST_PIXELS / 10_000} 万像素`,
  captchaHasNoWork: '此验证码无需计算',
  gameMissing: '比赛不存在',
  gameOver: '比赛已结束',
  logoEmpty: '徽标文件为空',
  logoTooLarge: `徽标文件不能超过 ${PICTURE_MOST_BYTES / MEBIBYTE} MB`,
  takeOverAddress: '数据库地址无效。格式为 postgres://用户:密码@主机:端口/数据库',
  takeOverFolder: '文件夹需为以 / 开头的绝对路径',
  takeOverShared: '多个进程共用此平台，请改用 npm run take-over',
  takeOverFilled: '平台已有内容，只有空平台才能接管其他服务器',
  takeOverRuns: '接管或试运行正在进行',
} as const

export type TitleKey = keyof typeof zh
