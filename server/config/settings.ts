import {
  addresses,
  bearer,
  clusterName,
  engine,
  file,
  folder,
  fraction,
  host,
  line,
  mailAddress,
  networks,
  oneOf,
  onOff,
  origin,
  password,
  port,
  registry,
  remoteHost,
  remotePort,
  secretText,
  urlOf,
  visible,
  wholeNumber,
  type ValueParser,
} from './parse-values.ts'
import { UPLOAD_MOST_BYTES } from '#contract/rules/upload.ts'
import {
  BYTES_IN_MB,
  CAPTCHA_KINDS,
  CONTAINER_PROVIDERS,
  CONTAINER_PULLS,
  LOG_LEVELS,
  SMTP_TLS,
  type Config,
} from './config.ts'

export interface ConfigSetting<Value> {
  /** The name in the environment and in the settings file. */
  key: string
  /** The name in GZCTF 0.15.x, for deployments that move here. */
  baseKey?: string
  /** The name on the command line. Absent: there is none. */
  flag?: string
  read: ValueParser<NonNullable<Value>>
  fallback: Value
  /** The form in the start summary: a secret only as set or not, a URL without password and parameters. */
  shown: 'plain' | 'secret' | 'url'
}

/**
 * Containers must not reach these by default: private networks, networks of carriers, and metadata services
 * of clouds.
 */
const PRIVATE_NETWORKS = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '169.254.0.0/16']

/** All settings. A test compares them with `vexil.example.env`, which documents them. */
export const SETTINGS: { readonly [Name in keyof Config]: ConfigSetting<Config[Name]> } = {
  port: { key: 'PORT', flag: 'port', read: port, fallback: 8080, shown: 'plain' },
  host: { key: 'HOST', read: host, fallback: '0.0.0.0', shown: 'plain' },
  dataDir: { key: 'DATA_DIR', flag: 'data-dir', read: folder, fallback: './data', shown: 'plain' },
  clientDir: { key: 'CLIENT_DIR', read: folder, fallback: null, shown: 'plain' },
  databaseUrl: { key: 'DATABASE_URL', read: urlOf('postgres', 'postgresql'), fallback: null, shown: 'url' },
  redisUrl: { key: 'REDIS_URL', read: urlOf('redis', 'rediss'), fallback: null, shown: 'url' },
  secret: { key: 'VEXIL_SECRET', read: secretText, fallback: null, shown: 'secret' },
  adminPassword: {
    key: 'ADMIN_PASSWORD',
    baseKey: 'GZCTF_ADMIN_PASSWORD',
    read: password,
    fallback: null,
    shown: 'secret',
  },
  demo: { key: 'DEMO', flag: 'demo', read: onOff, fallback: false, shown: 'plain' },
  logLevel: { key: 'LOG_LEVEL', read: oneOf(LOG_LEVELS), fallback: 'info', shown: 'plain' },
  metricsPort: { key: 'METRICS_PORT', read: port, fallback: null, shown: 'plain' },
  metricsToken: { key: 'METRICS_TOKEN', read: bearer, fallback: null, shown: 'secret' },
  trustedProxies: { key: 'TRUSTED_PROXIES', read: networks, fallback: [], shown: 'plain' },
  untrustedProxy: { key: 'UNTRUSTED_PROXY', read: onOff, fallback: false, shown: 'plain' },
  rateLimit: { key: 'RATE_LIMIT', read: onOff, fallback: true, shown: 'plain' },
  maxUploadMb: {
    key: 'MAX_UPLOAD_MB',
    read: wholeNumber(10_000),
    fallback: UPLOAD_MOST_BYTES / BYTES_IN_MB,
    shown: 'plain',
  },
  wrongAnswers: { key: 'WRONG_ANSWERS', read: wholeNumber(1000), fallback: null, shown: 'plain' },
  wrongAnswersSeconds: {
    key: 'WRONG_ANSWERS_SECONDS',
    read: wholeNumber(86_400),
    fallback: 60,
    shown: 'plain',
  },
  logDays: { key: 'LOG_DAYS', read: wholeNumber(36_500), fallback: 90, shown: 'plain' },
  logRows: { key: 'LOG_ROWS', read: wholeNumber(999_999_999), fallback: 1_000_000, shown: 'plain' },
  eventDays: { key: 'EVENT_DAYS', read: wholeNumber(36_500), fallback: 365, shown: 'plain' },
  eventRows: { key: 'EVENT_ROWS', read: wholeNumber(999_999_999), fallback: 5_000_000, shown: 'plain' },
  auditDays: { key: 'AUDIT_DAYS', read: wholeNumber(36_500), fallback: 1_095, shown: 'plain' },
  auditRows: { key: 'AUDIT_ROWS', read: wholeNumber(999_999_999), fallback: 1_000_000, shown: 'plain' },
  publicUrl: { key: 'PUBLIC_URL', read: origin, fallback: null, shown: 'plain' },
  smtpHost: {
    key: 'SMTP_HOST',
    baseKey: 'GZCTF_EmailConfig__Smtp__Host',
    read: remoteHost,
    fallback: null,
    shown: 'plain',
  },
  smtpPort: {
    key: 'SMTP_PORT',
    baseKey: 'GZCTF_EmailConfig__Smtp__Port',
    read: remotePort,
    fallback: 587,
    shown: 'plain',
  },
  smtpUser: {
    key: 'SMTP_USER',
    baseKey: 'GZCTF_EmailConfig__UserName',
    read: line,
    fallback: null,
    shown: 'plain',
  },
  smtpPassword: {
    key: 'SMTP_PASSWORD',
    baseKey: 'GZCTF_EmailConfig__Password',
    read: line,
    fallback: null,
    shown: 'secret',
  },
  smtpTls: { key: 'SMTP_TLS', read: oneOf(SMTP_TLS), fallback: 'auto', shown: 'plain' },
  mailFrom: {
    key: 'MAIL_FROM',
    baseKey: 'GZCTF_EmailConfig__SendMailAddress',
    read: mailAddress,
    fallback: null,
    shown: 'plain',
  },
  captcha: { key: 'CAPTCHA', read: oneOf(CAPTCHA_KINDS), fallback: null, shown: 'plain' },
  captchaSiteKey: {
    key: 'CAPTCHA_SITE_KEY',
    baseKey: 'GZCTF_GoogleRecaptcha__SiteKey',
    read: visible,
    fallback: null,
    shown: 'plain',
  },
  captchaSecret: {
    key: 'CAPTCHA_SECRET',
    baseKey: 'GZCTF_GoogleRecaptcha__Secretkey',
    read: visible,
    fallback: null,
    shown: 'secret',
  },
  captchaVerifyUrl: {
    key: 'CAPTCHA_VERIFY_URL',
    baseKey: 'GZCTF_GoogleRecaptcha__VerifyAPIAddress',
    read: urlOf('http', 'https'),
    fallback: null,
    shown: 'url',
  },
  captchaThreshold: {
    key: 'CAPTCHA_THRESHOLD',
    baseKey: 'GZCTF_GoogleRecaptcha__RecaptchaThreshold',
    read: fraction,
    fallback: 0.5,
    shown: 'plain',
  },
  xorKey: { key: 'XOR_KEY', baseKey: 'GZCTF_XorKey', read: line, fallback: null, shown: 'secret' },
  containerProvider: {
    key: 'CONTAINER_PROVIDER',
    baseKey: 'GZCTF_ContainerProvider__Type',
    read: oneOf(CONTAINER_PROVIDERS),
    fallback: 'auto',
    shown: 'plain',
  },
  containerHost: {
    key: 'CONTAINER_HOST',
    baseKey: 'GZCTF_ContainerProvider__DockerConfig__Uri',
    read: engine,
    fallback: null,
    shown: 'url',
  },
  containerTlsCa: { key: 'CONTAINER_TLS_CA', read: file, fallback: null, shown: 'plain' },
  containerTlsCert: { key: 'CONTAINER_TLS_CERT', read: file, fallback: null, shown: 'plain' },
  containerTlsKey: { key: 'CONTAINER_TLS_KEY', read: file, fallback: null, shown: 'plain' },
  containerPublicEntry: {
    key: 'CONTAINER_PUBLIC_ENTRY',
    baseKey: 'GZCTF_ContainerProvider__PublicEntry',
    read: remoteHost,
    fallback: null,
    shown: 'plain',
  },
  containerRegistry: {
    key: 'CONTAINER_REGISTRY',
    baseKey: 'GZCTF_RegistryConfig__ServerAddress',
    read: registry,
    fallback: null,
    shown: 'plain',
  },
  containerRegistryUser: {
    key: 'CONTAINER_REGISTRY_USER',
    baseKey: 'GZCTF_RegistryConfig__UserName',
    read: line,
    fallback: null,
    shown: 'plain',
  },
  containerRegistryPassword: {
    key: 'CONTAINER_REGISTRY_PASSWORD',
    baseKey: 'GZCTF_RegistryConfig__Password',
    read: line,
    fallback: null,
    shown: 'secret',
  },
  containerPull: { key: 'CONTAINER_PULL', read: oneOf(CONTAINER_PULLS), fallback: 'missing', shown: 'plain' },
  containerReadOnly: { key: 'CONTAINER_READ_ONLY', read: onOff, fallback: false, shown: 'plain' },
  containerPrivileged: { key: 'CONTAINER_PRIVILEGED', read: onOff, fallback: false, shown: 'plain' },
  containerPids: { key: 'CONTAINER_PIDS', read: wholeNumber(32_768), fallback: 128, shown: 'plain' },
  containerStarts: { key: 'CONTAINER_STARTS', read: wholeNumber(64), fallback: 4, shown: 'plain' },
  containerBlockedNetworks: {
    key: 'CONTAINER_BLOCKED_NETWORKS',
    baseKey: 'GZCTF_ContainerProvider__K8sConfig__AllowCIDR',
    read: networks,
    fallback: PRIVATE_NETWORKS,
    shown: 'plain',
  },
  containerDns: {
    key: 'CONTAINER_DNS',
    read: addresses,
    fallback: ['8.8.8.8', '223.5.5.5', '114.114.114.114'],
    shown: 'plain',
  },
  containerFirewall: { key: 'CONTAINER_FIREWALL', read: onOff, fallback: true, shown: 'plain' },
  containerNamespace: {
    key: 'CONTAINER_NAMESPACE',
    baseKey: 'GZCTF_ContainerProvider__K8sConfig__Namespace',
    read: clusterName,
    fallback: 'vexil-challenges',
    shown: 'plain',
  },
  containerKubeconfig: {
    key: 'CONTAINER_KUBECONFIG',
    baseKey: 'GZCTF_ContainerProvider__K8sConfig__KubeConfig',
    read: file,
    fallback: null,
    shown: 'plain',
  },
  containerProcessDir: { key: 'CONTAINER_PROCESS_DIR', read: folder, fallback: null, shown: 'plain' },
}

export const SETTING_NAMES = Object.keys(SETTINGS) as (keyof Config)[]
export const SETTING_KEYS: readonly string[] = SETTING_NAMES.map((name) => SETTINGS[name].key)
/** The settings that a file may contain. */
export const KNOWN_KEYS: readonly string[] = SETTING_NAMES.flatMap((name) => keysOf(SETTINGS[name]))
/** Names the path of the settings file, so the file itself cannot contain it. */
export const CONFIG_KEY = 'VEXIL_CONFIG'
export const CONFIG_FALLBACK = './vexil.env'

/** Our own name comes first, so it wins over that of GZCTF. */
export function keysOf({ key, baseKey }: Pick<ConfigSetting<unknown>, 'key' | 'baseKey'>): string[] {
  return baseKey === undefined ? [key] : [key, baseKey]
}
