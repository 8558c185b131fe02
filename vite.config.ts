import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledAhead } from './scripts/compiled-ahead.ts'
import { firstLoadGroups } from './scripts/first-load.ts'
import { forward } from './scripts/forward.ts'
import { leanStyles } from './scripts/lean-styles.ts'
import { lightContract } from './scripts/light-contract.ts'
import { productionEntries } from './scripts/production-entries.ts'
import { staticStyles } from './scripts/static-styles.ts'

/** A server of the base wire that the development and preview servers forward to. */
const proxy = forward(process.env['VITE_BACKEND_URL'] ?? 'http://127.0.0.1:8080')

export default defineConfig({
  plugins: [
    lightContract(),
    productionEntries(),
    staticStyles(),
    leanStyles(import.meta.dirname),
    react(),
    compiledAhead(),
  ],
  resolve: {
    alias: {
      // What the package has for browsers sets innerHTML, which the content security policy forbids.
      'decode-named-character-reference': fileURLToPath(
        new URL('node_modules/decode-named-character-reference/index.js', import.meta.url),
      ),
    },
  },
  // Each icon has its own module; bundled ahead, every new one would reload the page.
  optimizeDeps: { exclude: ['lucide-react'] },
  build: {
    outDir: 'dist/client',
    // The stored files of the wire live under /assets.
    assetsDir: 'static',
    // The content security policy takes no data: fonts.
    assetsInlineLimit: 0,
    manifest: true,
    // Every browser that runs this target knows it.
    modulePreload: { polyfill: false },
    target: 'es2022',
    // The list of what each screen needs is part of the first load: names in it would cost a kilobyte, and each
    // letter of a hash a hundred bytes.
    rolldownOptions: {
      output: {
        chunkFileNames: 'static/[hash:7].js',
        codeSplitting: { groups: firstLoadGroups(import.meta.dirname) },
      },
    },
  },
  server: { port: 63000, proxy },
  preview: { port: 64000, proxy },
})
