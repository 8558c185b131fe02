/** A row of the import table: the folders and packages that a folder may use besides itself. */
export interface Row {
  folder: string
  folders: readonly string[]
  packages: readonly string[]
}

const REACT = ['react', 'react-dom', 'react-router-dom', 'lucide-react'] as const

const BELOW_FEATURES = [
  'machines',
  'contract',
  'src/bind',
  'src/live',
  'src/api',
  'src/ui',
  'src/text',
  'src/format',
  'src/url',
  'src/browser',
  'src/styled-system',
] as const

const SERVER_BELOW_MODULES = [
  'server/base',
  'server/config',
  'server/store',
  'server/files',
  'server/serializers',
  'server/live',
  'server/log',
  'server/http',
  'server/mail',
  'server/captcha',
  'server/containers',
] as const

/**
 * The first matching row counts. A file without a row (tests, scripts, configurations) may import anything.
 */
export const TABLE: readonly Row[] = [
  { folder: 'contract', folders: [], packages: [] },
  { folder: 'machines', folders: ['contract'], packages: ['xstate'] },
  {
    folder: 'src/app',
    folders: ['src', 'machines', 'contract'],
    packages: [...REACT, '@xstate/react', 'xstate', 'jotai', 'swr'],
  },
  {
    folder: 'src/pages',
    folders: [
      'src/features',
      'src/shell',
      'src/gallery',
      'src/bind',
      'src/ui',
      'src/text',
      'src/format',
      'src/url',
      'src/browser',
      'src/styled-system',
    ],
    packages: REACT,
  },
  {
    folder: 'src/gallery',
    folders: [
      'src/features',
      'src/shell',
      'src/ui',
      'src/text',
      'src/format',
      'src/browser',
      'src/styled-system',
    ],
    packages: REACT,
  },
  { folder: 'src/features', folders: ['src/shell', ...BELOW_FEATURES], packages: [...REACT, 'jotai'] },
  { folder: 'src/shell', folders: BELOW_FEATURES, packages: [...REACT, 'jotai'] },
  {
    folder: 'src/wiring',
    folders: [
      'machines',
      'contract',
      'src/bind',
      'src/live',
      'src/api',
      'src/browser',
      'src/url',
      'src/format',
      'src/text',
    ],
    packages: ['xstate'],
  },
  {
    folder: 'src/bind',
    folders: ['machines', 'contract', 'src/wiring', 'src/browser', 'src/format', 'src/url'],
    packages: ['@xstate/react', 'xstate', 'react'],
  },
  {
    folder: 'src/live',
    folders: ['machines', 'contract', 'src/browser'],
    packages: ['jotai', 'jotai-family', 'xstate', 'react', '@microsoft/signalr'],
  },
  {
    folder: 'src/api',
    folders: ['contract', 'src/browser', 'src/url'],
    packages: ['swr', 'react', 'fflate', 'altcha-lib'],
  },
  {
    folder: 'src/ui',
    folders: ['src/styled-system', 'src/browser', 'src/format'],
    packages: [
      ...REACT,
      '@ark-ui/react',
      '@tanstack/react-virtual',
      'lowlight',
      'highlight.js',
      'temml',
      'mdast-util-from-markdown',
      'mdast-util-gfm',
      'mdast-util-math',
      'micromark-extension-gfm',
      'micromark-extension-math',
      'mdast',
      'hast',
    ],
  },
  {
    folder: 'src/theme',
    folders: [],
    packages: ['@pandacss/dev', '@fontsource-variable/inter', '@fontsource-variable/jetbrains-mono'],
  },
  { folder: 'src/text', folders: ['contract', 'src/format', 'src/browser'], packages: ['react'] },
  { folder: 'src/url', folders: ['contract', 'machines', 'src/browser'], packages: REACT },
  {
    folder: 'src/browser',
    folders: ['contract', 'machines', 'src/format'],
    packages: ['react', 'lucide-react'],
  },
  { folder: 'src/format', folders: [], packages: [] },
  { folder: 'src', folders: ['src', 'machines', 'contract'], packages: REACT },
  // The server, lowest layer first. A folder may import only rows above its own, so layers cannot form a
  // cycle.
  { folder: 'server/base', folders: ['contract'], packages: [] },
  { folder: 'server/config', folders: ['contract', 'server/base'], packages: [] },
  { folder: 'server/store', folders: ['contract', 'server/base', 'server/config'], packages: ['pg', 'pino'] },
  { folder: 'server/files', folders: ['contract', 'server/base'], packages: ['sharp'] },
  { folder: 'server/serializers', folders: ['contract', 'server/store'], packages: [] },
  {
    folder: 'server/live',
    folders: ['contract', 'server/base', 'server/store', 'server/serializers'],
    packages: ['fastify', 'ioredis', 'pino', 'ws'],
  },
  {
    folder: 'server/log',
    folders: [
      'contract',
      'server/base',
      'server/config',
      'server/store',
      'server/serializers',
      'server/live',
    ],
    packages: ['pino'],
  },
  {
    folder: 'server/http',
    folders: ['contract', 'server/base', 'server/config', 'server/store', 'server/log'],
    packages: ['fastify', '@fastify/compress', '@fastify/multipart', '@fastify/static', 'ioredis', 'pino'],
  },
  {
    folder: 'server/mail',
    folders: ['contract', 'server/base', 'server/config', 'server/store', 'server/log'],
    packages: ['nodemailer', 'pino'],
  },
  {
    folder: 'server/captcha',
    folders: ['contract', 'server/base', 'server/config', 'server/store'],
    packages: ['altcha-lib', 'pino'],
  },
  {
    folder: 'server/containers',
    folders: [
      'contract',
      'server/base',
      'server/config',
      'server/store',
      'server/serializers',
      'server/live',
      'server/log',
    ],
    packages: ['dockerode', '@kubernetes/client-node', 'pino'],
  },
  {
    folder: 'server/modules',
    folders: ['contract', ...SERVER_BELOW_MODULES],
    packages: [
      'fastify',
      '@fastify/multipart',
      '@node-rs/argon2',
      'hucre',
      'ioredis',
      'pino',
      'prom-client',
      're2js',
    ],
  },
  {
    folder: 'server/backup',
    folders: ['contract', 'server/base', 'server/config', 'server/store', 'server/files'],
    packages: [],
  },
  {
    folder: 'server/take-over',
    folders: [
      'contract',
      'server/base',
      'server/config',
      'server/store',
      'server/files',
      'server/modules',
      'server/backup',
    ],
    packages: [],
  },
  {
    folder: 'server/process',
    folders: ['contract', ...SERVER_BELOW_MODULES, 'server/modules', 'server/backup', 'server/take-over'],
    packages: ['fastify', 'ioredis', 'pino'],
  },
  // These four programs start the server's parts, so they may import all of them.
  { folder: 'server', folders: ['server'], packages: [] },
]
