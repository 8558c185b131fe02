import * as React from 'react'
import { configure } from '@testing-library/react'

if (Reflect.get(React, 'act') !== undefined) throw new Error('The build has React for development.')

// The test page gets the style sheets that the built page names. All files of a run share one page, so they
// are added once.
const page = await (await fetch('/built/index.html')).text()
for (const [, href = ''] of page.matchAll(/ rel="stylesheet"[^>]* href="([^"]+)"/g)) {
  if (document.querySelector(`link[href="${href}"]`)) continue
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  document.head.append(sheet)
  await new Promise((onload, onerror) => Object.assign(sheet, { onload, onerror }))
}

// The browser fetches and compiles a screen's file when a test first opens it. A busy machine needs long for
// that.
configure({ asyncUtilTimeout: 15_000 })
