import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { findBrowser } from './browser.ts'
import { canInstallPackages, installPackages } from './debian.ts'
import { run } from './run.ts'

const CJK_FONT = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'

/** Installs Chromium if it is missing, and sets CHROMIUM for all tests. */
export async function provideBrowser() {
  if (canInstallPackages()) {
    const missing = [
      ...(findBrowser() === null ? ['chromium'] : []),
      ...(existsSync(CJK_FONT) ? [] : ['fonts-noto-cjk']),
    ]
    await installPackages(missing, 'the tests run in a browser')
  }
  const found = findBrowser() ?? (await download())
  if (found === null) console.log('vexil: no browser: install Chromium, or name one in CHROMIUM')
  else process.env['CHROMIUM'] = found
}

async function download(): Promise<string | null> {
  if (!existsSync(chromium.executablePath())) {
    console.log('vexil: no Chromium found, downloading one (npx playwright install chromium)')
    const { code, output } = await run('playwright', ['install', 'chromium'])
    if (code !== 0) console.log(output)
  }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null
}
