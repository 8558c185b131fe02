import type {
  ChallengeEditDetailModel,
  ChallengeInfoModel,
  challengeInfoModelInput,
} from '#contract/models/challenge-edit.ts'
import type { Read } from '#contract/schema.ts'
import { MAX_TITLE_LENGTH } from '#contract/rules/edit-limits.ts'
import { deleteUnlinkedFiles, type UnlinkServices } from '#server/modules/asset/delete-unlinked.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { lockGame } from '#server/modules/game/edit-game.ts'
import { commit } from '#server/modules/commit.ts'
import { checkTextLength } from '#server/http/length-limits.ts'
import type { Services } from '#server/modules/services.ts'
import type { VersionCheck, Versioned } from '#server/http/version.ts'
import { boardChange, changeChallenge } from './change-challenge.ts'
import type { ChallengeRef } from './challenge-ref.ts'
import { readChallenge, toChallengeInfo } from './challenge-edit-detail.ts'

const HOUR_MS = 3_600_000

/** Returns [] for an unknown game. */
export async function listToEdit(
  gameId: number,
  { store, containerManager, clock }: Pick<Services, 'store' | 'containerManager' | 'clock'>,
): Promise<ChallengeInfoModel[]> {
  const [challenges, solves, figures] = await Promise.all([
    store.challenges.list(gameId),
    store.challenges.solveCounts(gameId),
    store.challenges.figures(gameId, clock.now() - HOUR_MS),
  ])
  return challenges.map((challenge) => ({
    ...toChallengeInfo(challenge, solves.get(challenge.id) ?? 0, containerManager.hasRuntime),
    ...figures.get(challenge.id),
  }))
}

export async function createChallenge(
  gameId: number,
  { title, tag, type }: Read<typeof challengeInfoModelInput>,
  by: AuditActor,
  services: Pick<Services, 'store' | 'publish' | 'clock'>,
): Promise<Versioned<ChallengeEditDetailModel>> {
  checkTextLength('title', title, MAX_TITLE_LENGTH)
  return commit(services, async (tables, changes) => {
    await lockGame(gameId, tables)
    const cId = await tables.challenges.create({ gameId, title, tag, type })
    await writeAudit(
      tables,
      by,
      {
        act: 'ChallengeCreated',
        of: { kind: 'challenge', id: cId, name: title, gameId },
        after: { gameId, tag, type },
      },
      services,
    )
    changes.push({ kind: 'challenge-created', gameId })
    return readChallenge({ id: gameId, cId }, tables)
  })
}

export async function deleteChallenge(
  place: ChallengeRef,
  stillThe: VersionCheck,
  by: AuditActor,
  services: UnlinkServices & Pick<Services, 'publish' | 'clock'>,
): Promise<null> {
  const unlinked = await changeChallenge(
    place,
    services,
    async ({ id, title, version }, tables, _, changes) => {
      const { challenges, attachments, files } = tables
      stillThe(version)
      const hashes = await attachments.filesOfChallenge(id)
      if (await challenges.delete(id)) changes.push(await boardChange(place.id, tables))
      const loose = await files.unlink(hashes)
      await writeAudit(
        tables,
        by,
        { act: 'ChallengeDeleted', of: { kind: 'challenge', id, name: title, gameId: place.id } },
        services,
      )
      return loose
    },
  )
  await deleteUnlinkedFiles(unlinked, services)
  return null
}
