import type { PlatformNotice } from '#contract/models/platform-notice.ts'
import { toIso } from '#contract/models/time.ts'
import { PLATFORM_NOTICE_SHOWN_MS, shownNotice } from '#contract/rules/platform-notice.ts'
import type { Services } from '#server/modules/services.ts'
import type { StoredPlatformNotice } from '#server/store/platform-notices.ts'

/** The notice that every page shows now. Null: none. */
export async function noticeShownNow({
  store,
  clock,
}: Pick<Services, 'store' | 'clock'>): Promise<PlatformNotice | null> {
  const now = clock.now()
  const shown = shownNotice(await store.platformNotices.around(now, PLATFORM_NOTICE_SHOWN_MS), now)
  return shown === null ? null : toPlatformNotice(shown)
}

export const toPlatformNotice = ({ id, content, at }: StoredPlatformNotice): PlatformNotice => ({
  id,
  content,
  time: toIso(at),
})
