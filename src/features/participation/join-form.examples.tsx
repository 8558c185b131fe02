import { shownExamples } from '#src/ui/shown-examples.ts'
import { JoinForm, type JoiningView } from './join-form.tsx'

const refusal = { kind: 'refused', title: 'The server will not have it' } as const

export const examples = {
  open: { kind: 'open', problem: null, field: null },
  refused: { kind: 'open', problem: refusal, field: null },
  wrongTeam: { kind: 'open', problem: refusal, field: 'team' },
  cutOff: { kind: 'open', problem: { kind: 'unreachable' }, field: null },
  busy: { kind: 'busy' },
  joined: { kind: 'done', value: { status: 'Pending', team: 'red' } },
} as const satisfies Record<string, JoiningView>

const nothing = () => {}
export const shown = shownExamples(examples, (view) => (
  <JoinForm
    view={view}
    wish={{ team: null, organization: null, inviteCode: '' }}
    rules={{ organizations: ['West'], invite: 'needed' }}
    teams={[{ id: 1, name: 'Red Pandas' }]}
    limit={0}
    onType={nothing}
    onSubmit={nothing}
  />
))
