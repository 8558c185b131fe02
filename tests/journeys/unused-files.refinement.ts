import { unusedFilesMachine, type FileRemoval } from '#machines/admin/unused-files.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { CUT, no, REFUSED, yes } from './outcomes.ts'
import { refines } from './refinement.ts'
import { unusedFilesJourney } from './unused-files.journey.ts'

const some = (...hashes: string[]): FileRemoval => ({
  kind: 'some',
  hashes,
  count: hashes.length,
  size: 9,
  skip: 0,
})
const all: FileRemoval = { kind: 'all', count: 2, size: 18, skip: 0 }
const ask = (task: FileRemoval) => ({ type: 'begin', task }) as const
const removed = (count: number, kept: number) => ({ count, kept, problem: null })
const resting = { kind: 'idle', value: null, problem: null } as const

export const unusedFilesRefinement = refines(unusedFilesJourney, unusedFilesMachine, toActView, {
  input: () => ({}),
  asks: ['asked', 'allAsked', 'pageAsked'],
  events: {
    'the organiser selects one': [],
    'the organiser unselects it': [],
    'the organiser selects the page': [],
    'the organiser turns the page': [],
    'the organiser removes all': ask(all),
    'the organiser removes the selected': ({ from }) => ask(from === 'selected' ? some('a') : some('a', 'b')),
    'the organiser thinks better of it': { askFirst: 'cancelled' },
    'the organiser confirms': { askFirst: 'confirmed' },
    'the organiser confirms all': { askFirst: 'confirmed' },
    'the server removes it': { carryOut: yes(removed(1, 0)) },
    'it is in use by now': { carryOut: yes(removed(0, 1)) },
    'the line is cut': { carryOut: no(CUT) },
    'the server removes them all': { carryOut: yes(removed(2, 0)) },
    'the server removes all but one': { carryOut: yes(removed(1, 1)) },
    'the server refuses': { carryOut: no(REFUSED) },
    'the organiser empties the second page': [],
  },
  states: {
    listed: resting,
    selected: resting,
    pageSelected: resting,
    pageAsked: resting,
    asked: resting,
    removing: { kind: 'busy', task: some('a') },
    removed: { kind: 'idle', value: removed(1, 0) },
    kept: { kind: 'idle', value: removed(0, 1) },
    cutOff: { kind: 'idle', value: null, problem: CUT },
    allAsked: resting,
    removingAll: { kind: 'busy', task: all },
    empty: { kind: 'idle', value: removed(2, 0) },
    oneLeft: { kind: 'idle', value: removed(1, 1) },
    refused: { kind: 'idle', value: null, problem: REFUSED },
    secondPage: resting,
    firstPageAgain: resting,
  },
})
