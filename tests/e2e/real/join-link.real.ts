import { joinLinkJourney } from '#tests/journeys/join-link.journey.ts'
import { JOIN_LINK_AT } from '#tests/journeys/join-link.steps.ts'
import { invitePath } from '#src/url/invite-link.ts'
import { done } from '../game-master.ts'
import { addUser } from './real-accounts.ts'
import { addMember, inviteOf, joinTeam, leaveTeam } from './real-team.ts'
import { idIn, sameInAll, type RealJourney } from './real-world.ts'

/** What the journey expects the server to say. */
const REFUSED = 'This invite code is no longer valid'
/** The team of the journey. Its code is in the address. */
const TEAM = 'Näght/Shift #1'
const OLD_PATH = JOIN_LINK_AT.replace('/teams/join#', '')
const OLD_CODE = decodeURIComponent(OLD_PATH)

export const joinLinkReal: RealJourney = {
  journey: joinLinkJourney,
  impossible: {},
  async open(stage) {
    const [captain, own] = await peopleOf(stage)
    const { team } = captain
    const invite = `/api/team/${team.id}/invite`
    const code = await inviteOf(captain)
    const join = () => joinTeam(own, captain)
    return {
      at: invitePath(code),
      addresses: [idIn('[?&]team=', team.id, 2)],
      texts: new Map([
        ['ada', () => own.name],
        [OLD_CODE, () => code],
        [OLD_PATH, () => encodeURIComponent(code)],
      ]),
      refusals: { [REFUSED]: ['POST /api/team/accept'] },
      before: {
        'a member of the team signs in': join,
        'the code is out of date': async () => done(await captain.calls.put(invite)),
        'the person has joined elsewhere meanwhile': join,
      },
      leave: () => leaveTeam(own, team.id),
    }
  },
}

const peopleOf = sameInAll((stage) =>
  Promise.all([addMember(stage, stage.unused('bob'), TEAM), addUser(stage, stage.unused('ada'))]),
)
