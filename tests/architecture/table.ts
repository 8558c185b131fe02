/** The import table of the house: which folders and packages a folder may use besides itself. */
export interface Row {
  folder: string
  folders: readonly string[]
  packages: readonly string[]
}

const REACT = ['react', 'react-dom', 'react-router-dom', 'lucide-react'] as const

/** The first row that fits counts; what no row names may import anything (tests, scripts, configurations). */
export const TABLE: readonly Row[] = [
  { folder: 'contract', folders: [], packages: [] },
  { folder: 'machines', folders: ['contract'], packages: ['xstate'] },
  { folder: 'src/app', folders: ['src', 'machines', 'contract'], packages: [...REACT, '@xstate/react', 'xstate', 'jotai', 'swr'] },
  { folder: 'src/pages', folders: ['src/features', 'src/bind', 'src/ui', 'src/text', 'src/lib', 'src/styled-system'], packages: REACT },
  {
    folder: 'src/features',
    folders: ['machines', 'contract', 'src/bind', 'src/live', 'src/api', 'src/ui', 'src/text', 'src/lib', 'src/styled-system'],
    packages: [...REACT, 'jotai'],
  },
  {
    folder: 'src/wiring',
    folders: ['machines', 'contract', 'src/api', 'src/live', 'src/text', 'src/lib', 'src/features/picture'],
    packages: ['xstate'],
  },
  { folder: 'src/bind', folders: ['machines', 'contract', 'src/wiring', 'src/lib'], packages: ['@xstate/react', 'xstate', 'react'] },
  { folder: 'src/live', folders: ['machines', 'contract'], packages: ['jotai', 'jotai-family', 'xstate', '@microsoft/signalr'] },
  { folder: 'src/api', folders: ['contract'], packages: ['swr', 'react', 'fflate', 'altcha-lib'] },
  {
    folder: 'src/ui',
    folders: ['src/styled-system', 'src/lib'],
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
  { folder: 'src/theme', folders: [], packages: ['@pandacss/dev', '@fontsource-variable/inter', '@fontsource-variable/jetbrains-mono'] },
  { folder: 'src/text', folders: ['contract', 'src/lib'], packages: ['react'] },
  { folder: 'src/lib', folders: ['contract'], packages: ['react', 'lucide-react'] },
  { folder: 'src', folders: ['src', 'machines', 'contract'], packages: REACT },
  {
    folder: 'server',
    folders: ['contract'],
    packages: [
      'fastify',
      '@fastify/compress',
      '@fastify/multipart',
      '@fastify/static',
      '@kubernetes/client-node',
      '@node-rs/argon2',
      'altcha-lib',
      'dockerode',
      'hucre',
      'ioredis',
      'nodemailer',
      'pg',
      'pino',
      'prom-client',
      'sharp',
      'ws',
    ],
  },
]
