import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lightContract } from './scripts/light-contract.ts'

/** A server of the base wire that the development and preview servers forward to. */
const backend = process.env['VITE_BACKEND_URL'] ?? 'http://127.0.0.1:8080'
const forwarded = { target: backend, changeOrigin: true }
const proxy = { '/api': forwarded, '/assets': forwarded, '/hub': { ...forwarded, ws: true } }

export default defineConfig({
  plugins: [lightContract(), react()],
  build: {
    outDir: 'dist/client',
    // The stored files of the wire live under /assets.
    assetsDir: 'static',
    // The content security policy takes no data: fonts.
    assetsInlineLimit: 0,
    manifest: true,
    target: 'es2022',
  },
  server: { port: 63000, proxy },
  preview: { port: 64000, proxy },
})
