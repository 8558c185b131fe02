import type { FindingAcceptanceInput } from '#contract/models/accepted-findings.ts'
import { findingAcceptanceMachine } from '#machines/admin/finding-acceptance.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { findingAcceptanceJourney } from './finding-acceptance.journey.ts'
import { CUT, no, REFUSED, yes } from './outcomes.ts'
import { refines } from './refinement.ts'

const finding = { kind: 'OpenToEverybody', challengeId: null, detail: null } as const
const accept: FindingAcceptanceInput = { ...finding, isAccepted: true }
const takeBack: FindingAcceptanceInput = { ...finding, isAccepted: false }

export const findingAcceptanceRefinement = refines(
  findingAcceptanceJourney,
  findingAcceptanceMachine,
  toActView,
  {
    input: () => ({ game: 3 }),
    events: {
      'the organiser accepts it': { type: 'begin', task: accept },
      'the organiser is impatient': { type: 'begin', task: takeBack },
      'the organiser takes it back': { type: 'begin', task: takeBack },
      'the server agrees': { carryOut: yes(null) },
      'the server refuses': { carryOut: no(REFUSED) },
      'the line is cut': { carryOut: no(CUT) },
    },
    states: {
      open: { kind: 'idle', problem: null },
      accepting: { kind: 'busy', task: accept },
      refused: { kind: 'idle', task: accept, problem: REFUSED },
      cutOff: { kind: 'idle', task: accept, problem: CUT },
      accepted: { kind: 'idle', task: accept, problem: null },
      takingBack: { kind: 'busy', task: takeBack },
      kept: { kind: 'idle', task: takeBack, problem: REFUSED },
    },
  },
)
