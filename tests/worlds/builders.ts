import type { ProfileUserInfoModel } from '#contract/models/account.ts'
import type { GlobalConfigAnswer } from '#contract/models/config.ts'
import type { BasicGameInfoModel, DetailedGameInfoModel } from '#contract/models/game.ts'
import type { PostDetailModel } from '#contract/models/post.ts'

/** Whole and valid objects of the wire; a test names only what it is about. */

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
