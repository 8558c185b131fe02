import { getConfig } from '#contract/calls/info.ts'
import {
  deletePlatformNotice,
  listPlatformNotices,
  sendPlatformNotice,
} from '#contract/calls/platform-notices.ts'
import { toIsoOrNull } from '#contract/models/time.ts'
import type { Outcome } from '#contract/problem.ts'
import type { PlatformNoticeTask } from '#machines/admin/platform-notices.machine.ts'
import type { ClientServices } from './services.ts'

/** Reads the list before the message announces the change, and the own page shows the notice too. */
export function wirePlatformNotices({ request, reads }: Pick<ClientServices, 'request' | 'reads'>) {
  return async (task: PlatformNoticeTask, signal: AbortSignal): Promise<Outcome<null>> => {
    const done = await carriedOut(task, signal)
    const list = await request(listPlatformNotices, {})
    if (list.ok) reads.adopt(listPlatformNotices, {}, list.value)
    else reads.refresh(listPlatformNotices, {})
    reads.refresh(getConfig, {})
    return done
  }

  async function carriedOut(task: PlatformNoticeTask, signal: AbortSignal): Promise<Outcome<null>> {
    if (task.kind === 'send') {
      const body = { content: task.content, at: toIsoOrNull(task.at) }
      const sent = await request(sendPlatformNotice, { body }, signal)
      return sent.ok ? { ok: true, value: null } : sent
    }
    const gone = await request(deletePlatformNotice, { params: { id: task.id } }, signal)
    // Another organiser may have been faster.
    return gone.ok || gone.problem.kind === 'missing' ? { ok: true, value: null } : gone
  }
}
