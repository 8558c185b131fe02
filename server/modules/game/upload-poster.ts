import type { FastifyRequest } from 'fastify'
import { makePoster } from '#server/files/images/poster.ts'
import {
  changePicture,
  type PictureKind,
  type PictureServices,
} from '#server/modules/asset/change-picture.ts'
import { appendBoardChange } from '#server/modules/board/append-change.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { commit } from '#server/modules/commit.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { lockGame } from './edit-game.ts'

const POSTER: PictureKind = {
  name: 'poster.webp',
  make: makePoster,
  titles: { empty: 'posterEmpty', tooLarge: 'posterTooLarge' },
}

/** A save of the game does not replace the poster, so the poster does not change the version. */
export async function uploadPoster(
  id: number,
  by: AuditActor,
  request: FastifyRequest,
  services: PictureServices & Pick<Services, 'publish'>,
): Promise<string> {
  const { store } = services
  const isThere = async () => {
    if (!(await store.games.exists(id))) throw refuse(404, 'gameMissing')
  }
  const put = async (hash: string) => {
    return commit(services, async (tables, changes) => {
      // The game may have been deleted while the picture was processed.
      const { title, hidden } = await lockGame(id, tables)
      const before = await tables.games.setPoster(id, hash)
      const change = { before: { poster: before }, after: { poster: hash } }
      await writeAudit(
        tables,
        by,
        { act: 'PosterChanged', of: { kind: 'game', id, name: title }, ...change },
        services,
      )
      changes.push({ kind: 'board-facts', gameId: id, facts: await appendBoardChange(id, tables) })
      changes.push({ kind: 'game-details-changed', gameId: id, isHidden: hidden })
      return before
    })
  }
  const hash = await changePicture(POSTER, { request, userId: by.actor.id, expect: isThere }, put, services)
  return `/assets/${hash}/${POSTER.name}`
}
