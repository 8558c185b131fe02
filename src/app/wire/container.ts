import type { ActorRefFrom } from 'xstate'
import { getTestContainer, listOwnContainers } from '#contract/calls/container.ts'
import { destroyTestContainer, getChallengeToEdit, startTestContainer } from '#contract/calls/edit.ts'
import { destroyContainer, getChallenge, prolongContainer, startContainer } from '#contract/calls/game.ts'
import type { ContainerInfoModel } from '#contract/models/container.ts'
import type { Outcome } from '#contract/problem.ts'
import type { confirmMachine } from '#machines/app/confirm.machine.ts'
import { containerEffects } from '#machines/game/container-effects.ts'
import type { ContainerTold, KnownContainer } from '#machines/game/container-facts.ts'
import { containerBeside, containerFrom, ownContainer, testContainer } from '#machines/game/container-told.ts'
import { containerMachine } from '#machines/game/container.machine.ts'
import type { ChallengePlace } from '#machines/game/flag-try.ts'
import { ask } from '#src/bind/use-confirm.ts'
import { watchNetwork } from '#src/live/network.ts'
import type { Outside } from '../outside.ts'

type Reach = Pick<Outside, 'request' | 'reads'>

/** The containers of one's own team. None of their calls is given up with its screen: what was wished is carried out, and others wait for it. */
export function wireContainer({ request, reads }: Reach, confirm: ActorRefFrom<typeof confirmMachine>): typeof containerMachine {
  return containerMachine.provide({
    actors: {
      askFirst: containerEffects.askFirst.by((question) => ask(confirm, question)),
      watchNetwork: containerEffects.watchNetwork.by((_, say) => watchNetwork(say)),
      startContainer: containerEffects.startContainer.by((place) => told(place, running(request(startContainer, sentOf(place))))),
      prolongContainer: containerEffects.prolongContainer.by((place) => told(place, running(request(prolongContainer, sentOf(place))))),
      destroyContainer: containerEffects.destroyContainer.by((place) => told(place, request(destroyContainer, sentOf(place)))),
      readContainer: containerEffects.readContainer.by((place, signal) => read(place, signal)),
    },
  })

  /** The screens ask anew, whatever the answer was: what they were on their way to hear is from before it. */
  async function told<Value>(place: ChallengePlace, asking: Promise<Outcome<Value>>): Promise<Outcome<Value>> {
    const answer = await asking
    reads.refresh(listOwnContainers, { params: { id: place.game } })
    reads.refresh(getChallenge, sentOf(place))
    return answer
  }
  async function read(place: ChallengePlace, signal: AbortSignal): Promise<Outcome<ContainerTold>> {
    const list = { params: { id: place.game } }
    const all = await request(listOwnContainers, list, signal)
    if (all.ok) {
      reads.adopt(listOwnContainers, list, all.value)
      return { ok: true, value: ownContainer(all.value, place.challenge) }
    }
    if (all.problem.kind !== 'unsupported') return all
    const challenge = await request(getChallenge, sentOf(place), signal)
    if (!challenge.ok) return challenge
    reads.adopt(getChallenge, sentOf(place), challenge.value)
    return { ok: true, value: containerBeside(challenge.value.context) }
  }
}

/** An organiser's own try of a challenge. It is nobody else's, so nothing is asked before it goes; and no server prolongs it. */
export function wireTestContainer({ request, reads }: Reach): typeof containerMachine {
  return containerMachine.provide({
    actors: {
      askFirst: containerEffects.askFirst.by(async () => 'confirmed'),
      watchNetwork: containerEffects.watchNetwork.by((_, say) => watchNetwork(say)),
      startContainer: containerEffects.startContainer.by((place) => told(place, running(request(startTestContainer, editedOf(place))))),
      prolongContainer: containerEffects.prolongContainer.by(async () => ({ ok: false, problem: { kind: 'unsupported' } })),
      destroyContainer: containerEffects.destroyContainer.by((place) => told(place, request(destroyTestContainer, editedOf(place)))),
      readContainer: containerEffects.readContainer.by((place, signal) => read(place, signal)),
    },
  })

  async function told<Value>(place: ChallengePlace, asking: Promise<Outcome<Value>>): Promise<Outcome<Value>> {
    const answer = await asking
    reads.refresh(getTestContainer, editedOf(place))
    reads.refresh(getChallengeToEdit, editedOf(place))
    return answer
  }
  async function read(place: ChallengePlace, signal: AbortSignal): Promise<Outcome<ContainerTold>> {
    const own = await request(getTestContainer, editedOf(place), signal)
    if (own.ok) {
      reads.adopt(getTestContainer, editedOf(place), own.value)
      return { ok: true, value: testContainer(own.value) }
    }
    if (own.problem.kind !== 'unsupported') return own
    const challenge = await request(getChallengeToEdit, editedOf(place), signal)
    if (!challenge.ok) return challenge
    reads.adopt(getChallengeToEdit, editedOf(place), challenge.value)
    const { testContainer: beside } = challenge.value
    return { ok: true, value: { container: beside ? containerFrom(beside) : null, end: null, hasRuntime: null } }
  }
}

const sentOf = ({ game, challenge }: ChallengePlace) => ({ params: { id: game, challengeId: challenge } })
const editedOf = ({ game, challenge }: ChallengePlace) => ({ params: { id: game, cId: challenge } })

async function running(asking: Promise<Outcome<ContainerInfoModel>>): Promise<Outcome<KnownContainer>> {
  const answer = await asking
  return answer.ok ? { ok: true, value: containerFrom(answer.value) } : answer
}
