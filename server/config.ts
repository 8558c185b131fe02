/** What the operator chose, read once at the start. What admins may change while the server runs is in the store's settings. */
export interface Config {
  port: number
  host: string
  /** Absolute. */
  dataDir: string
  /** Null for the embedded server. */
  databaseUrl: string | null
  redisUrl: string | null
  adminPassword: string | null
  demo: boolean
  logLevel: LogLevel
  /** Null: the metrics are on the main port, and only with the token. */
  metricsPort: number | null
  metricsToken: string | null
  /** Addresses or networks (`10.0.0.0/8`) whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[]
  rateLimit: boolean
  /** Scheme and host that people use, without a slash at the end. */
  publicUrl: string | null
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]
