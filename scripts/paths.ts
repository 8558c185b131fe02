import { fail } from './fail.ts'
import { readPathsFlags, type PathsFlags } from './paths/flags.ts'
import { listedOf, listOf } from './paths/list.ts'
import { markdownOf } from './paths/markdown.ts'
import { mermaidOf } from './paths/mermaid.ts'
import { nearest } from './paths/nearest.ts'
import { planOf, type Plan } from './paths/plan.ts'
import { subjectsOf, type Subject } from './paths/subjects.ts'
import { svgOf } from './paths/svg.ts'

const reading = readPathsFlags(process.argv.slice(2))
if (!reading.ok) fail(reading.complaint, 'docs/path-tests.md has all options')
const { name, form, choice } = reading.flags
const subjects = await subjectsOf()

if (name === null) {
  const list = subjects.map(listedOf)
  process.stdout.write(form === 'json' ? `${JSON.stringify(list, null, 2)}\n` : listOf(list))
} else {
  const plan = planOf(named(name), choice)
  const states = plan.states.map((state) => state.name)
  if (choice.to !== null && !states.includes(choice.to)) refuse('state', choice.to, states)
  process.stdout.write(printed(plan, form))
}

function named(wanted: string): Subject {
  const found = subjects.find((subject) => subject.name === wanted)
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
    near === null ? `there are ${names.join(', ')}` : `did you mean ${JSON.stringify(near)}?`,
  )
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
