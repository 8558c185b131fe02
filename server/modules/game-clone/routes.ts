import * as copies from '#contract/calls/challenge-copies.ts'
import * as calls from '#contract/calls/game-archive.ts'
import { serve } from '#server/modules/serve.ts'
import { withVersion, type Versioned } from '#server/http/version.ts'
import type { gameCloneModel } from '#contract/models/game-clone.ts'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import type { GameArchive } from '#contract/models/game-archive.ts'
import { cloneSchedule } from '#contract/rules/clone-schedule.ts'
import type { Read } from '#contract/schema.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { insertGame } from '#server/modules/game-archive/insert-game.ts'
import { toArchive } from '#server/modules/game-archive/to-archive.ts'
import { readWholeGame } from '#server/modules/game-archive/read-whole-game.ts'
import { checkGame } from '#server/modules/game/game-fields.ts'
import { warnAboutUnmaskedKey, readToEdit } from '#server/modules/game/edit-game.ts'
import { makeGameKeys } from '#server/modules/game/signing-keys.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { asUnopened } from './as-unopened.ts'
import { copyChallenges } from './copy-challenges.ts'

export const gameCloneRoutes = [
  serve(calls.cloneGame, async ({ params, body, actor, ip, reply }, services) =>
    withVersion(reply, await cloneGame(params.id, body, { actor, ip }, services)),
  ),
  serve(copies.copyChallenges, ({ params, body, actor, ip }, services) =>
    copyChallenges(params.id, body, { actor, ip }, services),
  ),
]

type Needs = Pick<Services, 'store' | 'clock' | 'ids' | 'config' | 'platformLog'>

type CloneInput = Read<typeof gameCloneModel>

/** Adds a link to each file instead of copying its bytes. */
async function cloneGame(
  id: number,
  wish: CloneInput,
  by: AuditActor,
  { store, clock, ids, config, platformLog }: Needs,
): Promise<Versioned<GameInfoModel>> {
  const cloned = await store.transaction(async (tables) => {
    const original = toArchive(await readWholeGame(id, tables))
    const archive = asClone(original, wish)
    checkGame(archive.game)
    const made = await readToEdit(await insertGame(archive, makeGameKeys(ids, config.xorKey), tables), tables)
    const of = { kind: 'game', id: made.answer.id, name: archive.game.title } as const
    await writeAudit(
      tables,
      by,
      { act: 'GameCloned', of, after: { original: `${original.game.title} #${id}` } },
      { clock },
    )
    return made
  })
  warnAboutUnmaskedKey(cloned.answer.id, { config, platformLog })
  return cloned
}

/** Hides the clone and disables its challenges, until an organiser changes that. */
function asClone(
  { game, challenges, ...archive }: GameArchive,
  { title, start, end }: CloneInput,
): GameArchive {
  const span = cloneSchedule(game, { start: start ?? null, end: end ?? null })
  if (span === null) throw refuse(400, 'gameTimesReversed')
  return {
    ...archive,
    game: { ...game, ...span, title, hidden: true },
    challenges: challenges.map((challenge) => asUnopened(challenge, game, span)),
    notices: [],
  }
}
