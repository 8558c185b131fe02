import type { GameInfoModel } from '#contract/models/game-edit.ts'
import { EPOCH, instant } from '#contract/models/time.ts'
import type { CloneDraft } from '#machines/admin/game-clone.machine.ts'

const HOUR_MS = 3_600_000

/**
 * When the next one could take place: as long as this one, and not in the past. Null for a game without
 * times.
 */
export function firstSpan(
  { start, end }: Pick<GameInfoModel, 'start' | 'end'>,
  now: number,
): { startsAt: number; endsAt: number } | null {
  if (instant(start) === instant(EPOCH) && instant(end) === instant(EPOCH)) return null
  const startsAt = Math.max(instant(start), Math.ceil(now / HOUR_MS) * HOUR_MS)
  return { startsAt, endsAt: startsAt + instant(end) - instant(start) }
}

/** Until somebody sets an end it stays as far from the start as in the original. */
export function draftOf(
  kept: Readonly<Record<string, string>>,
  title: string,
  usual: ReturnType<typeof firstSpan>,
): CloneDraft {
  const startsAt = momentIn(kept['startsAt'], usual?.startsAt ?? null)
  const following = usual !== null && startsAt !== null ? startsAt + usual.endsAt - usual.startsAt : null
  return { title: kept['title'] ?? title, startsAt, endsAt: momentIn(kept['endsAt'], following) }
}

/** Nobody touched it, or somebody emptied it. */
function momentIn(kept: string | undefined, usual: number | null): number | null {
  if (kept === undefined) return usual
  return kept === '' ? null : Number(kept)
}
