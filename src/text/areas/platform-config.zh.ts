import { fieldLabels } from './field-labels.zh.ts'
import type { PlatformConfigWords } from './platform-config.en.ts'

export const platformConfig: PlatformConfigWords = {
  section: { look: '名称与外观', accounts: '账号', games: '比赛', logo: '徽标', mail: '邮件' },
  lookText: '所有人在每个页面都会看到。保存后，已打开的页面会立即或在一分钟内更新。',
  accountsText: '保存后立即生效。已有的账号不受影响。',
  logoText: '取代本软件的标志，也会显示在浏览器标签页上。徽标单独保存，立即生效。',
  field: fieldLabels.platform,
  hint: {
    title: '后面会加上“::CTF”。',
    slogan: '显示在主页的标题旁。',
    beianInfo: '按法规要求显示在页脚。留空则不显示。',
    customTheme: '格式为 #rrggbb。明暗会随主题自动调整，保证文字清晰可读。选择时本页会即时显示效果。',
    allowRegister: '关闭后，只有管理员能创建账号；已有账号照常登录。',
    activeOnRegister: '注册后直接登录。关闭后，新账号要等待邮件确认或管理员启用。',
    emailConfirmationRequired:
      '新账号要点击邮件中的链接才能启用。用户还可以通过邮件找回密码、更换邮箱；关闭后，这些都只能找管理员办理。',
    useGoogleRecaptcha: '注册和找回密码时进行验证。登录不受影响。',
    emailDomainList: '只有这些域名的邮箱才能注册或更换。不填则不限制。',
    autoDestroyOnLimitReached:
      '队伍的实例数达到上限后再启动新实例时，销毁其中最早的一个。关闭后，启动会被拒绝。已在运行的实例不受影响。',
  },
  warning: {
    'by-hand': '每个新账号都要等管理员在用户列表中启用。',
    unused: '新账号会立即启用，注册时不会发送邮件。邮件确认只用于更换邮箱和找回密码。',
    'mail-none': '服务器没有发件地址，发不出邮件，没有人能收到链接。请设置 MAIL_FROM 后重启服务器。',
    'mail-outbox':
      '邮件只会存为服务器上的文件，没有人能收到链接。请设置 SMTP_HOST、MAIL_FROM 和 PUBLIC_URL 后重启服务器。',
    'captcha-none': '服务器没有配置验证方式，所有人都会直接通过。请设置 CAPTCHA 及相应的密钥后重启服务器。',
  },
  flaw: {
    missing: '请填写平台标题。',
    long: (most) => `最多 ${most} 个字符。`,
    colour: '颜色由 # 和六位十六进制数字组成。',
    domain: (domain) => `“${domain}”不是域名。正确的格式如 example.org。`,
    many: (most) => `最多 ${most} 个域名。`,
  },
  removeDomain: (domain) => `移除 ${domain}`,
  pick: '选取颜色',
  ownColour: '恢复青绿色',
  preview: '效果预览',
  previewButton: '按钮',
  previewLink: '链接',
  previewBadge: '颜色不变',
  remove: '移除徽标',
  removing: '正在移除',
  untrustedProxy: (address: string) =>
    `来自 ${address} 的请求声称经过转发，但服务器并不信任该地址。如果这是你的反向代理，请将其写入 TRUSTED_PROXIES，否则其后的所有访客都会被当作同一个人。如果不是，则说明有人伪造了请求头，无需处理。`,
  meansUnread: '无法读取服务器的邮件和人机验证配置，因此这里不会给出相关警告。',
  storage: {
    title: '数据库',
    text: (size) => `所有数据表共占用 ${size}。行数为估计值。各条规则的原因见服务器文档。`,
    column: { name: '数据表', rows: '行数', bytes: '大小', rule: '何时删除' },
    rule: {
      Limited: (days, most) => `${days} 天后删除，且最多保留 ${most} 行`,
      Owned: (owner) => `随 ${owner} 中所属的行一起删除`,
      Expires: '到期后删除',
      Kept: '仅在有人删除时',
      Fixed: '从不：只有少量几行',
    },
  },
  mail: {
    way: {
      Smtp: (from, server) => `邮件通过 ${server} 发送，发件人为 ${from}。`,
      Outbox: () =>
        '尚未配置邮件服务器：邮件会存为 outbox 文件夹中的文件。设置 SMTP_HOST、MAIL_FROM 和 PUBLIC_URL 后才会发送。',
      None: () => '已配置邮件服务器，但缺少发件地址（MAIL_FROM），邮件发不出去。',
    },
    to: '测试邮件的收件人',
    toHint: '留空则发送到你自己的邮箱。',
    misshapen: '这不是邮箱地址。',
    send: '发送测试邮件',
    sending: '正在发送',
    notSent: (to) => `发往 ${to} 的邮件未能送出`,
    said: '服务器返回：',
    fate: {
      Sent: (to) => `邮件服务器已接收发往 ${to} 的邮件。是否送达，请收件人查看。`,
      Kept: (to) => `发往 ${to} 的邮件已存为服务器 outbox 文件夹中的文件，收件人不会收到。`,
      Unset: '没有发件地址。请设置 MAIL_FROM 后重启服务器。',
      Unreachable: '无法连接邮件服务器。请检查 SMTP_HOST、SMTP_PORT 以及防火墙。',
      Silent: '邮件服务器没有及时响应。请检查 SMTP_PORT，以及 SMTP_TLS 是否与服务器相符。',
      Untrusted: '连接不安全：邮件服务器不支持 TLS，或证书不可信。请检查 SMTP_TLS。',
      Unauthorized: '邮件服务器拒绝了用户名或密码。请检查 SMTP_USER 和 SMTP_PASSWORD。',
      Refused: '邮件服务器拒收此邮件。常见原因是不允许该发件人发信，或收件地址不存在。',
      Failed: '发生了其他错误。',
    },
  },
}
