import type { PlatformNotice, PlatformNoticeInput } from '#contract/models/platform-notice.ts'
import { instant, toIso } from '#contract/models/time.ts'
import {
  nextNoticeTime,
  PLATFORM_NOTICE_PLANS,
  PLATFORM_NOTICE_SHOWN_MS,
  shownNotice,
} from '#contract/rules/platform-notice.ts'
import { openDueLoop, type DueLoop } from '#server/base/due-loop.ts'
import { refuse } from '#server/http/refusal.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import type { Services } from '#server/modules/services.ts'
import { pushPlatformConfig } from './push-config.ts'
import { toPlatformNotice } from './shown-notice.ts'

const MAX_LISTED = 100
const LOCK = 'platform-notices'
/** Checked this often, because another process may have stored a plan, and the clock may be set. */
const LOOK_MS = 5000

type Pushing = Pick<Services, 'store' | 'config' | 'configBroadcast' | 'publish' | 'logger' | 'clock'>

export async function listPlatformNotices({ store }: Pick<Services, 'store'>): Promise<PlatformNotice[]> {
  return (await store.platformNotices.list(MAX_LISTED)).map(toPlatformNotice)
}

export async function sendPlatformNotice(
  { content, at }: PlatformNoticeInput,
  by: AuditActor,
  services: Pushing,
): Promise<PlatformNotice> {
  const { store, clock } = services
  const told = await store.exclusively(LOCK, async (tables) => {
    const now = clock.now()
    const due = at === null ? now : instant(at)
    if (at !== null && due <= now) throw refuse(400, 'noticeTimePast')
    if (at !== null && (await tables.platformNotices.countAfter(now)) >= PLATFORM_NOTICE_PLANS)
      throw refuse(400, 'noticePlans', { limit: PLATFORM_NOTICE_PLANS })
    const id = await tables.platformNotices.create({ content, at: due })
    const after = { content, opensAt: at === null ? null : toIso(due) }
    await writeAudit(tables, by, { act: 'NoticeCreated', of: { kind: 'platform' }, after }, { clock })
    return toPlatformNotice({ id, content, at: due })
  })
  await pushPlatformConfig(services)
  return told
}

export async function deletePlatformNotice(id: number, by: AuditActor, services: Pushing): Promise<null> {
  const { store, clock } = services
  await store.exclusively(LOCK, async (tables) => {
    const gone = await tables.platformNotices.delete(id)
    if (gone === null) throw refuse(404, 'noticeMissing')
    const before = { content: gone.content }
    await writeAudit(tables, by, { act: 'NoticeDeleted', of: { kind: 'platform' }, before }, { clock })
  })
  await pushPlatformConfig(services)
  return null
}

/**
 * Sends the new configuration when a planned notice comes out, and when one is over. Each process waits for
 * itself, because each keeps the response of `GET /api/config`.
 */
export function openPlatformNotices(services: Pushing): DueLoop {
  const { store, clock, logger } = services
  let last: number | null = null
  const run = async () => {
    try {
      const now = clock.now()
      const notices = await store.platformNotices.around(now, 2 * PLATFORM_NOTICE_SHOWN_MS)
      const before = last === null ? null : shownNotice(notices, last)
      const isChanged = last !== null && before?.id !== shownNotice(notices, now)?.id
      last = now
      if (isChanged) await pushPlatformConfig(services)
      const nextAt = nextNoticeTime(notices, now) ?? Number.POSITIVE_INFINITY
      return Math.min(LOOK_MS, nextAt - clock.now())
    } catch (error) {
      logger.warn({ err: error }, 'planned notices to the platform were not shown')
      return LOOK_MS
    }
  }
  return openDueLoop({ clock, run })
}
