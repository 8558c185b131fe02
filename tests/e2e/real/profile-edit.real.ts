import { profileEditJourney } from '#tests/journeys/profile-edit.journey.ts'
import { done } from '../game-master.ts'
import { addUser, callsBeside, enter, register, setUser } from './real-accounts.ts'
import { sameInAll, type RealJourney } from './real-world.ts'

/** What the journey expects the server to say. */
const TAKEN = 'This name is taken'

export const profileEditReal: RealJourney = {
  journey: profileEditJourney,
  impossible: {},
  async open(stage) {
    const { master, page, unused } = stage
    const own = await ownerOf(stage)
    const [other, third] = [unused('grace'), unused('hopper')]
    let isRenamed = false
    await enter(stage, own.name)
    return {
      texts: new Map([
        ['ada', () => own.name],
        ['grace', () => other],
        ['hopper', () => third],
      ]),
      refusals: { [TAKEN]: ['PUT /api/account/update'] },
      before: {
        'the server agrees': async () => {
          isRenamed = true
        },
        'the name is taken': async () => register(await callsBeside(stage), other),
        'the session is over': () => page.context().clearCookies(),
      },
      leave: async () => {
        if (isRenamed) await setUser(master, other, { userName: own.name })
      },
    }
  },
}

const ownerOf = sameInAll(async (stage) => {
  const own = await addUser(stage, stage.unused('ada'))
  await done(await own.calls.put('/api/account/update', { data: { phone: '+44 20' } }))
  return own
})
