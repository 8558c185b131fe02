/** What a browser and its system are called; null where the text gives nothing away. */
export interface BrowserName {
  browser: string | null
  system: string | null
}

/** Nearly all of them claim to be Chrome or Safari too: who imitates stands before whom it imitates. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\b(?:MicroMessenger)\//, 'WeChat'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
  [/^curl\//, 'curl'],
  [/\bpython-requests\//, 'python-requests'],
]
/** An iPhone says "like Mac OS X", and Android says Linux. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPod)\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]
/** The text is the browser's own and may be of any length. */
const LOOKED_AT = 512

export function toBrowserName(agent: string): BrowserName {
  const text = agent.slice(0, LOOKED_AT)
  return { browser: named(BROWSERS, text), system: named(SYSTEMS, text) }
}

function named(names: readonly (readonly [RegExp, string])[], text: string): string | null {
  return names.find(([sign]) => sign.test(text))?.[1] ?? null
}
