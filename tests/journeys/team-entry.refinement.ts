import { teamEntryMachine } from '#machines/admin/team-entry.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { CUT, no, REFUSED, yes } from './outcomes.ts'
import { refines } from './refinement.ts'
import { teamEntryJourney } from './team-entry.journey.ts'

const task = { team: 5, organization: null }
const entry = { participationId: 31, players: 3, elsewhere: ['mika'] }

export const teamEntryRefinement = refines(teamEntryJourney, teamEntryMachine, toActView, {
  input: () => ({ game: 1 }),
  events: {
    // The screen asks in its own dialog.
    'the organiser would add a team': [],
    'the organiser chooses a team': [],
    'the organiser steps back': [],
    'the organiser presses': { type: 'begin', task },
    'the server agrees': { carryOut: yes(entry) },
    'it takes part already': { carryOut: no(REFUSED) },
    'the line is cut': { carryOut: no(CUT) },
  },
  states: {
    listed: { kind: 'idle', task: null },
    seeking: { kind: 'idle', task: null },
    chosen: { kind: 'idle', task: null },
    sending: { kind: 'busy', task },
    refused: { kind: 'idle', task, value: null, problem: REFUSED },
    cutOff: { kind: 'idle', task, value: null, problem: CUT },
    entered: { kind: 'idle', task, value: entry, problem: null },
    seekingAnother: { kind: 'idle' },
  },
})
