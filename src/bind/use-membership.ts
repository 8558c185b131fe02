import { useActor } from '@xstate/react'
import { use } from 'react'
import { toMembershipView, type Act, type MembershipView } from '#machines/team/membership.machine.ts'
import { useTold } from './use-told.ts'
import { useWired } from './wired.ts'

/** Runs as long as one team is open; `name` is what the team is called when somebody acts. */
export function useMembership(team: number, onDone: () => void): { view: MembershipView; act: (act: Act, name: string) => void } {
  const [snapshot, send, process] = useActor(use(useWired().team()).membership, { input: { team } })
  useTold(process, onDone)
  return { view: toMembershipView(snapshot), act: (act, name) => send({ type: 'act', act, name }) }
}
