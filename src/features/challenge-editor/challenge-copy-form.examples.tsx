import type { FormView } from '#machines/kit/form.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { CopyForm, type CopyFormProps } from './challenge-copy-form.tsx'

const nothing = () => {}
const ready = { state: 'ready', problem: null, refresh: nothing } as const
const waiting = { state: 'waiting', isSlow: false } as const
const failed = { state: 'failed', problem: { kind: 'unreachable' }, refresh: nothing } as const
const open = { kind: 'open', problem: null, field: null } as const satisfies FormView
const games = {
  ...ready,
  value: [
    { value: '2', label: 'Harbour Lights 2025' },
    { value: '3', label: '東湖大学 セキュリティコンテスト 新入生向け練習大会' },
  ],
}
const challenges = {
  ...ready,
  value: [
    { id: 1, title: 'Welcome aboard', tag: 'Misc', isEnabled: true },
    { id: 2, title: '灯台と十三の結び目、または長い題名の問題', tag: 'Crypto', isEnabled: false },
    { id: 3, title: 'Off by one', tag: 'Pwn', isEnabled: true },
  ],
} as const
const form: CopyFormProps = {
  view: open,
  draft: { from: null, challenges: [] },
  games,
  challenges: null,
  onChoose: nothing,
  onSubmit: nothing,
}
const chosen: CopyFormProps = { ...form, draft: { from: 2, challenges: [1, 3] }, challenges }

export const examples = {
  waiting: { ...form, games: waiting },
  failed: { ...form, games: failed },
  alone: { ...form, games: { ...ready, value: [] } },
  open: form,
  listing: { ...chosen, challenges: waiting },
  unlisted: { ...chosen, challenges: failed },
  empty: { ...chosen, challenges: { ...ready, value: [] }, draft: { from: 2, challenges: [] } },
  chosen,
  refused: { ...chosen, view: { ...open, problem: { kind: 'refused', title: 'Challenge not found' } } },
  busy: { ...chosen, view: { kind: 'busy' } },
} as const satisfies Record<string, CopyFormProps>

export const shown = shownExamples<CopyFormProps>(examples, (props) => <CopyForm {...props} />)
