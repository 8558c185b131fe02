import { expect } from 'vitest'
import type { ParticipationInfoModel } from '#contract/models/participation.ts'
import { statement } from '#server/store/sql.ts'
import { teamWorld } from '../team/team.world.ts'

export { expectRefusal } from '../team/team.world.ts'
export type ParticipationWorld = Awaited<ReturnType<typeof participationWorld>>

const INSTANCES = statement(
  'test.instancesOf',
  'select challenge_id as id from instances where participation_id = $1 order by 1',
)

/** A server with users who join games, and the admin `root`, who reviews them. */
export async function participationWorld() {
  const world = await teamWorld()
  const { server, say } = world
  const { store } = server
  await world.people('root')
  await world.become('root', 'Admin')

  const own = {
    ...world,
    join: (name: string, gameId: number, teamId: number, more: object = {}) =>
      say(name, 'POST', `/api/game/${gameId}`, { teamId, ...more }),
    leave: (name: string, gameId: number) => say(name, 'DELETE', `/api/game/${gameId}`),
    put: (id: number, status: string) => say('root', 'PUT', `/api/admin/participation/${id}/${status}`),
    putAll: (ids: number[], status: string) => say('root', 'PUT', `/api/admin/participations/${status}`, ids),
    /** Joins a game. Fails the test if the server refuses. */
    joined: async (name: string, gameId: number, teamId: number, more: object = {}) => {
      const answer = await own.join(name, gameId, teamId, more)
      expect([answer.statusCode, answer.body]).toEqual([200, ''])
      return own.one(gameId, teamId)
    },
    all: async (gameId: number) =>
      (await say('root', 'GET', `/api/game/${gameId}/participations`)).json<ParticipationInfoModel[]>(),
    one: async (gameId: number, teamId: number) => {
      const found = (await own.all(gameId)).find(({ team }) => team.id === teamId)
      if (!found) throw new Error(`team ${teamId} is not in game ${gameId}`)
      return found
    },
    standing: async (gameId: number, teamId: number) => {
      const { status, organization, registeredMembers } = await own.one(gameId, teamId)
      return { status, organization, players: registeredMembers.length }
    },
    challenge: async (gameId: number, isEnabled = true) => {
      const id = await store.challenges.create({
        gameId,
        type: 'StaticAttachment',
        title: 'Tide',
        tag: 'Misc',
      })
      const challenge = await store.challenges.byId(gameId, id)
      if (challenge) await store.challenges.update(id, { ...challenge, isEnabled })
      return id
    },
    instances: async (id: number) =>
      (await store.sql.many<{ id: number }>(INSTANCES, [id])).map((row) => row.id),
    changes: (gameId: number) => store.boardFacts.last(gameId),
  }
  return own
}
