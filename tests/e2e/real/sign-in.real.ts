import { signInJourney } from '#tests/journeys/sign-in.journey.ts'
import { callsBeside, register, setRole } from './real-accounts.ts'
import type { RealJourney, Stage } from './real-world.ts'

/** What the journey expects the server to say. */
const REFUSED = 'Wrong name or password'

export const signInReal: RealJourney = {
  journey: signInJourney,
  impossible: {
    'the name is not valid': 'no server calls a name that its form lets through invalid',
  },
  async open(stage) {
    const { line, unused } = stage
    const name = unused('ada')
    return {
      texts: new Map([['ada', () => name]]),
      refusals: { [REFUSED]: ['POST /api/account/login'] },
      before: {
        'the server agrees': () => registerOnce(stage, name),
        'the browser keeps no cookie': async () => {
          await registerOnce(stage, name)
          line.dropsCookies()
        },
        'the account is disabled': async () => {
          await registerOnce(stage, name)
          await setRole(stage.master, name, 'Banned')
        },
      },
    }
  },
}

const registered = new Set<string>()

async function registerOnce(stage: Stage, name: string): Promise<void> {
  if (registered.has(name)) return
  registered.add(name)
  await register(await callsBeside(stage), name)
}
