import type { ArrayResponse } from '#contract/models/envelope.ts'
import type { UserInfoModel } from '#contract/models/user.ts'
import type { TestServer } from '../../a-server.ts'
import { entriesOf } from '../account/account.world.ts'
import { teamWorld } from '../team/team.world.ts'

export type AdminWorld = Awaited<ReturnType<typeof adminWorld>>

/** A server with the Admin `root`, who may make all of these calls. */
export async function adminWorld(own?: TestServer) {
  const world = await teamWorld(own)
  await world.people('root')
  await world.become('root', 'Admin')
  type Say = Parameters<typeof world.say>
  const admin = (method: Say[1], path: string, body?: unknown) =>
    world.say('root', method, `/api/admin${path}`, body, 'en')
  return {
    ...world,
    admin,
    listed: async (query = '') => (await admin('GET', `/users${query}`)).json<ArrayResponse<UserInfoModel>>(),
    found: async (hint: string) =>
      (await admin('POST', `/users/search?hint=${encodeURIComponent(hint)}`))
        .json<ArrayResponse<UserInfoModel>>()
        .data.map(({ userName }) => userName),
    userOf: async (name: string) => {
      const user = await world.server.store.users.byLogin(name)
      if (!user) throw new Error(`nobody is called ${name}`)
      return user
    },
    said: () => entriesOf(world.server).map(({ message }) => message),
  }
}
