import { sessionListJourney } from '#tests/journeys/session-list.journey.ts'
import { OTHER, OTHER_AGENT } from '#tests/journeys/session-list.steps.ts'
import type { OwnSession } from '#contract/models/session.ts'
import { done, read } from '../game-master.ts'
import { addUser, callsBeside, enter, signInAs } from './real-accounts.ts'
import { idIn, sameInAll, type RealJourney } from './real-world.ts'

export const sessionListReal: RealJourney = {
  journey: sessionListJourney,
  impossible: {},
  async open(stage) {
    const { page } = stage
    const { name } = await ownerOf(stage)
    const own = page.context().request
    // Those of the paths before.
    await enter(stage, name)
    await done(await own.delete('/api/account/sessions'))
    await enter(stage, name)
    const calls = await callsBeside(stage, OTHER_AGENT)
    await signInAs(calls, name)
    const sessions = await read<readonly OwnSession[]>(await own.get('/api/account/sessions'))
    const other = sessions.find(({ current }) => !current)
    return {
      addresses: [idIn('/sessions/', other?.id ?? '', OTHER)],
      texts: new Map([
        // The browser of the tests says that it is this one.
        ['Firefox on Linux', () => 'Chrome on Windows'],
        ['2001:db8::7', () => other?.ip ?? ''],
      ]),
      before: {
        'the other is gone already': async () => done(await calls.post('/api/account/logout')),
      },
    }
  },
}

const ownerOf = sameInAll((stage) => addUser(stage, stage.unused('ada')))
