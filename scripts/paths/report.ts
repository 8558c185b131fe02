import type { WalkedPath, WalkedStep } from '../../tests/journeys/path-run.ts'
import { counted } from './markdown.ts'
import type { Plan, PlannedPath } from './plan.ts'
import { REPORT_STYLE } from './report-style.ts'
import { escape, svgOf } from './svg.ts'

/** The file name of a step's picture, in the folder of the page. */
export const pictureOf = (number: number, step: number) => `${number}-${step}.png`

export interface RunSums {
  passed: number
  failed: number
  /** Planned, but the runner never came to them. */
  unwalked: number
  states: number
  arrows: number
  ms: number
}

export function sumsOf({ paths }: Plan, walked: readonly WalkedPath[]): RunSums {
  const steps = walked.flatMap(({ steps: some, problem }) => (problem === null ? some : some.slice(0, -1)))
  const arrows = walked.flatMap(({ steps: some, problem }) =>
    some.slice(1, problem === null ? undefined : -1).map(({ event }, at) => `${some[at]?.state} --${event}`),
  )
  return {
    passed: walked.filter(({ problem }) => problem === null).length,
    failed: walked.filter(({ problem }) => problem !== null).length,
    unwalked: paths.filter(({ story }) => !walked.some((one) => one.story === story)).length,
    states: new Set(steps.map(({ state }) => state)).size,
    arrows: new Set(arrows).size,
    ms: walked.flatMap((one) => one.steps).reduce((sum, { ms }) => sum + ms, 0),
  }
}

/** The page of a run: what was covered, how long it took, and each path with its pictures. */
export function reportOf(plan: Plan, walked: readonly WalkedPath[], when: Date): string {
  const { passed, failed, unwalked, states, arrows, ms } = sumsOf(plan, walked)
  const facts = [
    [counted(passed, 'path'), 'walked to the end'],
    ...(failed + unwalked === 0 ? [] : [[counted(failed + unwalked, 'path'), 'broken or not walked']]),
    [`${states} of ${plan.states.length}`, 'states'],
    [`${arrows} of ${plan.arrows.length}`, 'arrows'],
    [`${(ms / 1000).toFixed(1)} s`, 'in steps and looks'],
  ]
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(plan.name)}: ${failed + unwalked === 0 ? 'passed' : 'failed'}</title>
<style>${REPORT_STYLE}</style>
<main>
<h1>${escape(plan.name)}</h1>
<p>${escape(plan.description)}</p>
<p><time datetime="${when.toISOString()}">${when.toISOString().slice(0, 16).replace('T', ' ')} UTC</time></p>
<dl>${facts.map(([value, name]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>
<details><summary>States and arrows</summary><div class="chart">${svgOf(plan)}</div></details>
${plan.paths.map((path) => pathOf(path, walked)).join('\n')}
</main>
</html>
`
}

function pathOf({ number, story, given, steps }: PlannedPath, walked: readonly WalkedPath[]): string {
  const found = walked.find((one) => one.story === story)
  const looks = [{ event: null, sees: given }, ...steps].map(({ event, sees }, at) => {
    const step = found?.steps[at]
    const isBroken = found !== undefined && found.problem !== null && at === found.steps.length - 1
    return `<li${isBroken ? ' class="broken"' : ''}>
${event === null ? '<strong>At the start</strong>' : `<strong>${escape(event)}</strong>`}
<span>${escape(sees.description)} <code>${escape(sees.name)}</code></span>
${step === undefined ? '<em>not reached</em>' : `<small>${step.ms} ms</small>${picture(number, at, step, sees.name)}`}
</li>`
  })
  const verdict = found === undefined ? 'not walked' : found.problem === null ? 'passed' : 'failed'
  const problem = found?.problem ? `<pre>${escape(found.problem)}</pre>` : ''
  return `<section class="${verdict === 'passed' ? 'passed' : 'failed'}" id="path-${number}">
<h2>${number}. To ${escape((steps.at(-1)?.sees ?? given).name)} <em>${verdict}</em></h2>
${problem}<ol>${looks.join('')}</ol>
</section>`
}

function picture(number: number, at: number, { picture: taken }: WalkedStep, name: string): string {
  if (taken === null) return ''
  const file = pictureOf(number, at)
  return `<a href="${file}"><img src="${file}" alt="${escape(name)}" loading="lazy"></a>`
}
