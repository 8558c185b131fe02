import { CHALLENGE } from '#contract/fields/challenge.ts'
import { blankForm, toStored } from '#contract/fields/field.ts'
import type { ProfileUserInfoModel } from '#contract/models/account.ts'
import type { ChallengeDetailModel } from '#contract/models/challenge.ts'
import type { ChallengeEditDetailModel, ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import type { GlobalConfigAnswer } from '#contract/models/config.ts'
import type { BasicGameInfoModel, DetailedGameInfoModel } from '#contract/models/game.ts'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import type { GameNotice } from '#contract/models/notice.ts'
import type { Blood, ChallengeInfo, GameDetailModel, ScoreboardItem } from '#contract/models/scoreboard.ts'
import type { ParticipationInfoModel } from '#contract/models/participation.ts'
import type { OwnSession } from '#contract/models/session.ts'
import type { PostDetailModel } from '#contract/models/post.ts'
import type { TeamInfoModel, TeamUserInfoModel } from '#contract/models/team.ts'
import { toIso } from '#contract/models/time.ts'

/** Complete and valid objects of the wire, so that a test sets only the fields that it is about. */

export function aProfile(facts: Partial<ProfileUserInfoModel> = {}): ProfileUserInfoModel {
  return {
    userId: '6f1c0c5e-9d0a-4c39-8f4f-0b6a4b0a8e01',
    userName: 'ada',
    email: 'ada@example.org',
    bio: '',
    phone: null,
    realName: '',
    stdNumber: '',
    avatar: null,
    role: 'User',
    ...facts,
  }
}

export function aSession(facts: Partial<OwnSession> = {}): OwnSession {
  return {
    id: '0d6f4b5e-54b2-4f0e-9a53-0c4a1a7f2b10',
    createdAt: '2026-11-20T08:00:00+00:00',
    seenAt: '2026-11-20T09:00:00+00:00',
    expiresAt: '2036-11-20T08:00:00+00:00',
    ip: '192.0.2.7',
    agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    current: true,
    ...facts,
  }
}

export function aConfig(facts: Partial<GlobalConfigAnswer> = {}): GlobalConfigAnswer {
  return { title: 'Vexil', slogan: 'Hack for fun not for profit', beianInfo: null, ...facts }
}

export function aPost(facts: Partial<PostDetailModel> = {}): PostDetailModel {
  return {
    id: 'a1b2c3d4',
    title: 'Welcome',
    summary: 'The **autumn round** starts soon.',
    isPinned: false,
    tags: ['news'],
    authorAvatar: null,
    authorName: 'ada',
    time: '2026-11-20T08:00:00+00:00',
    content: 'All about it.',
    ...facts,
  }
}

export function aGame(facts: Partial<BasicGameInfoModel> = {}): BasicGameInfoModel {
  return {
    id: 1,
    title: 'Autumn Open',
    summary: 'Forty challenges.',
    poster: null,
    limit: 4,
    start: '2026-11-20T08:00:00+00:00',
    end: '2026-11-21T08:00:00+00:00',
    ...facts,
  }
}

export function aGameDetail(facts: Partial<DetailedGameInfoModel> = {}): DetailedGameInfoModel {
  return {
    ...aGame(),
    content: 'What awaits you.',
    hidden: false,
    organizations: null,
    inviteCodeRequired: false,
    teamCount: 3,
    organization: null,
    teamName: null,
    practiceMode: false,
    status: 'Unsubmitted',
    ...facts,
  }
}

export function aMember(facts: Partial<TeamUserInfoModel> = {}): TeamUserInfoModel {
  return { id: aProfile().userId, userName: 'ada', bio: '', avatar: null, captain: true, ...facts }
}

/** A team whose only member and captain is the account of `aProfile`, so that both fit together. */
export function aTeam(facts: Partial<TeamInfoModel> = {}): TeamInfoModel {
  return {
    id: 1,
    name: 'Red Pandas',
    bio: 'Bamboo first.',
    avatar: null,
    locked: false,
    members: [aMember()],
    ...facts,
  }
}

/** An enabled challenge as organisers list it, unsolved. */
export function aChallengeInfo(facts: Partial<ChallengeInfoModel> = {}): ChallengeInfoModel {
  return {
    id: 7,
    title: 'Warm up',
    tag: 'Misc',
    type: 'StaticAttachment',
    isEnabled: true,
    score: 500,
    minScore: 125,
    originalScore: 500,
    ...facts,
  }
}

/** A new challenge with one flag. */
export function aChallengeToEdit(facts: Partial<ChallengeEditDetailModel> = {}): ChallengeEditDetailModel {
  return {
    ...toStored(CHALLENGE, blankForm(CHALLENGE)),
    id: 7,
    title: 'Warm up',
    content: 'Read the **rules**.',
    type: 'StaticAttachment',
    flagTemplate: null,
    isEnabled: false,
    acceptedCount: 0,
    fileName: 'attachment',
    attachment: null,
    testContainer: null,
    flags: [{ id: 3, flag: 'flag{one}', attachment: null }],
    ...facts,
  }
}

/** The game as organisers read it, with their settings. */
export function aGameToEdit(facts: Partial<GameInfoModel> = {}): GameInfoModel {
  return {
    id: 1,
    title: 'Autumn Open',
    hidden: false,
    summary: 'Forty challenges.',
    content: 'What awaits you.',
    acceptWithoutReview: false,
    inviteCode: null,
    organizations: null,
    teamMemberCountLimit: 4,
    containerCountLimit: 3,
    poster: null,
    publicKey: 'dGhpcnR5LXR3byBieXRlcyBvZiBhIHB1YmxpYyBrZXk=',
    practiceMode: true,
    start: '2026-11-20T08:00:00+00:00',
    end: '2026-11-21T08:00:00+00:00',
    wpddl: '2026-11-21T11:00:00+00:00',
    wpNote: '',
    bloodBonus: 50 * 2 ** 20 + 30 * 2 ** 10 + 10,
    ...facts,
  }
}

/** A team with one member, who has joined. */
export function aParticipation(facts: Partial<ParticipationInfoModel> = {}): ParticipationInfoModel {
  const { userId } = aProfile()
  return {
    id: 1,
    team: {
      id: 1,
      name: 'Red Pandas',
      bio: 'Bamboo first.',
      avatar: null,
      locked: false,
      captainId: userId,
      members: [aProfile()],
    },
    registeredMembers: [userId],
    organization: null,
    status: 'Pending',
    ...facts,
  }
}

export function aNotice(facts: Partial<GameNotice> = {}): GameNotice {
  return {
    id: 1,
    type: 'Normal',
    content: 'The finals start late.',
    time: '2026-11-20T09:00:00+00:00',
    ...facts,
  }
}

/** A first blood of another team than `aTeam`. */
export function aBlood(facts: Partial<Blood> = {}): Blood {
  return { id: 2, name: 'Night:Shift', avatar: null, submitTimeUTC: '2026-11-20T09:00:00+00:00', ...facts }
}

/** The challenge as players see it in the list, unsolved. */
export function aListedChallenge(facts: Partial<ChallengeInfo> = {}): ChallengeInfo {
  return { id: 7, title: 'Warm up', tag: 'Misc', score: 500, solved: 0, bloods: [], ...facts }
}

/** The row of `aTeam` on the scoreboard, without solves. */
export function aBoardRow(facts: Partial<ScoreboardItem> = {}): ScoreboardItem {
  const challenges = facts.challenges ?? [{ id: 7, score: 0, type: 'Unaccepted', userName: null, time: null }]
  return {
    id: 1,
    name: 'Red Pandas',
    bio: '',
    organization: null,
    avatar: null,
    score: 0,
    rank: 3,
    organizationRank: null,
    solvedCount: challenges.filter(({ type }) => type !== 'Unaccepted').length,
    lastSubmissionTime: '2026-11-20T08:00:00+00:00',
    ...facts,
    challenges,
  }
}

/** The data of a player's list of challenges. */
export function aPlay(facts: Partial<GameDetailModel> = {}): GameDetailModel {
  return {
    challenges: { Misc: [aListedChallenge()] },
    rank: aBoardRow(),
    teamToken: '1:c2lnbmF0dXJl',
    wpddl: '2026-11-21T11:00:00+00:00',
    ...facts,
  }
}

/** The challenge as players open it, with its text. */
export function aChallenge(facts: Partial<ChallengeDetailModel> = {}): ChallengeDetailModel {
  return {
    id: 7,
    title: 'Warm up',
    content: 'Read the **rules**.',
    tag: 'Misc',
    hints: [],
    score: 500,
    type: 'StaticAttachment',
    context: { closeTime: null, instanceEntry: null, url: null, fileSize: null },
    ...facts,
  }
}

const HOUR_MS = 3_600_000

/** A game that began five hours ago and ends in five hours, so that no test reaches its end. */
export const aRunningGame = (facts: Parameters<typeof aGameDetail>[0] = {}) =>
  aGameDetail({ status: 'Accepted', teamName: 'Red Pandas', start: fromNow(-5), end: fromNow(5), ...facts })
export const fromNow = (hours: number) => toIso(Math.floor(Date.now() / 1000) * 1000 + hours * HOUR_MS)
