import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of Chromium from `CHROMIUM`, else the system's. */
export function findBrowser(): string | null {
  const named = process.env['CHROMIUM']
  if (named !== undefined && named !== '') return named
  const paths = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...paths, ...PLACES].find(isExecutable) ?? null
}

/**
 * The options for tests: the browser starts as root too and without a graphics card, and sends no requests of
 * its own.
 */
export function launchOptions() {
  const executablePath = findBrowser()
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
  // Without a path Playwright uses the browser that it downloaded.
  return executablePath === null ? { args } : { args, executablePath }
}

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
