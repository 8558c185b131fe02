import { gameNow } from '#contract/rules/game-clock.ts'
import { isOut } from '#contract/rules/challenge-window.ts'
import type { Change } from '#server/live/change.ts'
import { phaseOf } from '#server/modules/game/phase-of.ts'
import type { Challenge, ChallengeFields } from '#server/store/challenges.ts'
import type { Game } from '#server/store/games.ts'
import type { Tables } from '#server/store/store.ts'
import { refuse } from '#server/http/refusal.ts'
import {
  applyPatch,
  areNewHints,
  checkFileName,
  checkLengths,
  checkTemplate,
  checkWindow,
  type ChallengePatch,
} from './challenge-patch.ts'
import { checkFlagKind } from './flag-kind.ts'
import { checkPrerequisites } from './check-prerequisites.ts'
import { tellChallenge, type ChallengeNews } from './tell-challenge.ts'

interface SaveContext {
  tables: Tables
  game: Game
  changes: Change[]
  now: number
}

/**
 * Enabling assigns the challenge to all teams and, while the game runs, announces it, even if it was enabled
 * already. A challenge that comes out later is announced then. The challenge must be locked.
 */
export async function saveChallenge(
  before: Challenge,
  wish: ChallengePatch,
  { tables, game, changes, now }: SaveContext,
): Promise<ChallengeFields> {
  checkLengths(wish)
  const isEnabling = wish.isEnabled === true
  if (isEnabling && before.type !== 'DynamicContainer' && !(await tables.flags.exist(before.id)))
    throw refuse(400, 'challengeWithoutFlag')
  checkFileName(wish)
  checkTemplate(wish, before.type)
  const fields = applyPatch(before, wish)
  checkWindow(fields)
  if (wish.prerequisites) await checkPrerequisites(before, fields.prerequisites, tables)
  if (fields.flagMatch !== before.flagMatch || fields.needsAllFlags !== before.needsAllFlags) {
    const flags = await tables.flags.list(before.id)
    checkFlagKind(
      { ...fields, type: before.type },
      flags.map(({ flag }) => flag),
    )
  }
  const gameTime = gameNow(game, now)
  const isShown = isOut(fields, gameTime)
  const isReleasing = isShown && !isOut(before, gameTime)
  if (isShown)
    await tables.challenges.markAnnounced(before.id, fields.opensAt, isReleasing ? 'now' : 'if told')
  await tables.challenges.update(before.id, fields)
  if (isEnabling) await tables.challenges.makeInstances(before.id)
  const news: ChallengeNews['type'][] = [
    ...(isReleasing || (isShown && isEnabling) ? ['NewChallenge' as const] : []),
    ...(isShown && areNewHints(wish.hints, before.hints) ? ['NewHint' as const] : []),
  ]
  if (phaseOf(game, now) === 'ongoing') {
    for (const type of news) {
      const challenge = { id: before.id, ...fields }
      changes.push(...(await tellChallenge({ gameId: game.id, type, challenge, at: now }, tables)))
    }
  }
  return fields
}
