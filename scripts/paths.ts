import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fail } from './fail.ts'
import { coverageOf, coverageTable, exceptionLines, faultsOf } from './paths/coverage.ts'
import { readPathsFlags, type PathsFlags } from './paths/flags.ts'
import { HELP } from './paths/help.ts'
import { listedOf, listOf } from './paths/list.ts'
import { markdownOf } from './paths/markdown.ts'
import { mermaidOf } from './paths/mermaid.ts'
import { nearest } from './paths/nearest.ts'
import { NOT_REACHED } from './paths/not-reached.ts'
import { isFile, readOwnFile } from './paths/own-file.ts'
import { planOf, type Plan } from './paths/plan.ts'
import { tellRun } from './paths/run-paths.ts'
import { readWalks } from './paths/read-walks.ts'
import { subjectsOf, type Subject } from './paths/subjects.ts'
import { wander } from './paths/wander/wander.ts'
import { walkShipped } from './paths/walk-shipped.ts'
import { walkInBrowser } from './paths/walk-in-browser.ts'
import { svgOf } from './paths/svg.ts'

const args = process.argv.slice(2)
if (args.includes('--help')) {
  process.stdout.write(HELP)
  process.exit(0)
}
const reading = readPathsFlags(args)
if (!reading.ok) fail(reading.complaint, 'npm run paths -- --help lists the options')
const { name, form, coverage, faults, choice, run, isHeaded, isShipped, isReal, server } = reading.flags
const { wander: wandering } = reading.flags
const subjects = await subjectsOf()

if (faults) {
  process.exitCode = (await plantFaults()) ? 0 : 1
} else if (wandering !== null) {
  const seed = choice.seed ?? Math.floor(Math.random() * 1e6)
  process.exitCode = (await wander({ ...wandering, seed, isHeaded })) ? 0 : 1
} else if (coverage) {
  printCoverage()
} else if (name === null) {
  const list = subjects.map(listedOf)
  process.stdout.write(form === 'json' ? `${JSON.stringify(list, null, 2)}\n` : listOf(list))
} else {
  const found = isFile(name) ? await ownSubject(name) : named(name)
  const subject = isReal ? await onServer(found) : found
  const plan = planOf(subject, choice)
  const states = plan.states.map((state) => state.name)
  if (choice.to !== null && !states.includes(choice.to)) refuse('state', choice.to, states)
  if (run) process.exitCode = (await walk(subject, plan)) ? 0 : 1
  else process.stdout.write(printed(plan, form))
}

/** Reads the journey of a tester, or says what is wrong with its file. */
async function ownSubject(path: string): Promise<Subject> {
  const reading = await readOwnFile(path)
  if (reading.ok) return reading.subject
  console.error(
    `vexil: ${path} is no journey yet:\n${reading.faults.map((fault) => `  - ${fault}`).join('\n')}`,
  )
  process.exit(1)
}

/** Without what no server can be brought to, or this one does not have. */
async function onServer(subject: Subject): Promise<Subject> {
  // Playwright takes longer to load than a plan to print.
  const { realForm } = await import('./paths/walk-real.ts')
  const real = await realForm(subject, server)
  if (!real.ok) fail(real.complaint, real.remedy)
  for (const [event, reason] of real.missing) console.log(`not walked: “${event}”, because ${reason}`)
  return { ...subject, machine: real.machine }
}

function walk({ kind, machine, file }: Subject, plan: Plan): Promise<boolean> {
  if (kind === 'machine')
    fail(`${plan.name} is a machine, and --run walks journeys`, 'npm run paths lists them')
  if (isShipped) {
    if (!existsSync(`tests/journeys/${file}.steps.ts`))
      fail(
        `${plan.name} has no steps for the shipped client`,
        `it would need tests/journeys/${file}.steps.ts`,
      )
    return walkShipped(plan, machine.id, isHeaded).then((walked) => tellRun(plan, walked))
  }
  if (isReal)
    return import('./paths/walk-real.ts')
      .then(({ walkReal }) => walkReal(plan, machine.id, server, isHeaded))
      .then((walked) => tellRun(plan, walked))
  const own = name !== null && isFile(name) ? resolve(name) : null
  return walkInBrowser(plan, machine.id, file, isHeaded, own).then((walked) => tellRun(plan, walked))
}

async function plantFaults(): Promise<boolean> {
  const machines = subjects.filter(({ kind }) => kind === 'machine')
  const chosen = name === null ? machines : [named(name)]
  if (chosen.some(({ kind }) => kind === 'journey'))
    fail(`${name} is a journey, and faults are planted in machines`, 'npm run paths lists them')
  // Vitest takes longer to load than a plan to print.
  const { printFaults } = await import('./paths/faults/print-faults.ts')
  return printFaults(chosen, choice, form === 'json')
}

function printCoverage(): void {
  const walks = readWalks()
  if (walks.length === 0)
    fail('the journeys have not been walked here', 'run npm run unit -- --project=journeys first')
  const rows = coverageOf(
    subjects.filter(({ kind }) => kind === 'machine'),
    walks,
    NOT_REACHED,
  )
  process.stdout.write(
    form === 'json'
      ? `${JSON.stringify(rows, null, 2)}\n`
      : `${[coverageTable(rows), ...exceptionLines(NOT_REACHED), ...faultsOf(rows)].join('\n')}\n`,
  )
}

function named(wanted: string): Subject {
  const found = subjects.find((subject) => subject.name === wanted)
  if (found === undefined && existsSync(wanted))
    fail(`${wanted} is no file of a journey`, 'its name must end with .ts or .tsx')
  return (
    found ??
    refuse(
      'journey or machine',
      wanted,
      subjects.map((subject) => subject.name),
    )
  )
}

function refuse(what: string, wanted: string, names: readonly string[]): never {
  const near = nearest(wanted, names)
  fail(
    `there is no ${what} ${JSON.stringify(wanted)}`,
    near === null ? waysOn(names) : `did you mean ${JSON.stringify(near)}?`,
  )
}

/** A list that fills the window would hide what is wrong. */
function waysOn(names: readonly string[]): string {
  return names.length > 20 ? 'npm run paths lists them' : `there are ${names.join(', ')}`
}

function printed(plan: Plan, as: PathsFlags['form']): string {
  switch (as) {
    case 'json':
      return `${JSON.stringify(plan, null, 2)}\n`
    case 'mermaid':
      return mermaidOf(plan)
    case 'svg':
      return svgOf(plan)
    case 'markdown':
      return markdownOf(plan)
  }
}
