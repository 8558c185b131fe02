import type { FastifyRequest } from 'fastify'
import { makePoster } from '#server/images/poster.ts'
import { changePicture, type PictureKind } from '#server/modules/asset/picture.ts'
import type { Actor } from '#server/wire/actor.ts'
import { refuse } from '#server/wire/refusal.ts'
import type { Around } from '#server/wire/serve.ts'
import { lockGame } from './edit.ts'

const POSTER: PictureKind = {
  name: 'poster.webp',
  make: makePoster,
  titles: { empty: 'posterEmpty', tooLarge: 'posterTooLarge', unreadable: 'posterUnreadable' },
}

/** The poster is no part of what a save of the game replaces, so it counts for no version. */
export async function uploadPoster(id: number, actor: Actor, request: FastifyRequest, around: Around): Promise<string> {
  const { store } = around
  const isThere = async () => {
    if (!(await store.games.exists(id))) throw refuse(404, 'gameMissing')
  }
  const put = (hash: string) =>
    store.transaction(async (tables) => {
      // It may have been deleted while the picture was made.
      await lockGame(id, tables)
      return tables.games.setPoster(id, hash)
    })
  const hash = await changePicture(POSTER, { request, userId: actor.id, expect: isThere }, put, around)
  return `/assets/${hash}/${POSTER.name}`
}
