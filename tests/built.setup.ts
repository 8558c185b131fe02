import * as React from 'react'
import { configure } from '@testing-library/react'

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
