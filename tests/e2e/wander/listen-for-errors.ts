import type { BrowserContext, Page } from '@playwright/test'
import { en } from '#src/text/en.ts'
import type { Fault } from './fault.ts'

/** Collects errors of the page, of its console and of the server. No act of a user may cause one. */
export function listenForErrors(context: BrowserContext, page: Page) {
  let faults: Fault[] = []
  let isCut = false
  context.on('weberror', (error) =>
    faults.push({ name: 'page-error', says: error.error().stack ?? error.error().message }),
  )
  context.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !isOrdinary(text, isCut))
      faults.push({ name: 'console-error', says: text })
  })
  context.on('response', (response) => {
    if (response.status() >= 500)
      faults.push({
        name: 'server-error',
        says: `${response.request().method()} ${new URL(response.url()).pathname}: ${response.status()}`,
      })
  })
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
  context.on('page', (other) => void (other === page ? null : other.close().catch(() => {})))
  return {
    /** Without a network the browser itself complains about each request. */
    isCut: (is: boolean) => void (isCut = is),
    async take(): Promise<Fault[]> {
      const shown = await page.getByRole('heading', { name: en.screens.error.title, exact: true }).count()
      const found = faults
      faults = []
      return shown > 0
        ? [...found, { name: 'error-page', says: `“${en.screens.error.title}” is shown.` }]
        : found
    },
  }
}

/** Chromium reports each refused request as an error. For the client these are ordinary responses. */
const isOrdinary = (text: string, isCut: boolean) =>
  /Failed to load resource.*\b4\d\d\b/.test(text) ||
  // The browser blocks pictures and pages of other servers, which texts may name.
  /net::ERR_(?:FAILED|BLOCKED)/.test(text) ||
  (isCut && /net::ERR_|WebSocket|Failed to fetch/.test(text))
