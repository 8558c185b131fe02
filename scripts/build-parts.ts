import { mkdirSync, cpSync, renameSync, rmSync } from 'node:fs'
import { build as bundle } from 'esbuild'
import { build as buildClientFiles } from 'vite'
import { compressFiles } from './compress.ts'
import { generateStyles } from './generate-styles.ts'
import { run } from './run.ts'
import { versionVariables } from './version.ts'

try {
  await buildPart(process.argv[2])
} catch (error) {
  console.error(error)
  // Exits explicitly: a plugin of the build handles uncaught errors, and Node would exit with 0.
  process.exit(1)
}

async function buildPart(part: string | undefined) {
  if (part === 'client') await buildClient()
  else if (part === 'server') await buildServer()
  else throw new Error(`There is no part ${part ?? 'without a name'}: client or server.`)
}

async function buildClient() {
  await generateStyles()
  Object.assign(process.env, versionVariables())
  await replace('dist/client', async (folder) => {
    await buildClientFiles({ logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } })
    // Moves the manifest out of the client's folder, whose files are served. Only the budget needs it.
    renameSync(`${folder}/.vite/manifest.json`, 'dist/client-manifest.json')
    const ahead = await run('tsx', ['scripts/write-ahead.ts', folder, 'dist/client-manifest.json'])
    if (ahead.code !== 0) throw new Error(ahead.output)
    rmSync(`${folder}/.vite`, { recursive: true })
    await compressFiles(folder)
  })
}

async function buildServer() {
  await replace('dist/server', async (folder) => {
    await bundle({
      entryPoints: ['server/main.ts', 'server/backup.ts', 'server/restore.ts', 'server/take-over.ts'],
      outdir: folder,
      bundle: true,
      // Dynamic imports stay in files of their own, so that the start does not load them.
      splitting: true,
      platform: 'node',
      format: 'esm',
      target: 'node20.19',
      packages: 'external',
      sourcemap: true,
      logLevel: 'warning',
    })
    // The server looks for the migrations next to its bundle, as it does next to its source.
    cpSync('server/store/migrations', `${folder}/migrations`, { recursive: true })
  })
}

/** Builds into a new folder, so that a failed or aborted build leaves the previous one unchanged. */
async function replace(folder: string, fill: (next: string) => Promise<void>) {
  const next = `${folder}.next`
  rmSync(next, { recursive: true, force: true })
  mkdirSync(next, { recursive: true })
  await fill(next)
  rmSync(folder, { recursive: true, force: true })
  renameSync(next, folder)
}
