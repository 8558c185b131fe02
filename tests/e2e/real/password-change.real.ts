import { passwordChangeJourney } from '#tests/journeys/password-change.journey.ts'
import { addUser, callsBeside, changePassword, enter, PASSWORD, setRole, signInAs } from './real-accounts.ts'
import { sameInAll, type RealJourney } from './real-world.ts'

/** What the journey expects the server to say. */
const WRONG = 'The current password is wrong'
/** What the steps of the journey type. */
const NEW = 'Babbage22'
const ELSEWHERE = 'Hopper333'

export const passwordChangeReal: RealJourney = {
  journey: passwordChangeJourney,
  impossible: {},
  async open(stage) {
    const { master, page } = stage
    const { name } = await ownerOf(stage)
    let password = PASSWORD
    await enter(stage, name)
    /** In another browser. A change ends all other sessions, so the page gets the new one. */
    const changesElsewhere = async () => {
      const calls = await callsBeside(stage)
      await signInAs(calls, name)
      await changePassword(calls, password, ELSEWHERE)
      password = ELSEWHERE
      await enter(stage, name, password)
    }
    return {
      refusals: { [WRONG]: ['PUT /api/account/changepassword'] },
      before: {
        'the server agrees': async () => {
          password = NEW
        },
        'the old password is wrong': changesElsewhere,
        'the password was changed meanwhile': changesElsewhere,
        // Those who watch a game need a longer one.
        'the server wants more of the new one': () => setRole(master, name, 'Monitor'),
        'the session is over': () => page.context().clearCookies(),
      },
      async leave() {
        await setRole(master, name, 'User')
        if (password === PASSWORD) return
        const calls = await callsBeside(stage)
        await signInAs(calls, name, password)
        await changePassword(calls, password, PASSWORD)
      },
    }
  },
}

const ownerOf = sameInAll((stage) => addUser(stage, stage.unused('ada')))
