import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { WalkedPath } from '../../tests/journeys/path-run.ts'
import { counted } from './markdown.ts'
import type { Plan } from './plan.ts'
import { pictureOf, reportOf, sumsOf } from './report.ts'
import type { BrowserRun } from './walk-in-browser.ts'

const FOLDER = '.cache/paths'

/**
 * Writes the page of a run with its pictures, and says in a few lines how it went. Returns whether all
 * passed.
 */
export function tellRun(plan: Plan, { walked, output, ms }: BrowserRun): boolean {
  const page = writeReport(plan, walked)
  const { passed, failed, unwalked, states, arrows } = sumsOf(plan, walked)
  if (walked.length === 0) console.log(output)
  for (const { story, steps, problem } of walked)
    if (problem !== null)
      console.log(`FAILED  ${story}\n        at ${steps.at(-1)?.state}: ${problem.split('\n')[0]}`)
  console.log(
    [
      `${plan.name}: ${counted(passed, 'path')} walked to the end, ${failed} broken, ${unwalked} not walked`,
      `${states} of ${plan.states.length} states, ${arrows} of ${plan.arrows.length} arrows, ${(ms / 1000).toFixed(1)} s`,
      `pictures and times: ${page}`,
    ].join('\n'),
  )
  return failed + unwalked === 0 && passed > 0
}

function writeReport(plan: Plan, walked: readonly WalkedPath[]): string {
  const folder = resolve(FOLDER, plan.name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { number, story } of plan.paths)
    walked
      .find((one) => one.story === story)
      ?.steps.forEach(({ picture }, at) => {
        if (picture !== null)
          writeFileSync(`${folder}/${pictureOf(number, at)}`, Buffer.from(picture, 'base64'))
      })
  const page = `${folder}/index.html`
  writeFileSync(page, reportOf(plan, walked, new Date()))
  return page
}
