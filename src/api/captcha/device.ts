/** The parts of the browser that a captcha uses. Tests pass others. */
export interface CaptchaDevice {
  /** Solves a challenge without blocking the page. Null: that is not possible. */
  work: (challenge: string, signal: AbortSignal) => Promise<string | null>
  /**
   * Runs the script of a provider. Resolves to the function that removes it. Rejects if the script does not
   * load.
   */
  runScript: (address: string) => Promise<() => void>
}

const PATIENCE_MS = 15_000

export const realDevice: CaptchaDevice = { work, runScript }

/**
 * Browsers with Trusted Types check the URL of the worker by this policy. Pages with a provider's script do
 * not use Trusted Types.
 */
function admitWorker() {
  try {
    window.trustedTypes?.createPolicy('default', {
      createScriptURL: (address) =>
        new URL(address, location.href).origin === location.origin ? address : null,
    })
  } catch {
    // The policy exists already, or the server allows none. Without one, no worker starts and the page solves
    // the challenge.
  }
}

/** Runs in a worker, so that typing stays smooth. Without workers it runs in the page, with pauses. */
async function work(challenge: string, signal: AbortSignal): Promise<string | null> {
  admitWorker()
  const worker = openWorker()
  if (worker === null) return (await import('./solve-work.ts')).solveWork(challenge, signal)
  const stop = () => worker.terminate()
  signal.addEventListener('abort', stop)
  return new Promise<string | null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null))
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => resolve(data))
    worker.addEventListener('error', () => resolve(null))
    worker.postMessage(challenge)
  }).finally(stop)
}

function openWorker(): Worker | null {
  try {
    return new Worker(new URL('./work.worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
}

function runScript(address: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const takeOut = () => script.remove()
    const fail = () => {
      clearTimeout(timer)
      takeOut()
      reject(new Error(`${address} did not come.`))
    }
    const timer = setTimeout(fail, PATIENCE_MS)
    script.async = true
    script.onerror = fail
    script.onload = () => {
      clearTimeout(timer)
      resolve(takeOut)
    }
    script.src = address
    document.head.append(script)
  })
}

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown
    }
  }
}
