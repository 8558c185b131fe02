import { gameImportMachine, toGameImportView } from '#machines/admin/game-import.machine.ts'
import { aGameToEdit } from '../worlds/builders.ts'
import { gameImportJourney } from './game-import.journey.ts'
import { CUT, no, REFUSED, yes } from './outcomes.ts'
import { refines } from './refinement.ts'

const file = 'finals.zip'
const upload = (name: string, size: number, type: string) =>
  ({ type: 'upload', file: { name, size, type } }) as const
const ZIP = 'application/zip'
const idle = { kind: 'idle', flaw: null } as const
const hidden = aGameToEdit({ hidden: true })
const shown = aGameToEdit({ hidden: false })
const hiddenGame = { kind: 'imported', game: hidden } as const

export const gameImportRefinement = refines(gameImportJourney, gameImportMachine, toGameImportView, {
  input: () => undefined,
  events: {
    'the organiser wants to import': [],
    'the organiser closes the dialog': [],
    'the organiser chooses another kind of file': upload('finals.txt', 1_000, 'text/plain'),
    'the organiser chooses an empty file': upload(file, 0, ZIP),
    'the organiser chooses an archive': upload(file, 1_000, ZIP),
    'half of it has gone': { type: 'upload.moved', share: 0.5 },
    'all of it has gone': { type: 'upload.moved', share: 1 },
    'the line is cut': { type: 'upload.answered', outcome: no(CUT) },
    'the organiser stops it': { type: 'cancel' },
    'the organiser presses Escape': [],
    'the server refuses': { type: 'upload.answered', outcome: no(REFUSED) },
    'the server takes a hidden game': { type: 'upload.answered', outcome: yes(hidden) },
    'the server takes a game that is shown': { type: 'upload.answered', outcome: yes(shown) },
    'the organiser tries again': { type: 'retry' },
    'the organiser wants another': { type: 'dismiss' },
    'the organiser opens the game': [],
  },
  states: {
    list: idle,
    dialog: idle,
    strange: { kind: 'idle', flaw: 'strange' },
    empty: { kind: 'idle', flaw: 'empty' },
    sending: { kind: 'sending', file, share: 0 },
    halfway: { kind: 'sending', file, share: 0.5 },
    unpacking: { kind: 'unpacking', file },
    stopped: { kind: 'cancelled', file },
    cutOff: { kind: 'failed', problem: CUT },
    refused: { kind: 'failed', problem: REFUSED },
    hidden: hiddenGame,
    shown: { kind: 'imported', game: shown },
    listed: hiddenGame,
    game: hiddenGame,
  },
})
