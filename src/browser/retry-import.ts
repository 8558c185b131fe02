const PAUSE_MS = 1_000

/** A part of the page whose file is lost with the line is asked for once more when that is back: it must not stop the page for a cut of a moment. */
export async function retryImport<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch {
    await lineIsBack()
    return load()
  }
}

function lineIsBack(): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, PAUSE_MS)
    else addEventListener('online', () => resolve(), { once: true })
  })
}
