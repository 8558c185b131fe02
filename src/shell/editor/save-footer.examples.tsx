import { shownExamples } from '#src/ui/shown-examples.ts'
import { RestoredDraft } from './editor-frame.tsx'
import { SaveFoot, type OpenView } from './save-footer.tsx'

const open = {
  kind: 'open',
  changes: [],
  problem: null,
  savedAt: null,
  restoredAt: null,
  isKept: true,
} as const

const changed = { ...open, changes: ['title', 'content'] } as const

export const examples = {
  pristine: { ...open, status: 'pristine' },
  dirty: { ...changed, status: 'dirty' },
  restored: { ...changed, status: 'dirty', restoredAt: Date.parse('2026-11-20T08:00:00Z') },
  crowded: { ...changed, status: 'dirty', isKept: false },
  saving: { ...changed, status: 'saving' },
  saved: { ...open, status: 'saved', savedAt: Date.parse('2026-11-20T08:00:00Z') },
  refused: { ...changed, status: 'refused', problem: { kind: 'refused', title: 'The title is too long' } },
  signedOut: { ...changed, status: 'refused', problem: { kind: 'signed-out', title: null } },
} satisfies Record<string, OpenView>

const nothing = () => {}
const labels = { title: 'Title', content: 'Text', tags: 'Tags' }
export const shown = shownExamples<OpenView>(examples, (view) => (
  <>
    <RestoredDraft view={view} onDiscard={nothing} />
    <SaveFoot view={view} labels={labels} onDiscard={nothing} />
  </>
))
