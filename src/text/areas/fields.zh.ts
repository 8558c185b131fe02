import { PASSWORD_MIN } from '#contract/rules/account.ts'
import { USER_NAME_MAX, USER_NAME_MIN } from '#contract/rules/user-name.ts'
import type { FieldWords } from './fields.en.ts'

export const fields: FieldWords = {
  email: {
    label: '邮箱',
    flaw: {
      missing: '请输入邮箱地址。',
      misshapen: '请输入有效的邮箱地址，例如 name@example.org。',
      same: '这就是你当前的邮箱。',
    },
  },
  userName: {
    label: '用户名',
    flaw: {
      missing: '请输入用户名。',
      letters: '只能包含文字、数字和 - . _ @ +。',
      scripts: '混用了不会一起书写的文字，请只用一种文字。',
      short: `用户名至少有 ${USER_NAME_MIN} 个字符。`,
      long: `用户名最多有 ${USER_NAME_MAX} 个字符。`,
    },
  },
  password: {
    label: '密码',
    reveal: '显示密码',
    hide: '隐藏密码',
    flaw: { missing: '请输入密码。', short: `密码至少有 ${PASSWORD_MIN} 个字符。` },
  },
  newPassword: {
    label: '新密码',
    strength: '密码强度',
    flaw: {
      missing: '请设置密码。',
      weak: '密码还不符合要求，请对照下方列表。',
      same: '新密码与原密码相同。',
    },
    checks: {
      length: (min: number) => `至少 ${min} 个字符`,
      digit: '包含数字',
      lower: '包含小写字母',
      upper: '包含大写字母',
      common: '不是常见密码',
      long: (length: number) => `更安全：${length} 个字符以上`,
    },
  },
  repeat: {
    label: '确认密码',
    flaw: { missing: '请再次输入密码。', different: '两次输入的密码不一致。' },
  },
  wait: {
    say: (seconds: number) => `尝试过于频繁，请在 ${seconds} 秒后重试。`,
    spoken: '尝试过于频繁，请稍后重试。',
  },
  resend: {
    ready: '重新发送',
    busy: '正在重新发送',
    say: (seconds: number) => `${seconds} 秒后可重新发送`,
    spoken: '稍后可以重新发送。',
    other: '换一个邮箱',
  },
}
