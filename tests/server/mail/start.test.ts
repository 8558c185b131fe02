import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'
import type { Config } from '#server/config/config.ts'
import { readyText } from '#server/process/startup-text.ts'
import { QUIET } from '../a-server.ts'
import { buildServer, startServer } from '../started.ts'

describe('the operator reads at the start', () => {
  test.each<[Partial<Config>, RegExp]>([
    [{ dataDir: '/srv/vexil' }, /^ {2}mail +not sent: every email becomes a file in \/srv\/vexil\/outbox/m],
    [{ smtpHost: 'mx.example', mailFrom: 'ctf@x.example' }, /^ {2}mail +sent as ctf@x\.example$/m],
    [
      { smtpHost: 'mx.example', smtpUser: 'me@x.example', smtpPassword: 'p' },
      /^ {2}mail +sent as me@x\.example$/m,
    ],
    [{ smtpHost: 'mx.example' }, /^ {2}mail +not sent: MAIL_FROM is not set$/m],
  ])('with %o', (config, line) => {
    expect(
      readyText({
        config: { ...QUIET, ...config },
        file: null,
        port: 1,
        database: 'embedded',
        containers: 'none',
        offersDemo: false,
      }),
    ).toMatch(line)
  })
})

test('neither the mail library nor the one of the captcha is loaded by the start', async () => {
  const { metafile } = await build({
    absWorkingDir: fileURLToPath(new URL('../../../', import.meta.url)),
    entryPoints: ['server/main.ts'],
    bundle: true,
    splitting: true,
    write: false,
    outdir: 'nowhere',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    metafile: true,
  })
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports)
  const kinds = (name: string) =>
    new Set(
      imports.filter((one) => one.path === name || one.path.startsWith(`${name}/`)).map(({ kind }) => kind),
    )
  expect(kinds('nodemailer')).toEqual(new Set(['dynamic-import']))
  expect(kinds('altcha-lib')).toEqual(new Set(['dynamic-import']))
  expect(kinds('fastify')).toEqual(new Set(['import-statement']))
})

test('with a mail server but no public URL a server does not start, and gives the reason in one line', async () => {
  const { folder, entry } = await buildServer()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vexil-mail-'))
  const { code, stderr } = await startServer(entry, {
    DATA_DIR: dataDir,
    SMTP_HOST: 'mx.example',
    MAIL_FROM: 'a@b.example',
  }).ended
  expect(code).toBe(1)
  expect(stderr).toMatch(/^vexil: SMTP_HOST is set but PUBLIC_URL is not[^\n]* — [^\n]+\n$/)
  expect(readdirSync(dataDir)).toEqual([])
  rmSync(folder, { recursive: true })
  rmSync(dataDir, { recursive: true })
})
