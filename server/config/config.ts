/** Decimal, because vendors of disks count so. */
export const BYTES_IN_MB = 1_000_000

/** The operator's settings, read once at the start. The store has the settings of administrators. */
export interface Config {
  port: number
  host: string
  /** An absolute path. */
  dataDir: string
  /** The absolute path of a client that replaces ours. Null: our client. */
  clientDir: string | null
  /** Null: the embedded database server. */
  databaseUrl: string | null
  redisUrl: string | null
  /** Null: the secret is in a file of the data folder, which the first start creates. */
  secret: string | null
  adminPassword: string | null
  demo: boolean
  logLevel: LogLevel
  /** Null: the metrics have no port of their own. The main port serves them if `metricsToken` is set. */
  metricsPort: number | null
  metricsToken: string | null
  /** Addresses or networks (`10.0.0.0/8`) of proxies whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[]
  /** The operator knows that a proxy is in front and does not want to trust it. Turns the warning off. */
  untrustedProxy: boolean
  rateLimit: boolean
  /** In millions of bytes, for one request of an organiser. */
  maxUploadMb: number
  /** Wrong flags that a team may submit within `wrongAnswersSeconds`. Null: no limit. */
  wrongAnswers: number | null
  wrongAnswersSeconds: number
  /** The server removes entries that are older, and entries beyond the number. */
  logDays: number
  logRows: number
  eventDays: number
  eventRows: number
  auditDays: number
  auditRows: number
  /** Scheme and host as users see them, without a trailing slash. */
  publicUrl: string | null
  /** Null: emails become files in the data folder. */
  smtpHost: string | null
  smtpPort: number
  smtpUser: string | null
  smtpPassword: string | null
  smtpTls: SmtpTls
  /** Null: the user name at the mail server, if it is an address. */
  mailFrom: string | null
  /** Null: not set. The server then uses reCAPTCHA if both of its keys are set, and none otherwise. */
  captcha: CaptchaKind | null
  captchaSiteKey: string | null
  captchaSecret: string | null
  /** Null: the default address of the provider. */
  captchaVerifyUrl: string | null
  /** The lowest score that is accepted, from 0 (certainly a bot) to 1. */
  captchaThreshold: number
  /** Masks the private keys of games in the database. Null: they are stored as they are. */
  xorKey: string | null
  containerProvider: ContainerProviderChoice
  /**
   * The address of a Docker or Podman engine: `unix://`, `tcp://`, `http://` or `https://`. Null: the first
   * socket that is found.
   */
  containerHost: string | null
  /** Absolute paths. Setting any of them turns on TLS for a `tcp://` engine. */
  containerTlsCa: string | null
  containerTlsCert: string | null
  containerTlsKey: string | null
  /** Without a port. Null: derived from the other settings, see `publicHostOf`. */
  containerPublicEntry: string | null
  /** `host` or `host:port`. */
  containerRegistry: string | null
  containerRegistryUser: string | null
  containerRegistryPassword: string | null
  containerPull: ContainerPull
  containerReadOnly: boolean
  /** False: privileged containers start without privileges. */
  containerPrivileged: boolean
  /** Processes and threads in one container, so that a fork bomb stays inside. */
  containerPids: number
  /** Containers that this process starts at the same time. */
  containerStarts: number
  /** Networks that containers cannot reach. */
  containerBlockedNetworks: readonly string[]
  containerDns: readonly string[]
  containerFirewall: boolean
  containerNamespace: string
  /** Null: the default path of `kubectl`, or the cluster that this server runs in. */
  containerKubeconfig: string | null
  /** A folder of programs that replace images. Only for development. */
  containerProcessDir: string | null
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** `auto`: port 465 uses TLS from the first byte, all other ports require STARTTLS. */
export const SMTP_TLS = ['auto', 'starttls', 'implicit', 'off'] as const
export type SmtpTls = (typeof SMTP_TLS)[number]

export const CAPTCHA_KINDS = ['off', 'proof-of-work', 'recaptcha', 'turnstile'] as const
export type CaptchaKind = (typeof CAPTCHA_KINDS)[number]

export const CONTAINER_PROVIDERS = ['auto', 'docker', 'kubernetes', 'process', 'none'] as const
export type ContainerProviderChoice = (typeof CONTAINER_PROVIDERS)[number]

export const CONTAINER_PULLS = ['missing', 'always', 'never'] as const
export type ContainerPull = (typeof CONTAINER_PULLS)[number]
