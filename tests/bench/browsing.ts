import { chromium, type Browser, type CDPSession, type Page } from 'playwright'
import { launchOptions } from '../../scripts/browser.ts'

/** The factor by which the browser is slowed down, to simulate an old device. */
export interface Slowness {
  times: number
  /** The session cookie as `name=value`. Without it the visitor is anonymous. */
  cookie?: string
}
export interface Visit {
  page: Page
  cdp: CDPSession
  /**
   * Measured from the start of the navigation until the sign is visible, because a visitor waits that long.
   */
  seenMs: number
  /** The received bytes until shortly after the sign is visible, because late files share the connection. */
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
 * A new visitor opens a URL and waits until the first element that matches `sign` is visible. Its cache is
 * empty, as on a first visit.
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
  // Counts only the work of the page's thread, because waits on a busy machine say nothing about the page.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: times })
  let bytes = 0
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength))
  // The page gets no named functions, because the compiler of this file adds a helper to them that the page
  // does not have.
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
/**
 * The browser collects the whole heap in a task of its own while the page is idle. Users do not notice it, so
 * it is not counted.
 */
const COLLECTION = 'MajorGC'
const MAIN_THREAD = 'CrRendererMain'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** When the task started, in microseconds. */
  ts: number
  /** The CPU time of the task, in microseconds. Missing for events that are no tasks. */
  tdur?: number
  args?: { name?: string }
}

/**
 * The CPU time of each task of the page's thread, in milliseconds, because a long task delays the reaction to
 * a press. Waits on a busy machine and collections of the whole heap are not counted.
 */
export async function tasksDuring(
  browser: Browser,
  { page }: Visit,
  act: () => Promise<void>,
): Promise<number[]> {
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'toplevel'],
  })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const threads = new Set(
    traceEvents.flatMap(({ name, pid, tid, args }) =>
      name === 'thread_name' && args?.name === MAIN_THREAD ? `${pid} ${tid}` : [],
    ),
  )
  const ofPage = traceEvents.filter(({ pid, tid }) => threads.has(`${pid} ${tid}`))
  const collections = ofPage.filter(({ name }) => name === COLLECTION)
  return ofPage.flatMap(({ name, ts, tdur }) => {
    if (name !== TASK || tdur === undefined) return []
    const collected = collections.filter((each) => each.ts >= ts && each.ts < ts + tdur)
    return (tdur - collected.reduce((sum, each) => sum + (each.tdur ?? 0), 0)) / 1000
  })
}
