import { useActor } from '@xstate/react'
import { use } from 'react'
import { toGameJoiningView, type GameJoiningView, type JoinRules, type JoinWish } from '#machines/game/game-joining.machine.ts'
import { useTold } from './use-told.ts'
import { useWired } from './wired.ts'

export interface GameJoiningActs {
  view: GameJoiningView
  submit: (wish: JoinWish, rules: JoinRules) => void
  edit: () => void
}

export function useGameJoining(game: number, onJoined: () => void): GameJoiningActs {
  const [snapshot, send, process] = useActor(use(useWired().participation()).joining, { input: { game } })
  useTold(process, onJoined)
  return {
    view: toGameJoiningView(snapshot),
    submit: (wish, rules) => send({ type: 'submit', wish, rules }),
    edit: () => send({ type: 'edit' }),
  }
}
