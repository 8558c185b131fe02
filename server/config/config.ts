/** Decimal, as vendors of disks count. */
export const BYTES_IN_MB = 1_000_000

/**
 * The operator's settings, read once at the start. Settings that admins change at run time are in the store.
 */
export interface Config {
  port: number
  host: string
  /** An absolute path. */
  dataDir: string
  /** An absolute path of a client that replaces our own. */
  clientDir: string | null
  /** Null for the embedded server. */
  databaseUrl: string | null
  redisUrl: string | null
  /** Null: read from a file in the data folder, which the first start creates. */
  secret: string | null
  adminPassword: string | null
  demo: boolean
  logLevel: LogLevel
  /** Null: the metrics are on the main port and require the token. */
  metricsPort: number | null
  metricsToken: string | null
  /** Proxies whose X-Forwarded-For is trusted: addresses or networks (`10.0.0.0/8`). */
  trustedProxies: readonly string[]
  /** True if the operator knows that a proxy is in front and does not want to trust it. */
  untrustedProxy: boolean
  rateLimit: boolean
  /** The limit of organisers' uploads in one request, in millions of bytes. */
  maxUploadMb: number
  /** Wrong answers that a team may submit within `wrongAnswersSeconds`; null for no limit. */
  wrongAnswers: number | null
  wrongAnswersSeconds: number
  /** Older entries are removed, and so are entries beyond the maximum number. */
  logDays: number
  logRows: number
  eventDays: number
  eventRows: number
  auditDays: number
  auditRows: number
  /** Scheme and host that users see, without a trailing slash. */
  publicUrl: string | null
  /** Null: emails become files in the data folder. */
  smtpHost: string | null
  smtpPort: number
  smtpUser: string | null
  smtpPassword: string | null
  smtpTls: SmtpTls
  /** Null: the user name at the mail server, if it is an address. */
  mailFrom: string | null
  /** Null: not set. Then reCAPTCHA is used if both of its keys are set, otherwise none. */
  captcha: CaptchaKind | null
  captchaSiteKey: string | null
  captchaSecret: string | null
  /** Null: the provider's own address. */
  captchaVerifyUrl: string | null
  /** The lowest accepted score, from 0 (surely a robot) to 1. */
  captchaThreshold: number
  /** Masks the private keys of games in the database; null stores them as they are. */
  xorKey: string | null
  containerProvider: ContainerProviderChoice
  /**
   * The address of a Docker or Podman engine, `unix://` or `tcp://`; null: the first socket that is found.
   */
  containerHost: string | null
  /** Absolute paths. Any of them turns on TLS for a `tcp://` engine. */
  containerTlsCa: string | null
  containerTlsCert: string | null
  containerTlsKey: string | null
  /** The host name or address at which players reach containers, without a port. */
  containerPublicEntry: string | null
  /** `host` or `host:port`. */
  containerRegistry: string | null
  containerRegistryUser: string | null
  containerRegistryPassword: string | null
  containerPull: ContainerPull
  containerReadOnly: boolean
  /** False: privileged containers are started without privileges. */
  containerPrivileged: boolean
  /** The limit of processes and threads in one container. */
  containerPids: number
  /** The number of containers that this process starts at the same time. */
  containerStarts: number
  /** Networks that containers cannot reach. */
  containerBlockedNetworks: readonly string[]
  containerDns: readonly string[]
  containerFirewall: boolean
  containerNamespace: string
  /** Null: the default path of `kubectl`, or the cluster in which this server runs. */
  containerKubeconfig: string | null
  /** The folder of programs that replace images, for development only. */
  containerProcessDir: string | null
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** `auto`: TLS from the first byte on port 465, and mandatory STARTTLS on all others. */
export const SMTP_TLS = ['auto', 'starttls', 'implicit', 'off'] as const
export type SmtpTls = (typeof SMTP_TLS)[number]

export const CAPTCHA_KINDS = ['off', 'proof-of-work', 'recaptcha', 'turnstile'] as const
export type CaptchaKind = (typeof CAPTCHA_KINDS)[number]

export const CONTAINER_PROVIDERS = ['auto', 'docker', 'kubernetes', 'process', 'none'] as const
export type ContainerProviderChoice = (typeof CONTAINER_PROVIDERS)[number]

export const CONTAINER_PULLS = ['missing', 'always', 'never'] as const
export type ContainerPull = (typeof CONTAINER_PULLS)[number]
