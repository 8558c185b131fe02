import type { BoardModel } from '#contract/models/board.ts'
import type { ScoreboardModel } from '#contract/models/scoreboard.ts'
import type { Board } from '#contract/rules/board/board.ts'
import { snapshotOf } from '#contract/rules/board/compact-form.ts'
import { boardOf } from '#contract/rules/board/fold-board.ts'
import type { TestServer } from '../../a-server.ts'
import { statement } from '#server/store/sql.ts'
import { submissionWorld, type Player } from '../submission/submission.world.ts'

const SET_ORGANIZATION = statement(
  'test.setOrganization',
  'update participations set organization = $2 where id = $1',
)

export type BoardWorld = Awaited<ReturnType<typeof boardWorld>>

/** A board may be a second old, so each read advances the clock by a second. */
export async function boardWorld(own?: TestServer) {
  const world = await submissionWorld(own)
  const { server } = world
  const get = (url: string, headers: Record<string, string> = {}) =>
    server.ask('GET', `/api/game/${url}`, { headers: { 'accept-language': 'zh', ...headers } })
  return {
    ...world,
    get,
    setOrganization: ({ participationId }: Player, organization: string) =>
      server.store.sql.run(SET_ORGANIZATION, [participationId, organization]),
    scoreboard: async (gameId: number) => {
      server.clock.advance(1000)
      return (await get(`${gameId}/scoreboard`)).json<ScoreboardModel>()
    },
    board: async (gameId: number): Promise<Board> => {
      server.clock.advance(1000)
      const snapshot = snapshotOf((await get(`${gameId}/board`)).json<BoardModel>())
      if (snapshot === null) throw new Error('the board cannot be read')
      return boardOf(snapshot)
    },
  }
}
