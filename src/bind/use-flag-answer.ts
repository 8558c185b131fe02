import { useActor } from '@xstate/react'
import { use, useEffect, useEffectEvent, useState } from 'react'
import type { AnswerResult } from '#contract/models/submission.ts'
import { toFlagAnswerView, type FlagAnswerView } from '#machines/game/flag-answer-view.ts'
import type { ChallengePlace, Judged } from '#machines/game/flag-try.ts'
import type { FlagTry } from '#src/lib/try-store.ts'
import { useSession } from './use-session.ts'
import { useWired } from './wired.ts'

export interface FlagAnswering {
  view: FlagAnswerView
  /** What this person has tried here before, the newest first. */
  tries: readonly FlagTry[]
  submit: (flag: string) => void
  edit: () => void
  retry: () => void
  withdraw: () => void
}

/** `judged` hears every verdict. `pushed`: those that the team was told, by the id of the answer; one may be quicker than the next question. */
export function useFlagAnswer(place: ChallengePlace, pushed: ReadonlyMap<number, AnswerResult>, judged: (verdict: Judged) => void): FlagAnswering {
  const { flagAnswer, now, newKey, tries: store, solved } = use(useWired().playing())
  const { view } = useSession()
  const account = view.kind === 'signed-in' ? view.account.id : ''
  const of = `${place.game}/${place.challenge}`
  const [tries, setTries] = useState(() => store.read(account, of))
  const [snapshot, send, process] = useActor(flagAnswer, { input: { ...place, now, newKey } })
  const hear = useEffectEvent((told: Judged) => {
    store.add(account, of, { flag: told.flag, verdict: told.verdict, at: now() })
    setTries(store.read(account, of))
    if (told.verdict === 'Accepted') solved(place)
    judged(told)
  })
  useEffect(() => {
    const heard = process.on('judged', (told) => hear(told))
    return () => heard.unsubscribe()
  }, [process])
  const { submission } = snapshot.context
  const verdict = submission === null ? undefined : pushed.get(submission)
  useEffect(() => {
    if (submission !== null && verdict !== undefined && verdict !== 'FlagSubmitted') send({ type: 'server.reported', submission, verdict })
  }, [send, submission, verdict])
  return {
    view: toFlagAnswerView(snapshot),
    tries,
    submit: (flag) => send({ type: 'submit', flag }),
    edit: () => send({ type: 'edit' }),
    retry: () => send({ type: 'retry' }),
    withdraw: () => send({ type: 'withdraw' }),
  }
}
