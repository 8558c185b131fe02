import { teamChangeMachine, type TeamChangeTask } from '#machines/admin/team-change.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { no, REFUSED, yes } from './outcomes.ts'
import { refines } from './refinement.ts'
import { teamChangeJourney } from './team-change.journey.ts'

const captain = (user: string): TeamChangeTask => ({ kind: 'captain', user })
const [toYuki, toBao] = [captain('yuki'), captain('bao')]
const done = { carryOut: yes(null) } as const

export const teamChangeRefinement = refines(teamChangeJourney, teamChangeMachine, toActView, {
  input: () => ({ game: 1, participation: 12 }),
  events: {
    // The screen asks in its own dialogs.
    'the organiser opens the changes': [],
    'the organiser chooses the captain': [],
    'the organiser steps back': [],
    'the organiser presses': { type: 'begin', task: toYuki },
    'the server agrees': done,
    'the server refuses': { carryOut: no(REFUSED) },
    'the organiser takes it back': [{ type: 'begin', task: toBao }, done],
  },
  states: {
    page: { kind: 'idle' },
    list: { kind: 'idle' },
    asked: { kind: 'idle' },
    sending: { kind: 'busy', task: toYuki },
    refused: { kind: 'idle', task: toYuki, problem: REFUSED },
    changed: { kind: 'idle', task: toYuki, problem: null },
    takenBack: { kind: 'idle', task: toBao, problem: null },
  },
})
