import type { Rule } from '../rule.ts'

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/
const OWNERLESS = /^(?:utils?|helpers?|common|shared|misc|index)$/

export const names: Rule = {
  name: 'files are in kebab case and no name means nothing',
  faults: (sources) =>
    sources.flatMap(({ path }) =>
      path.split('/').flatMap((part) => faultOf(part).map((fault) => `${path}: ${fault}`)),
    ),
  bites: [
    { 'src/browser/utils.ts': '' },
    { 'src/features/shared/a.tsx': '' },
    { 'src/browser/date-helpers.ts': '' },
    { 'src/ui/index.ts': '' },
    { 'src/ui/TextField.tsx': '' },
  ],
  spares: [{ 'machines/game/flag-answer.machine.ts': '', 'src/ui/commonplace.ts': '' }],
}

function faultOf(part: string): string[] {
  if (!KEBAB.test(part)) return [`${part} is not in kebab case`]
  const word = part.split(/[.-]/).find((one) => OWNERLESS.test(one))
  return word === undefined ? [] : [`${word} names no owner`]
}
