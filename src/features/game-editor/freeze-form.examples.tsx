import { shownExamples } from '#src/ui/shown-examples.ts'
import { FreezeForm, type FreezeFormProps, game } from './freeze-form.tsx'

const common = { game, now: Date.parse('2026-10-01T15:30:00.000Z'), onSet: () => {}, onReveal: () => {} }

const resting = { kind: 'resting', problem: null } as const

const frozen = { freezeAt: '2026-10-01T15:00:00.000Z', revealedAt: null }

export const examples = {
  none: { ...common, view: resting, freeze: { freezeAt: null, revealedAt: null } },
  frozen: { ...common, view: resting, freeze: frozen },
  revealing: { ...common, view: { kind: 'busy', doing: 'revealing' }, freeze: frozen },
  revealed: { ...common, view: resting, freeze: { ...frozen, revealedAt: '2026-10-01T17:00:00.000Z' } },
  refused: { ...common, view: { kind: 'resting', problem: { kind: 'unreachable' } }, freeze: frozen },
} as const satisfies Record<string, FreezeFormProps>

export const shown = shownExamples<FreezeFormProps>(examples, (form) => <FreezeForm {...form} />)
