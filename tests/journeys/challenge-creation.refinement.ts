import { challengeCreationMachine } from '#machines/admin/challenge-creation.machine.ts'
import { toFormView } from '#machines/kit/form.ts'
import { challengeCreationJourney } from './challenge-creation.journey.ts'
import { CUT, no, REFUSED, SIGNED_OUT, yes } from './outcomes.ts'
import { refines } from './refinement.ts'

const submit = (title: string, type: 'StaticAttachment' | null) =>
  ({ type: 'submit', form: { title, tag: 'Misc', type } }) as const
const all = submit('Warm up', 'StaticAttachment')
const form = { kind: 'open', problem: null } as const

export const challengeCreationRefinement = refines(
  challengeCreationJourney,
  challengeCreationMachine,
  toFormView,
  {
    input: () => ({ game: 1 }),
    events: {
      'the organiser wants a challenge': [],
      'the organiser closes the dialog': [],
      'the organiser sends nothing': submit('', null),
      'the organiser sends a title alone': submit('Warm up', null),
      'the organiser sends all of it': all,
      'the organiser sends it again': all,
      'the server agrees': { send: yes(7) },
      'the server refuses': { send: no(REFUSED) },
      'the line is cut': { send: no(CUT) },
      'the session has ended': { send: no(SIGNED_OUT) },
      'the organiser signs in again': 'anew',
    },
    states: {
      list: form,
      form,
      flawed: form,
      typeless: form,
      waiting: { kind: 'busy' },
      refused: { kind: 'open', problem: REFUSED },
      cutOff: { kind: 'open', problem: CUT },
      signingIn: null,
      back: form,
      editor: { kind: 'done', value: 7 },
    },
  },
)
