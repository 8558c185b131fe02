import { importsOf, packageOf, type Import } from '../imports.ts'
import type { Rule } from '../rule.ts'
import { at } from '../source.ts'
import { TABLE } from '../table.ts'

export const importTable: Rule = {
  name: 'a folder imports only what the table allows it',
  faults: (sources) =>
    sources.flatMap((source) =>
      importsOf(source)
        .filter((one) => !isAllowed(one))
        .map(({ specifier, start }) => `${at(source, start)} must not import ${specifier}`),
    ),
  bites: [
    { 'contract/a.ts': `import { x } from '#machines/x.ts'` },
    { 'contract/a.ts': `import { readFileSync } from 'node:fs'` },
    { 'machines/a.ts': `import { useState } from 'react'` },
    { 'machines/game/a.ts': `import { x } from '#src/live/x.ts'` },
    { 'src/app/a.tsx': `import { x } from '#server/x.ts'` },
    { 'src/pages/a.tsx': `import { x } from '#machines/x.ts'` },
    { 'src/pages/a.tsx': `import { x } from '#src/wiring/x.ts'` },
    { 'src/gallery/a.tsx': `import { x } from '#src/api/x.ts'` },
    { 'src/features/a/a.tsx': `import { B } from '#src/features/b/b.tsx'` },
    { 'src/features/a/a.tsx': `import type { B } from '#src/app/b.ts'` },
    { 'src/features/a/a.tsx': `import { x } from '#src/wiring/x.ts'` },
    { 'src/shell/frame/a.tsx': `import { B } from '#src/features/b/b.tsx'` },
    { 'src/wiring/a.ts': `import { B } from '#src/ui/b.tsx'` },
    { 'src/wiring/a.ts': `import { useState } from 'react'` },
    { 'src/bind/a.ts': `import { x } from '#src/live/x.ts'` },
    { 'src/live/a.ts': `import { x } from '#src/api/x.ts'` },
    { 'src/api/a.ts': `import { x } from '#machines/x.ts'` },
    { 'src/ui/a.tsx': `export { x } from '#src/features/b/b.tsx'` },
    { 'src/ui/a.tsx': `import type { Role } from '#contract/role.ts'` },
    { 'src/theme/a.ts': `import { x } from '#src/ui/x.ts'` },
    { 'src/text/a.ts': `import { x } from '#machines/x.ts'` },
    { 'src/url/a.ts': `import { x } from '#src/api/x.ts'` },
    { 'src/browser/a.ts': `import { x } from '#src/url/x.ts'` },
    { 'src/format/a.ts': `import { x } from '#contract/x.ts'` },
    { 'src/main.tsx': `import { x } from '#server/x.ts'` },
    { 'server/base/a.ts': `import type { Config } from '#server/config/config.ts'` },
    { 'server/config/a.ts': `import type { Store } from '#server/store/store.ts'` },
    { 'server/store/a.ts': `import { x } from '#server/serializers/x.ts'` },
    { 'server/files/a.ts': `import type { Store } from '#server/store/store.ts'` },
    { 'server/serializers/a.ts': `import { x } from '#server/live/x.ts'` },
    { 'server/live/hubs/a.ts': `import type { SessionEnd } from '#server/http/session.ts'` },
    { 'server/log/a.ts': `import { x } from '#server/http/x.ts'` },
    { 'server/http/a.ts': `import type { Services } from '#server/modules/services.ts'` },
    { 'server/http/a.ts': `import { x } from '#server/live/x.ts'` },
    { 'server/mail/a.ts': `import type { Deps } from '#server/process/deps.ts'` },
    { 'server/captcha/a.ts': `import { x } from '#server/http/x.ts'` },
    { 'server/containers/a.ts': `import { toAnything } from '#server/modules/container/view.ts'` },
    { 'server/modules/a/a.ts': `import pg from 'pg'` },
    { 'server/modules/a/a.ts': `import { buildApp } from '#server/process/app.ts'` },
    { 'server/modules/a.ts': `import { x } from '#server/backup/x.ts'` },
    { 'server/process/a.ts': `import sharp from 'sharp'` },
    { 'server/backup/a.ts': `import { x } from '#server/modules/a/x.ts'` },
    { 'server/take-over/a.ts': `import { x } from '#server/process/x.ts'` },
    { 'server/a.ts': `const x = await import('#src/x.ts')` },
  ],
  spares: [
    {
      'src/features/a/a.tsx': `import { B } from './b.tsx'; import { c } from '#contract/c.ts'; import { useState } from 'react'`,
    },
    {
      'server/store/a.ts': `import pg from 'pg'; import { join } from 'node:path'; import { x } from '#server/base/x.ts'`,
    },
    {
      'server/modules/a/a.ts': `import { refuse } from '#server/http/refusal.ts'; import type { Live } from '#server/live/hub-messages.ts'`,
    },
    { 'server/main.ts': `import { readConfig } from './config/read-config.ts'` },
    { 'tests/a.ts': `import { x } from '#server/x.ts'; import { y } from '#src/features/a/a.tsx'` },
  ],
}

function isAllowed({ from, specifier, file }: Import): boolean {
  const row = TABLE.find(({ folder }) => isIn(from, folder))
  if (row === undefined) return true
  if (file !== null) {
    const own = featureOf(from)
    if (own !== null && featureOf(file) !== null) return featureOf(file) === own
    return isIn(file, row.folder) || row.folders.some((folder) => isIn(file, folder)) || isStyleSheet(file)
  }
  if (specifier.startsWith('node:')) return isIn(from, 'server')
  return row.packages.includes(packageOf(specifier))
}

function isIn(path: string, folder: string) {
  return path.startsWith(`${folder}/`)
}

/** Features may not import each other, so the rule needs the feature of a file. */
function featureOf(path: string): string | null {
  return /^src\/features\/([^/]+)/.exec(path)?.[1] ?? null
}

function isStyleSheet(path: string) {
  return path.endsWith('.css')
}
