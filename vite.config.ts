import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledAhead } from './scripts/compiled-ahead.ts'
import { firstLoadGroups } from './scripts/first-load.ts'
import { leanStyles } from './scripts/lean-styles.ts'
import { lightContract } from './scripts/light-contract.ts'
import { productionEntries } from './scripts/production-entries.ts'
import { screensWithoutPages } from './scripts/screens-without-pages.ts'
import { staticStyles } from './scripts/static-styles.ts'

export default defineConfig({
  plugins: [
    lightContract(),
    productionEntries(),
    screensWithoutPages(),
    staticStyles(),
    leanStyles(import.meta.dirname),
    react(),
    compiledAhead(),
  ],
  resolve: {
    alias: {
      // The package's file for browsers sets innerHTML, which the content security policy forbids.
      'decode-named-character-reference': fileURLToPath(
        new URL('node_modules/decode-named-character-reference/index.js', import.meta.url),
      ),
    },
  },
  // Each icon has its own module. If they were bundled ahead, every new one would reload the page.
  optimizeDeps: { exclude: ['lucide-react'] },
  build: {
    outDir: 'dist/client',
    // Not the default, because /assets has the stored files of the wire.
    assetsDir: 'static',
    // The content security policy forbids fonts from data: URLs.
    assetsInlineLimit: 0,
    manifest: true,
    // Every browser of this target supports it.
    modulePreload: { polyfill: false },
    target: 'es2022',
    // The list of what each screen needs is part of the first load. Names in it would cost a kilobyte, and
    // each letter of a hash a hundred bytes.
    rolldownOptions: {
      // The first `npm start` builds too. Timings of plugins look like a fault.
      checks: { bundlerTimings: false },
      output: {
        chunkFileNames: 'static/[hash:7].js',
        assetFileNames: 'static/[hash:7][extname]',
        codeSplitting: { groups: firstLoadGroups(import.meta.dirname) },
      },
    },
  },
  // Tests run on this configuration too, so only `npm run dev` adds a backend.
  server: { port: 63000 },
})
