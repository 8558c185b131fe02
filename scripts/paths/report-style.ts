/** The page is opened from the disk, so its style is in it. */
export const REPORT_STYLE = `
:root { color-scheme: light dark; --line: #8a99a855; --good: #1f7a43; --bad: #b3261e }
@media (prefers-color-scheme: dark) { :root { --good: #6fcf8f; --bad: #ff8a80 } }
body { margin: 0; font: 16px/1.5 ui-sans-serif, system-ui, sans-serif }
main { max-width: 90rem; margin: 0 auto; padding: 1.5rem }
dl { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; margin: 1.5rem 0 }
dl div { display: flex; flex-direction: column-reverse }
dd { margin: 0; font-size: 1.5rem; font-weight: 600 }
.chart { overflow: auto; margin-top: 0.5rem }
section { border-top: 1px solid var(--line); padding: 1rem 0 }
h2 { font-size: 1.125rem; margin: 0 0 0.5rem }
h2 em, li em { font-style: normal; font-weight: 400; color: var(--bad) }
.passed h2 em { color: var(--good) }
ol { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 1rem; padding: 0; list-style: none }
li { display: flex; flex-direction: column; gap: 0.25rem }
li.broken { outline: 2px solid var(--bad); outline-offset: 4px }
li a { margin-top: auto }
img { box-sizing: border-box; width: 100%; border: 1px solid var(--line); display: block }
pre { white-space: pre-wrap; color: var(--bad) }
`
