import type { ActorRefFrom } from 'xstate'
import { getEffects } from '#contract/calls/effects.ts'
import { EPOCH, toIso } from '#contract/models/time.ts'
import type { AskedEffects } from '#machines/app/asked-effects.ts'
import type { confirmMachine } from '#machines/app/confirm.machine.ts'
import type { Decision, Question } from '#machines/app/confirm-question.ts'
import { reachesNobody } from '#machines/app/reaches-nobody.ts'
import { ask } from './ask.ts'
import type { ClientServices } from './services.ts'

/** After this time the dialog opens without numbers. */
const PATIENCE_MS = 3_000

/** Reads the effects of an action, then opens the dialog. An action that affects nobody begins at once. */
export function openAsking(
  { request }: Pick<ClientServices, 'request'>,
  confirm: ActorRefFrom<typeof confirmMachine>,
) {
  return async (question: Question, leaving?: AbortSignal): Promise<Decision> => {
    if (!('effects' in question)) return ask(confirm, question)
    const effects = { ...question.effects, numbers: await numbersOf(question.effects, request) }
    if (leaving?.aborted) return 'cancelled'
    const weighed = { ...question, effects }
    return reachesNobody(weighed) ? 'confirmed' : ask(confirm, weighed)
  }
}

async function numbersOf(
  { game, challenge, freezeAt }: AskedEffects,
  request: ClientServices['request'],
): Promise<AskedEffects['numbers']> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS)
  const query = { challenge: challenge ?? 0, freezeAt: freezeAt === null ? EPOCH : toIso(freezeAt) }
  const answer = await request(getEffects, { params: { id: game }, query }, patience.signal)
  clearTimeout(timer)
  return answer.ok ? answer.value : null
}
