import { useState } from 'react'
import type { Problem } from '#contract/problem.ts'
import { ROLES } from '#contract/models/role.ts'
import { DISABLE_WORD } from '#contract/rules/roster.ts'
import { AskDialog, type Consequence } from '#src/shell/room/ask-dialog.tsx'
import { userActsWords } from '#src/text/areas/user-acts.ts'
import { userAdminWords } from '#src/text/areas/user-admin.ts'
import { useWords } from '#src/text/use-text.ts'
import { PlainSelect } from '#src/ui/plain-select.tsx'
import type { AskedUserAct } from './use-user-acts.ts'
import { sizeOf, toUserActs, type ChosenAct } from './user-acts.ts'

export interface UserActQuestionProps {
  asked: AskedUserAct
  isBusy: boolean
  problem: Problem | null
  onPress: (act: ChosenAct) => void
  onCancel: () => void
}

const GRAVE = { confirm: 'plain', role: 'costs', 'sign-out': 'costs', disable: 'lost' } as const
/** Disabling is an act of its own, with a typed word. */
const GIVEN = ROLES.filter((role) => role !== 'Banned')
/** Further names would not be read. */
const MAX_NAMED = 6

/** Explains the effects of an act on several accounts, above the button that starts it. */
export function UserActQuestion({ asked: { kind, users }, onPress, ...rest }: UserActQuestionProps) {
  const words = useWords(userActsWords)
  const { role: roles, form } = useWords(userAdminWords)
  const [role, setRole] = useState<(typeof GIVEN)[number]>('User')
  const actWith = (word: string): ChosenAct =>
    kind === 'role' ? { kind, role } : kind === 'disable' ? { kind, word } : { kind }
  const { act, undo } = toUserActs(actWith(''), users)
  const size = sizeOf(act)
  const same = users.length - size
  const named = users.slice(0, MAX_NAMED).map(({ userName }) => userName)
  const lines: readonly Consequence[] = [
    { grave: 'plain', text: words.named(named.join(', '), users.length - named.length) },
    { grave: GRAVE[kind], text: words.effect[kind] },
    ...(kind === 'role' ? [{ grave: 'plain' as const, text: words.rights[role] }] : []),
    ...(same > 0 ? [{ grave: 'plain' as const, text: words.same(same) }] : []),
  ]
  return (
    <AskDialog
      {...rest}
      title={words.title[kind](users.length)}
      button={words.button[kind](size)}
      lines={lines}
      undo={undo === null ? words.again : words.undoable}
      isReady={size > 0}
      {...(kind === 'disable' ? { word: DISABLE_WORD, tone: 'danger' as const } : {})}
      onPress={(typed) => onPress(actWith(typed))}
    >
      {kind === 'role' ? (
        <PlainSelect
          label={form.role}
          choices={GIVEN.map((value) => ({ value, label: roles[value] }))}
          value={role}
          onValueChange={setRole}
        />
      ) : null}
    </AskDialog>
  )
}
