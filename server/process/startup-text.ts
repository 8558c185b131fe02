import { inColumns, summaryLines } from '#server/config/summary.ts'
import type { Config } from '#server/config/config.ts'
import { ADMIN_NAME } from './first-admin.ts'
import type { CreatedAdmin } from './first-start.ts'
import { mailDeliveryOf, mailDeliveryText } from '#server/mail/delivery-method.ts'

export function adminText({ generatedPassword }: CreatedAdmin): string {
  if (generatedPassword === null)
    return `vexil: made the user ${ADMIN_NAME}, with the password from ADMIN_PASSWORD`
  return framed([`user      ${ADMIN_NAME}`, `password  ${generatedPassword}   (shown only this once)`])
}

function framed(lines: readonly string[]): string {
  const width = Math.max(...lines.map(({ length }) => length))
  const edge = '─'.repeat(width + 4)
  return ['', `  ┌${edge}┐`, ...lines.map((line) => `  │  ${line.padEnd(width)}  │`), `  └${edge}┘`, ''].join(
    '\n',
  )
}

export interface ReadyMessage {
  config: Config
  file: string | null
  port: number
  database: string
  containers: string
  /** True for a new platform without demo data. */
  offersDemo: boolean
}

export function readyText({ config, file, port, database, containers, offersDemo }: ReadyMessage): string {
  return [
    `vexil: ready at ${config.publicUrl ?? addressOf(config.host, port)}`,
    '',
    ...summaryLines(config).map((line) => `  ${line}`),
    `  ${inColumns('database', database)}`,
    `  ${inColumns('containers', containers)}`,
    `  ${inColumns('mail', mailDeliveryText(mailDeliveryOf(config)))}`,
    `  ${inColumns('settings from', file ?? 'flags and environment (see vexil.example.env)')}`,
    ...(offersDemo
      ? [
          '',
          '  A demo game shows the platform alive: stop this, then  npm start -- --demo  (or DEMO=1).',
          '  An administrator can take over a GZCTF server: sign in, and open  /admin/takeover.',
        ]
      : []),
    '',
  ].join('\n')
}

function addressOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`
  return host.includes(':') ? `http://[${host}]:${port}` : `http://${host}:${port}`
}
