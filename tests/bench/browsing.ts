import { chromium, type Browser, type CDPSession, type Page } from 'playwright'
import { launchOptions } from '../../scripts/browser.ts'

/** How much slower than this machine the browser is made. */
export interface Slowness {
  times: number
  /** `name=value` of a session. Without it nobody is signed in. */
  cookie?: string
}
export interface Visit {
  page: Page
  cdp: CDPSession
  /** From the start of the navigation until the sign was in view. */
  seenMs: number
  /** Of all that came over the wire until then and shortly after. */
  bytes: number
}

const SIGN_MS = 60_000
const CALM_MS = 1_500

export async function browsing<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch(launchOptions())
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/**
 * Somebody who was never here before opens an address, and waits until the first element that fits `sign` is
 * in view.
 */
export async function visit(
  browser: Browser,
  address: string,
  sign: string,
  { times, cookie }: Slowness = { times: 1 },
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' })
  if (cookie !== undefined) {
    const [name = '', value = ''] = cookie.split('=')
    await context.addCookies([{ name, value, url: new URL(address).origin }])
  }
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  // Time in which the page's thread worked, not that in which it waited for a busy machine.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: times })
  let bytes = 0
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength))
  // Without a function of its own name: what runs this file marks those with something that is not in the
  // page.
  await page.addInitScript((wanted) => {
    const timer = setInterval(() => {
      if (!document.querySelector(wanted)?.getBoundingClientRect().height) return
      clearInterval(timer)
      document.documentElement.dataset['seen'] = String(performance.now())
    }, 4)
  }, sign)
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.documentElement.dataset['seen'] !== undefined, null, {
    timeout: SIGN_MS,
  })
  const seenMs = Number(await page.evaluate(() => document.documentElement.dataset['seen']))
  await page.waitForTimeout(CALM_MS)
  return { page, cdp, seenMs, bytes }
}

export async function metric(cdp: CDPSession, names: readonly string[]): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return names.reduce(
    (sum, name) => sum + (metrics.find((each) => each.name === name)?.value ?? Number.NaN),
    0,
  )
}

const TASK = 'RunTask'
const MAIN_THREAD = 'CrRendererMain'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Of the thread, in microseconds. */
  tdur?: number
  args?: { name?: string }
}

/**
 * How long each task of the page's thread worked meanwhile, in milliseconds; what it waited for a busy
 * machine is not counted.
 */
export async function tasksDuring(
  browser: Browser,
  { page }: Visit,
  act: () => Promise<void>,
): Promise<number[]> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'toplevel'] })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const threads = new Set(
    traceEvents.flatMap(({ name, pid, tid, args }) =>
      name === 'thread_name' && args?.name === MAIN_THREAD ? `${pid} ${tid}` : [],
    ),
  )
  return traceEvents.flatMap(({ name, pid, tid, tdur }) =>
    name === TASK && tdur !== undefined && threads.has(`${pid} ${tid}`) ? tdur / 1000 : [],
  )
}
