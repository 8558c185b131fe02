/** As disks are sold. */
export const BYTES_IN_MB = 1_000_000

/**
 * The operator's settings, read once at the start. Settings that admins change at run time are in the store.
 */
export interface Config {
  port: number
  host: string
  /** Absolute. */
  dataDir: string
  /** An absolute path of a client that replaces our own. */
  clientDir: string | null
  /** Null for the embedded server. */
  databaseUrl: string | null
  redisUrl: string | null
  /** Null: a file in the data folder, made at the first start. */
  secret: string | null
  adminPassword: string | null
  demo: boolean
  logLevel: LogLevel
  /** Null: the metrics are on the main port, and only with the token. */
  metricsPort: number | null
  metricsToken: string | null
  /** Addresses or networks (`10.0.0.0/8`) whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[]
  /** The operator knows that a proxy is in front, and that none is trusted. */
  untrustedProxy: boolean
  rateLimit: boolean
  /** The limit of organisers' uploads in one request, in millions of bytes. */
  maxUploadMb: number
  /** How many a team may give within `wrongAnswersSeconds`; null for as many as it likes. */
  wrongAnswers: number | null
  wrongAnswersSeconds: number
  /** Entries that are older, or that more than so many newer ones follow, are removed. */
  logDays: number
  logRows: number
  eventDays: number
  eventRows: number
  auditDays: number
  auditRows: number
  /** Scheme and host that people use, without a slash at the end. */
  publicUrl: string | null
  /** Null: emails become files in the data folder. */
  smtpHost: string | null
  smtpPort: number
  smtpUser: string | null
  smtpPassword: string | null
  smtpTls: SmtpTls
  /** Null: the user's name at the mail server, where that is an address. */
  mailFrom: string | null
  /** Null where nothing was chosen: none, or reCAPTCHA where its two keys are set. */
  captcha: CaptchaKind | null
  captchaSiteKey: string | null
  captchaSecret: string | null
  /** Null: where the provider itself says. */
  captchaVerifyUrl: string | null
  /** The lowest accepted score, from 0 (surely a robot) to 1. */
  captchaThreshold: number
  /** Masks the games' private keys in the database; null leaves them as they are. */
  xorKey: string | null
  containerProvider: ContainerProviderChoice
  /**
   * The address of a Docker or Podman engine, `unix://` or `tcp://`; null: the first socket that is found.
   */
  containerHost: string | null
  /** Files, absolute. Any of them makes the line to a `tcp://` engine TLS. */
  containerTlsCa: string | null
  containerTlsCert: string | null
  containerTlsKey: string | null
  /** The name or address that players reach containers by, without a port. */
  containerPublicEntry: string | null
  /** `host` or `host:port`. */
  containerRegistry: string | null
  containerRegistryUser: string | null
  containerRegistryPassword: string | null
  containerPull: ContainerPull
  containerReadOnly: boolean
  /** False: what an organiser asks for is started without its privileges. */
  containerPrivileged: boolean
  /** Processes and threads in one container. */
  containerPids: number
  /** The number of containers that this process starts at the same time. */
  containerStarts: number
  /** Networks that containers cannot reach. */
  containerBlockedNetworks: readonly string[]
  containerDns: readonly string[]
  containerFirewall: boolean
  containerNamespace: string
  /** Null: where `kubectl` looks, or the cluster that this server runs in. */
  containerKubeconfig: string | null
  /** Programs of challenges, for development. */
  containerProcessDir: string | null
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** `auto`: from the first byte on port 465, and by STARTTLS, never without it, on all others. */
export const SMTP_TLS = ['auto', 'starttls', 'implicit', 'off'] as const
export type SmtpTls = (typeof SMTP_TLS)[number]

export const CAPTCHA_KINDS = ['off', 'proof-of-work', 'recaptcha', 'turnstile'] as const
export type CaptchaKind = (typeof CAPTCHA_KINDS)[number]

export const CONTAINER_PROVIDERS = ['auto', 'docker', 'kubernetes', 'process', 'none'] as const
export type ContainerProviderChoice = (typeof CONTAINER_PROVIDERS)[number]

export const CONTAINER_PULLS = ['missing', 'always', 'never'] as const
export type ContainerPull = (typeof CONTAINER_PULLS)[number]
