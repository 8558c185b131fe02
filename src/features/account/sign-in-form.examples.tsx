import type { SignInView } from '#machines/account/sign-in.machine.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { SignInForm } from './sign-in-form.tsx'

export const examples = {
  open: { kind: 'open', problem: null, past: null },
  refused: {
    kind: 'open',
    problem: { kind: 'signed-out', title: 'Wrong username or password' },
    past: null,
  },
  changed: {
    kind: 'open',
    problem: null,
    past: { kind: 'signed-out', title: 'Wrong username or password' },
  },
  cutOff: { kind: 'open', problem: { kind: 'unreachable' }, past: null },
  heldOff: { kind: 'held-off', until: 0 },
  busy: { kind: 'busy', past: null },
  forgotten: { kind: 'forgotten' },
  signedIn: { kind: 'signed-in' },
} as const satisfies Record<string, SignInView>

const nothing = () => {}
export const shown = shownExamples<SignInView>(examples, (view) => (
  <SignInForm view={view} onSubmit={nothing} onEdit={nothing} />
))
