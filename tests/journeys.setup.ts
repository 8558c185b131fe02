import * as React from 'react'
import { cleanup, configure } from '@testing-library/react'
import { afterAll } from 'vitest'

if (Reflect.get(React, 'act') !== undefined) throw new Error('The build has React for development.')

// The page of the build names the sheets that come first. The next file has the same page.
const page = await (await fetch('/built/index.html')).text()
for (const [, href = ''] of page.matchAll(/ rel="stylesheet"[^>]* href="([^"]+)"/g)) {
  if (document.querySelector(`link[href="${href}"]`)) continue
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  document.head.append(sheet)
  await new Promise((onload, onerror) => Object.assign(sheet, { onload, onerror }))
}

// A screen's file is fetched and compiled when a test first opens it, however busy the machine is.
configure({ asyncUtilTimeout: 15_000 })

// A frame comes when the machine has time for it, and what waits for one would be unfinished until then. It
// comes in the next turn instead, which every step waits for.
globalThis.requestAnimationFrame = (paint) => Number(setTimeout(() => paint(performance.now())))
globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame)

// The next file has the same page.
afterAll(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
