import { teamNotesMachine, type TeamNoteTask } from '#machines/admin/team-notes.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { CUT, no, REFUSED, yes } from './outcomes.ts'
import { refines } from './refinement.ts'
import { teamNotesJourney } from './team-notes.journey.ts'

const add = (text: string): TeamNoteTask => ({ kind: 'add', text })
const note = add('asked twice')
const deletion: TeamNoteTask = { kind: 'delete', note: 9, text: 'asked twice' }
const mark: TeamNoteTask = { kind: 'mark', isLooked: true }
const begin = (task: TeamNoteTask) => ({ type: 'begin', task }) as const
const done = { carryOut: yes(null) } as const
const refused = { carryOut: no(REFUSED) } as const

export const teamNotesRefinement = refines(teamNotesJourney, teamNotesMachine, toActView, {
  input: () => ({ game: 3, participation: 12 }),
  events: {
    'the organiser sends nothing': begin(add('  ')),
    'the organiser writes a note': begin(note),
    'the organiser sends it again': begin(note),
    'the organiser marks the team': begin(mark),
    'the organiser deletes it': begin(deletion),
    // The server has no undo of a deletion, so the same text is a new note.
    'the organiser takes it back': begin(note),
    'the server marks it': done,
    'the server refuses the mark': refused,
    'the server takes it': done,
    'the server refuses': refused,
    'the line is cut': { carryOut: no(CUT) },
    'the server deletes it': done,
    'the server refuses to': refused,
  },
  states: {
    empty: { kind: 'idle', task: null },
    marking: { kind: 'busy', task: mark },
    marked: { kind: 'idle', task: mark, problem: null },
    unmarked: { kind: 'idle', task: mark, problem: REFUSED },
    writing: { kind: 'busy', task: note },
    refused: { kind: 'idle', task: note, problem: REFUSED },
    cutOff: { kind: 'idle', task: note, problem: CUT },
    written: { kind: 'idle', task: note, problem: null },
    deleting: { kind: 'busy', task: deletion },
    kept: { kind: 'idle', task: deletion, problem: REFUSED },
    deleted: { kind: 'idle', task: deletion, problem: null },
    restoring: { kind: 'busy', task: note },
  },
})
