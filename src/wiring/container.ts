import type { ActorRefFrom } from 'xstate'
import { getTestContainer, listOwnContainers } from '#contract/calls/container.ts'
import { destroyTestContainer, getChallengeToEdit, startTestContainer } from '#contract/calls/edit.ts'
import { destroyContainer, getChallenge, prolongContainer, startContainer } from '#contract/calls/game.ts'
import type { ContainerInfoModel } from '#contract/models/container.ts'
import type { Outcome } from '#contract/problem.ts'
import type { confirmMachine } from '#machines/app/confirm.machine.ts'
import type { ChallengeRef } from '#machines/game/challenge-ref.ts'
import {
  besideChallenge,
  containerBeside,
  containerFrom,
  ownContainer,
  pushedContainer,
  testContainer,
  type ContainerEvent,
  type ContainerReport,
  type KnownContainer,
} from '#machines/game/container-effects.ts'
import { toContainerView } from '#machines/game/container.facts.ts'
import { containerMachine } from '#machines/game/container.machine.ts'
import type { LiveSource } from '#machines/live/live-types.ts'
import type { Signal } from '#src/browser/signal.ts'
import { teamAtom } from '#src/live/feed-atoms.ts'
import { follow } from '#src/live/follow.ts'
import { pauseFollower } from './game-pause.ts'
import type { ClientServices } from './services.ts'
import { openProcesses } from './process.ts'

type Confirm = ActorRefFrom<typeof confirmMachine>
type Say = (heard: ContainerEvent) => void

/**
 * Calls are not cancelled with the screen, because the server carries them out and other members wait for the
 * result.
 */
export function wireContainer(
  { clock, config, request, reads }: ClientServices,
  confirm: Confirm,
  live: LiveSource,
  solved: Signal<ChallengeRef>,
) {
  const process = openProcesses(confirm)
  const runs = {
    startContainer: (place: ChallengeRef) =>
      thenRefreshed(place, running(request(startContainer, sentOf(place)))),
    prolongContainer: (place: ChallengeRef) =>
      thenRefreshed(place, running(request(prolongContainer, sentOf(place)))),
    destroyContainer: (place: ChallengeRef) => thenRefreshed(place, request(destroyContainer, sentOf(place))),
    readContainer: read,
    followContainer: followed,
    followPause: pauseFollower(reads),
  }
  const given = { now: clock.now }
  return {
    /** On the challenge's own screen the solve ends the container. */
    own: process(containerMachine, toContainerView, { ...runs, followContainer: ending }, { given }),
    listed: process(containerMachine, toContainerView, runs, { given }),
  }

  /**
   * Reports what screens read and, from a server with the extension `containers`, what it pushes. Other
   * servers send only the address of the container, with the challenge.
   */
  function followed(place: ChallengeRef, say: Say): () => void {
    const tell = (container: ContainerReport) => say({ type: 'server.reported', report: container })
    if (!config.read().features?.includes('containers')) {
      return reads.follow(getChallenge, sentOf(place), ({ context }) => tell(containerBeside(context)))
    }
    let heard: unknown = null
    const ends = [
      reads.follow(listOwnContainers, { params: { id: place.game } }, (all) =>
        tell(ownContainer(all, place.challenge)),
      ),
      follow(teamAtom(live, place.game), ({ live: team }) => {
        const news = team.state === 'fresh' ? team.value.containers.get(place.challenge) : undefined
        if (news && news !== heard) tell(pushedContainer(news))
        heard = news ?? heard
      }),
    ]
    return () => ends.forEach((end) => end())
  }
  function ending(place: ChallengeRef, say: Say): () => void {
    const ends = [
      followed(place, say),
      solved.follow(({ game, challenge }) =>
        game === place.game && challenge === place.challenge ? say({ type: 'solved' }) : undefined,
      ),
    ]
    return () => ends.forEach((end) => end())
  }
  /** The screens read again after every response, because a read in progress may be older. */
  async function thenRefreshed<Value>(
    place: ChallengeRef,
    asking: Promise<Outcome<Value>>,
  ): Promise<Outcome<Value>> {
    const answer = await asking
    reads.refresh(listOwnContainers, { params: { id: place.game } })
    reads.refresh(getChallenge, sentOf(place))
    return answer
  }
  async function read(place: ChallengeRef, signal: AbortSignal): Promise<Outcome<ContainerReport>> {
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

/** A test container belongs to no team, so no action asks first, and no server prolongs it. */
export function wireTestContainer({ clock, config, request, reads }: ClientServices, confirm: Confirm) {
  return openProcesses(confirm)(
    containerMachine,
    toContainerView,
    {
      askFirst: async () => 'confirmed',
      startContainer: (place) => thenRefreshed(place, running(request(startTestContainer, editedOf(place)))),
      prolongContainer: async () => ({ ok: false, problem: { kind: 'unsupported' } }),
      destroyContainer: (place) => thenRefreshed(place, request(destroyTestContainer, editedOf(place))),
      readContainer: read,
      // Organisers may start it during a pause too, so pauses are ignored.
      followPause: () => () => {},
      // No server pushes the end of a test container.
      followContainer: (place, say) =>
        config.read().features?.includes('containers')
          ? reads.follow(getTestContainer, editedOf(place), (own) =>
              say({ type: 'server.reported', report: testContainer(own) }),
            )
          : reads.follow(getChallengeToEdit, editedOf(place), (challenge) =>
              say({ type: 'server.reported', report: besideChallenge(challenge) }),
            ),
    },
    { given: { now: clock.now } },
  )

  async function thenRefreshed<Value>(
    place: ChallengeRef,
    asking: Promise<Outcome<Value>>,
  ): Promise<Outcome<Value>> {
    const answer = await asking
    reads.refresh(getTestContainer, editedOf(place))
    reads.refresh(getChallengeToEdit, editedOf(place))
    return answer
  }
  async function read(place: ChallengeRef, signal: AbortSignal): Promise<Outcome<ContainerReport>> {
    const own = await request(getTestContainer, editedOf(place), signal)
    if (own.ok) {
      reads.adopt(getTestContainer, editedOf(place), own.value)
      return { ok: true, value: testContainer(own.value) }
    }
    if (own.problem.kind !== 'unsupported') return own
    const challenge = await request(getChallengeToEdit, editedOf(place), signal)
    if (!challenge.ok) return challenge
    reads.adopt(getChallengeToEdit, editedOf(place), challenge.value)
    return { ok: true, value: besideChallenge(challenge.value) }
  }
}

const sentOf = ({ game, challenge }: ChallengeRef) => ({ params: { id: game, challengeId: challenge } })
const editedOf = ({ game, challenge }: ChallengeRef) => ({ params: { id: game, cId: challenge } })

async function running(asking: Promise<Outcome<ContainerInfoModel>>): Promise<Outcome<KnownContainer>> {
  const answer = await asking
  return answer.ok ? { ok: true, value: containerFrom(answer.value) } : answer
}
