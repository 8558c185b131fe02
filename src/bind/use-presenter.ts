import { useActor } from '@xstate/react'
import { use, useEffect, useEffectEvent } from 'react'
import type { GameNotice } from '#contract/models/notice.ts'
import type { PresenterKey } from '#machines/live/presenter-effects.ts'
import { toPresenterView, type NoticeGroupsEvent } from '#machines/live/presenter.machine.ts'
import { useWired } from './wired.ts'

interface PresenterFacts {
  presented: (telling: NoticeGroupsEvent) => void
  /** Nobody sees any tab of the game. */
  rung: (notices: readonly GameNotice[]) => void
}

/**
 * `notices`: all there are, null while they are not known. Another place is another presenter: give it a
 * `key`.
 */
export function usePresenter(
  place: PresenterKey & { team: string | null },
  notices: readonly GameNotice[] | null,
  told: PresenterFacts,
): void {
  const { presenter, now, mark } = use(useWired().presenting())
  const [snapshot, send, process] = useActor(presenter, { input: { ...place, now } })
  const hearPresented = useEffectEvent(told.presented)
  const hearRung = useEffectEvent(told.rung)
  useEffect(() => {
    const heard = [
      process.on('presented', (telling) => hearPresented(telling)),
      process.on('rung', ({ notices: waiting }) => hearRung(waiting)),
    ]
    return () => heard.forEach((each) => each.unsubscribe())
  }, [process])
  useEffect(() => {
    if (notices !== null) send({ type: 'notices.told', notices })
  }, [send, notices])
  const { unseen } = toPresenterView(snapshot)
  useEffect(() => mark(unseen), [mark, unseen])
  useEffect(() => () => mark(0), [mark])
}
