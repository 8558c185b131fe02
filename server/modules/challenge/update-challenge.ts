import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import { gameNow } from '#contract/rules/game-clock.ts'
import { isOut } from '#contract/rules/challenge-window.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { phaseOf } from '#server/modules/game/phase-of.ts'
import { addNotice } from '#server/modules/notice/add-notice.ts'
import type { Notice } from '#server/store/notices.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import type { VersionCheck, Versioned } from '#server/http/version.ts'
import { changeChallenge } from './change-challenge.ts'
import type { ChallengeRef } from './challenge-ref.ts'
import { readChallenge } from './challenge-edit-detail.ts'
import {
  areNewHints,
  checkLengths,
  checkFileName,
  checkTemplate,
  checkWindow,
  SECRET_FIELDS,
  applyPatch,
  toAuditedFields,
  type ChallengePatch,
} from './challenge-patch.ts'

/**
 * Enabling assigns the challenge to all teams. While the game runs, it also announces it, even if it was
 * enabled already. A challenge that comes out later is announced then.
 */
export async function updateChallenge(
  place: ChallengeRef,
  wish: ChallengePatch,
  stillThe: VersionCheck,
  by: AuditActor,
  services: Pick<Services, 'store' | 'publish' | 'clock'>,
): Promise<Versioned<ChallengeEditDetailModel>> {
  checkLengths(wish)
  const now = services.clock.now()
  return changeChallenge(place, services, async (before, tables, game, changes) => {
    stillThe(before.version)
    const isEnabling = wish.isEnabled === true
    if (isEnabling && before.type !== 'DynamicContainer' && !(await tables.flags.exist(before.id)))
      throw refuse(400, 'challengeWithoutFlag')
    checkFileName(wish)
    checkTemplate(wish, before.type)
    const fields = applyPatch(before, wish)
    checkWindow(fields)
    const gameTime = gameNow(game, now)
    const isShown = isOut(fields, gameTime)
    const isReleasing = isShown && !isOut(before, gameTime)
    if (isShown)
      await tables.challenges.markAnnounced(before.id, fields.opensAt, isReleasing ? 'now' : 'if told')
    await tables.challenges.update(before.id, fields)
    if (isEnabling) await tables.challenges.makeInstances(before.id)
    const news: Notice['type'][] = [
      ...(isReleasing || (isShown && isEnabling) ? ['NewChallenge' as const] : []),
      ...(isShown && areNewHints(wish.hints, before.hints) ? ['NewHint' as const] : []),
    ]
    if (phaseOf(game, now) === 'ongoing') {
      for (const type of news) {
        const notice = await addNotice({ gameId: game.id, type, content: fields.title, at: now }, tables)
        changes.push({ kind: 'notice-added', notice, hasStarted: true })
      }
    }
    const of = { kind: 'challenge', id: before.id, name: before.title, gameId: place.id } as const
    await writeAudit(
      tables,
      by,
      {
        act: 'ChallengeChanged',
        of,
        before: toAuditedFields(before),
        after: toAuditedFields(fields),
        hidden: SECRET_FIELDS,
      },
      services,
    )
    return readChallenge(place, tables)
  })
}
