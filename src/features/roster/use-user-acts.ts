import { useState } from 'react'
import type { UserInfoModel } from '#contract/models/user.ts'
import type { RosterQuery } from '#machines/admin/roster-query.ts'
import type { UserActsView } from '#machines/admin/user-acts.machine.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { toUserActs, type ChosenAct, type ChosenActKind } from './user-acts.ts'

export interface AskedUserAct {
  kind: ChosenActKind
  users: readonly UserInfoModel[]
}
export interface UserActsOfList {
  view: UserActsView
  /** The act that the dialog asks about. */
  asked: AskedUserAct | null
  ask: (kind: ChosenActKind, users: readonly UserInfoModel[]) => void
  /** Carries out the act that the dialog has asked about. */
  press: (act: ChosenAct) => void
  cancel: () => void
  /** Null: there is nothing to take back. */
  undo: (() => void) | null
}

/** Runs the acts on several accounts in one process, so that the last act can be undone. */
export function useUserActs(at: RosterQuery, onDone: () => void): UserActsOfList {
  const [asked, setAsked] = useState<AskedUserAct | null>(null)
  const [view, send] = useProcess(
    usePart('admin').userActs,
    {},
    {
      hear: {
        succeeded: () => {
          setAsked(null)
          onDone()
        },
      },
    },
  )
  const undo = view.kind === 'idle' && view.value !== null ? (view.task?.undo ?? null) : null
  return {
    view,
    asked,
    ask: (kind, users) => {
      if (users.length > 0 && view.kind !== 'busy') setAsked({ kind, users })
    },
    press: (act) => {
      if (asked !== null) send({ type: 'begin', task: { ...toUserActs(act, asked.users), at } })
    },
    cancel: () => setAsked(null),
    undo:
      undo === null ? null : () => send({ type: 'begin', task: { act: undo, undo: null, isUndo: true, at } }),
  }
}
