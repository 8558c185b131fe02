import { shownExamples } from '#src/ui/shown-examples.ts'
import { CategoriesForm, type CategoriesFormProps } from './categories-form.tsx'

const common = {
  isUnsaved: false,
  onEdit: () => {},
  onSave: () => {},
  categories: [{ tag: 'Web', label: 'Net', colour: 'gray' }],
} as const

export const examples = {
  builtIn: { ...common, categories: [], view: { kind: 'open', problem: null, field: null } },
  own: { ...common, view: { kind: 'open', problem: null, field: null } },
  busy: { ...common, view: { kind: 'busy' } },
  refused: {
    ...common,
    view: { kind: 'open', problem: { kind: 'refused', title: 'Not “Net”' }, field: 'Web' },
  },
  unreachable: { ...common, view: { kind: 'open', problem: { kind: 'unreachable' }, field: null } },
} as const satisfies Record<string, CategoriesFormProps>

export const shown = shownExamples<CategoriesFormProps>(examples, (view) => <CategoriesForm {...view} />)
