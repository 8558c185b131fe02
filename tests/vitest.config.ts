import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import type { BrowserConfigOptions } from 'vitest/node'
import { launchOptions } from '../scripts/browser.ts'
import { ownPages } from '../server/http/page-policy.ts'
import { collectWalks } from './built/collect-walks.ts'
import { fromBuild } from './built/from-build.ts'
import { knownCalls } from './built/known-calls.ts'
import vite from '../vite.config.ts'

const IN_BROWSER = 'tests/**/*.browser.test.tsx'
/**
 * These tests open the whole app, so they take it from a build, which loads and renders in a fraction of the
 * time.
 */
const SCREENS = 'tests/src/{pages,shell}/*.browser.test.tsx'

const FOUND_LATE = [
  '@ark-ui/react/dialog',
  '@ark-ui/react/menu',
  '@ark-ui/react/portal',
  '@tanstack/react-virtual',
  '@testing-library/react',
  '@xstate/react',
  'fast-check',
  'fflate',
  'jotai',
  'jotai-family',
  'react-dom/client',
  'react-router-dom',
  'swr',
  'swr/_internal',
  'xstate',
]

const FRESH = 'tests/fresh.setup.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/**
 * The headers that the server sends with its pages, with two differences. Vite marks its own scripts and
 * styles with a nonce, and tests load their pages in frames.
 */
const NONCE = 'of-the-tools'
const SHIPPED = ownPages('off')
  .replaceAll(/(?:script|style)-src 'self'/g, `$& 'nonce-${NONCE}'`)
  .replace("frame-ancestors 'none'", "frame-ancestors 'self'")

const SHIPS = {
  // Without the fallback to index.html, which a frame of a page would load with the whole client in it.
  appType: 'mpa',
  html: { cspNonce: NONCE },
  server: { headers: { 'content-security-policy': SHIPPED } },
  // A dependency that Vite finds during a test is bundled then, and the page under test reloads, so all are
  // listed.
  optimizeDeps: { include: FOUND_LATE },
} as const
/** Tests check the final state of a page and not the speed of the machine, so they wait long. */
const PATIENT = { poll: { timeout: 10_000 } }
// A function, because each project names its own instance.
const chromium = (): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launchOptions() }),
  instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
})

/**
 * Each worker loads the packages once, because that takes longer than most files run. More than two workers
 * on two cores would wait for each other, unless their tests wait for something else.
 */
const SHARED = { isolate: false, maxWorkers: 2 } as const

export default mergeConfig(
  vite,
  defineConfig({
    root: ROOT,
    // Panda takes a second to load, and only one project has style sheets that it makes.
    css: { postcss: {} },
    test: {
      projects: [
        {
          extends: true,
          test: {
            ...SHARED,
            name: 'node',
            environment: 'node',
            setupFiles: [FRESH],
            include: ['tests/*.test.ts', 'tests/{contract,machines,scripts}/**/*.test.ts'],
            // Property tests and builds are limited by the speed of the machine.
            testTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: {
            ...SHARED,
            // These tests spend a third of their time waiting for timers, processes and the database, so
            // three of them can share two cores.
            maxWorkers: 3,
            name: 'server',
            environment: 'node',
            include: ['tests/{server,attack}/**/*.test.ts'],
            globalSetup: ['tests/server.setup.ts'],
            setupFiles: [FRESH],
            testTimeout: 30_000,
            hookTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: {
            ...SHARED,
            name: 'dom',
            environment: 'happy-dom',
            setupFiles: [FRESH, 'tests/dom.setup.ts'],
            testTimeout: 20_000,
            include: ['tests/src/**/*.test.{ts,tsx}'],
            exclude: [IN_BROWSER],
          },
        },
        {
          extends: true,
          ...SHIPS,
          css: { postcss: ROOT },
          test: {
            name: 'browser',
            maxWorkers: 2,
            expect: PATIENT,
            setupFiles: ['tests/browser.setup.ts'],
            include: [IN_BROWSER],
            exclude: [SCREENS],
            browser: chromium(),
          },
        },
        {
          extends: true,
          ...SHIPS,
          plugins: [fromBuild()],
          test: {
            name: 'screens',
            maxWorkers: 2,
            expect: PATIENT,
            globalSetup: ['tests/built/setup.ts'],
            setupFiles: ['tests/browser.setup.ts', 'tests/built.setup.ts'],
            include: [SCREENS],
            browser: chromium(),
          },
        },
        {
          extends: true,
          ...SHIPS,
          plugins: [knownCalls(), fromBuild(), collectWalks()],
          test: {
            ...SHARED,
            name: 'journeys',
            expect: PATIENT,
            globalSetup: ['tests/built/setup.ts'],
            setupFiles: ['tests/browser.setup.ts', 'tests/built.setup.ts', 'tests/journeys.setup.ts'],
            testTimeout: 60_000,
            include: ['tests/journeys/**/*.test.{ts,tsx}'],
            browser: chromium(),
          },
        },
      ],
    },
  }),
)
