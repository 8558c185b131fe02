import {
  aChallenge,
  aGame,
  at,
  aUser,
  type BaseRow,
  gameKeys,
  guidOf,
  insert,
  putFile,
  secondForm,
  thirdForm,
  XOR_KEY,
} from './base-sample.ts'
import type { Base } from './take-over.world.ts'

export const [ANN, BEA, CID] = [guidOf(1), guidOf(2), guidOf(3)]
const signer = gameKeys(XOR_KEY)
export const tokenOf = signer.token
const hex = (digit: string) => digit.repeat(32)

const submission = (id: number, seconds: number, more: BaseRow): BaseRow => ({
  Id: id,
  Answer: `flag{${id}}`,
  Status: 'WrongAnswer',
  UserId: ANN,
  TeamId: 7,
  ParticipationId: 17,
  GameId: 5,
  ChallengeId: 30,
  seconds,
  ...more,
})

const ANSWERS: readonly BaseRow[] = [
  submission(100, 60, {}),
  // Two teams solve it in the same millisecond, and the first solves it again.
  submission(101, 70, { Status: 'Accepted', fraction: '.5001' }),
  submission(102, 70, {
    Status: 'Accepted',
    fraction: '.5002',
    UserId: BEA,
    TeamId: 8,
    ParticipationId: 18,
  }),
  submission(103, 80, { Status: 'Accepted' }),
  submission(104, 90, {
    Status: 'CheatDetected',
    Answer: 'flag{of ann}',
    ChallengeId: 31,
    UserId: BEA,
    TeamId: 8,
    ParticipationId: 18,
  }),
  submission(105, 95, { Status: 'FlagSubmitted', Answer: 'flag{of ann}', ChallengeId: 31 }),
]
const answersAs = (utc: 'UTC' | 'Utc') =>
  ANSWERS.map(({ seconds, fraction, ...row }) => ({
    ...row,
    [`SubmitTime${utc}`]: at(Number(seconds), typeof fraction === 'string' ? fraction : undefined),
  }))

async function people({ pool, folder }: Base, utc: 'UTC' | 'Utc') {
  const avatar = putFile(folder, 'an avatar')
  await insert(
    pool,
    'AspNetUsers',
    aUser(utc, 1, 'ann', { AvatarHash: avatar, Role: 3, PasswordHash: thirdForm('Ann-1pw', 2000) }),
    aUser(utc, 2, 'bea', { PasswordHash: secondForm('Bea-1pw') }),
    aUser(utc, 3, 'cid', { EmailConfirmed: false }),
  )
  const file = { ReferenceCount: 1, [`UploadTime${utc}`]: at(0) }
  await insert(
    pool,
    'Files',
    { Id: 1, Hash: avatar, Name: 'avatar.webp', FileSize: 9, ...file },
    { Id: 2, Hash: putFile(folder, 'a task'), Name: 'task.zip', FileSize: 6, ...file },
    { Id: 3, Hash: putFile(folder, '%PDF-'), Name: 'Writeup-5-7.pdf', FileSize: 5, ...file },
  )
  await insert(
    pool,
    'Teams',
    { Id: 7, Name: 'Red', Locked: true, InviteToken: hex('a'), CaptainId: ANN },
    { Id: 8, Name: '東京', Bio: 'b', Locked: false, InviteToken: hex('b'), CaptainId: BEA },
  )
  await insert(
    pool,
    'TeamUserInfo',
    { MembersId: ANN, TeamsId: 7 },
    { MembersId: CID, TeamsId: 7 },
    { MembersId: BEA, TeamsId: 8 },
  )
  await insert(
    pool,
    'UserParticipations',
    { UserId: ANN, TeamId: 7, GameId: 5, ParticipationId: 17 },
    { UserId: CID, TeamId: 7, GameId: 5, ParticipationId: 17 },
    { UserId: BEA, TeamId: 8, GameId: 5, ParticipationId: 18 },
  )
  await insert(
    pool,
    'Attachments',
    { Id: 40, Type: 1, LocalFileId: 2 },
    { Id: 41, Type: 2, RemoteUrl: 'https://files.example/1' },
    { Id: 42, Type: 0 },
  )
  await insert(pool, 'Submissions', ...answersAs(utc))
}

const instance = (challenge: number, participation: number, more: BaseRow = {}): BaseRow => ({
  ChallengeId: challenge,
  ParticipationId: participation,
  IsLoaded: true,
  LastContainerOperation: '-infinity',
  ...more,
})
const FLAGS: readonly BaseRow[] = [
  { Id: 50, Flag: 'flag{one}', IsOccupied: false, ChallengeId: 30 },
  { Id: 51, Flag: 'flag{of ann}', IsOccupied: true, AttachmentId: 41, ChallengeId: 31 },
]

/** A game of two teams in 0.15, with the faulty rows that races of a base server leave behind. */
export async function fillOld(base: Base): Promise<void> {
  const { pool } = base
  await people(base, 'UTC')
  await insert(
    pool,
    'Games',
    aGame('UTC', 5, {
      ...signer.keys,
      TeamMemberCountLimit: 1,
      Organizations: '["A","B"]',
      InviteCode: 'let me in',
    }),
  )
  await insert(
    pool,
    'Challenges',
    aChallenge(30, 5, { Tag: 3, AttachmentId: 40, AcceptedCount: 3, Hints: '["a hint"]' }),
    aChallenge(31, 5, { Tag: 0, Type: 2 }),
  )
  await insert(pool, 'FlagContexts', ...FLAGS)
  const joined = { GameId: 5, Organization: 'A' }
  await insert(
    pool,
    'Participations',
    { Id: 17, TeamId: 7, Token: tokenOf(7), Status: 1, WriteupId: 3, ...joined },
    { Id: 18, TeamId: 8, Token: tokenOf(8), Status: 1, ...joined },
  )
  await insert(
    pool,
    'Instances',
    instance(30, 17),
    instance(30, 18),
    instance(31, 17, { FlagId: 51, LastContainerOperation: at(10) }),
    instance(31, 18, { IsLoaded: false, ContainerId: guidOf(90) }),
  )
  await insert(pool, 'Containers', {
    Id: guidOf(90),
    Image: 'demo',
    ContainerId: 'c0ffee',
    ExpectStopAt: at(7000),
  })
  const told = { GameId: 5, PublishTimeUTC: at(75) }
  await insert(
    pool,
    'GameNotices',
    { Id: 60, Type: 0, Content: 'Lunch', ...told },
    { Id: 61, Type: 1, Content: '恭喜 東京 获得 「Challenge 30」 的一血', ...told },
    { Id: 62, Type: 1, Content: '恭喜 Red 获得 「Challenge 30」 的一血', ...told },
  )
  await insert(pool, 'GameEvents', {
    Id: 70,
    Type: 3,
    Content: '[答案错误] x  Challenge 30#30',
    UserId: ANN,
    TeamId: 7,
    ...told,
  })
  await insert(pool, 'CheatInfo', { Id: 1, GameId: 5, SubmitTeamId: 18, SourceTeamId: 17, SubmissionId: 104 })
  await insert(pool, 'Posts', {
    Id: '0123abcd',
    Title: 'P',
    Summary: '',
    Content: 'c',
    IsPinned: true,
    Tags: '["t"]',
    AuthorId: ANN,
    UpdateTimeUTC: at(1),
  })
  await insert(
    pool,
    'Configs',
    { ConfigKey: 'GlobalConfig:Title', Value: 'Old' },
    { ConfigKey: 'Own:Thing', Value: 'x' },
  )
  await insert(pool, 'Logs', {
    Id: 80,
    TimeUTC: at(2),
    Level: 'Information',
    Logger: 'L',
    RemoteIP: '10.0.0.1',
    UserName: 'ann',
    Message: 'm',
    Status: 'Success',
  })
}

/** The same game in the tables of 1.8. */
export async function fillNew(base: Base): Promise<void> {
  const { pool } = base
  await people(base, 'Utc')
  await insert(pool, 'Games', aGame('Utc', 5, { ...signer.keys, WriteupRequired: true }))
  await insert(
    pool,
    'Divisions',
    { Id: 1, GameId: 5, Name: 'Students', InviteCode: 'stu', DefaultPermissions: 2_147_483_647 },
    { Id: 2, GameId: 5, Name: 'Open', DefaultPermissions: 2_147_483_643 },
  )
  await insert(
    pool,
    'GameChallenges',
    aChallenge(30, 5, { Category: 3, AttachmentId: 40, SubmissionLimit: 20, DeadlineUtc: at(3000) }),
    aChallenge(31, 5, { Category: 10, Type: 2, DisableBloodBonus: true }),
  )
  await insert(pool, 'FlagContexts', ...FLAGS)
  await insert(
    pool,
    'Participations',
    { Id: 17, TeamId: 7, Token: tokenOf(7), Status: 1, GameId: 5, DivisionId: 1, WriteupId: 3 },
    { Id: 18, TeamId: 8, Token: tokenOf(8), Status: 1, GameId: 5 },
  )
  await insert(
    pool,
    'GameInstances',
    instance(30, 17),
    instance(30, 18),
    instance(31, 17, { FlagId: 51 }),
    instance(31, 18),
  )
  const told = { GameId: 5, PublishTimeUtc: at(75) }
  await insert(
    pool,
    'GameNotices',
    { Id: 61, Type: 1, Values: '["Red","Challenge 30"]', ...told },
    { Id: 62, Type: 5, Values: '["Challenge 30"]', ...told },
  )
  await insert(pool, 'GameEvents', {
    Id: 70,
    Type: 3,
    Values: '["Accepted","flag{one}","Challenge 30","30"]',
    UserId: ANN,
    TeamId: 7,
    ...told,
  })
  await insert(pool, 'CheatInfo', { GameId: 5, SubmitTeamId: 18, SourceTeamId: 17, SubmissionId: 104 })
  await insert(
    pool,
    'Configs',
    { ConfigKey: 'AccountPolicy:UseCaptcha', Value: 'False' },
    { ConfigKey: 'ManagedConfig:ApiToken:PrivateKey', Value: 'a secret' },
  )
  await insert(pool, 'ApiTokens', { Id: guidOf(95), Name: 'a token' })
}
