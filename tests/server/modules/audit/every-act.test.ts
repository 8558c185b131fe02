import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { ALL_CALLS } from '#contract/calls/all.ts'
import { rehearse } from '#contract/calls/rehearsal.ts'
import { AUDIT_ACTS, type AuditAct } from '#contract/models/audit-names.ts'
import { randomIds } from '#server/base/ids.ts'
import { COOKIE } from '#server/http/cookie.ts'
import { openSession } from '#server/http/session.ts'
import { SERVED_CALLS } from '#server/modules/served-calls.ts'
import { entriesOf } from '../account/account.world.ts'
import { aServer, type TestServer } from '../../a-server.ts'
import { addressOf, ask, type Question } from '../../authorization/asking.ts'
import { aGround, aPlace, type Place } from '../../authorization/place.ts'
import { QUESTIONS } from '../../authorization/questions.ts'
import { fakeProvider } from '../container/fake-provider.ts'
import { handClock } from '../../hand-clock.ts'
import { leftBy } from './audit.world.ts'

let server: TestServer
let ground: Pick<Place, 'gameId' | 'postId'>
beforeAll(async () => {
  const clock = handClock()
  server = await aServer({ config: { rateLimit: false }, clock, containers: fakeProvider(clock) })
  ground = await aGround(server)
})
afterAll(() => server.close())

interface Kept {
  act: AuditAct
  /** Replaces the usual request, if that one would change nothing. */
  ask?: (place: Place) => Question | Promise<Question>
}

/** The expected entry of each organisers' call. A text: why it has none. */
const LEAVES: Readonly<Record<string, Kept | string>> = {
  updateConfig: { act: 'ConfigChanged', ask: ({ fresh }) => ({ body: { globalConfig: { title: fresh } } }) },
  uploadLogo: { act: 'LogoChanged' },
  removeLogo: { act: 'LogoChanged' },
  tryMail: { act: 'MailTried' },
  tryTakeOver: 'only reads another server',
  beginTakeOver: 'replaces the audit log too, so the process log has it',
  sendLetter: { act: 'LetterSent' },
  cancelLetter: { act: 'LetterCancelled' },
  previewLetter: 'counts receivers',
  createUsers: { act: 'UsersCreated' },
  importUsers: { act: 'UsersCreated' },
  previewUserImport: 'says what an import would do',
  updateUser: { act: 'UserChanged' },
  changeUsers: { act: 'UsersChanged' },
  signOutUsers: { act: 'UsersSignedOut' },
  resetUserPassword: { act: 'UserPasswordReset' },
  deleteUser: { act: 'UserDeleted' },
  exportUsers: { act: 'ListExported' },
  updateTeamAsAdmin: { act: 'TeamChanged' },
  deleteTeamAsAdmin: { act: 'TeamDeleted' },
  exportTeams: { act: 'ListExported' },
  setParticipationStatus: { act: 'ParticipationRuled' },
  ruleParticipations: { act: 'ParticipationRuled' },
  reviewTeams: { act: 'TeamsReviewed' },
  createGame: { act: 'GameCreated' },
  updateGame: { act: 'GameChanged' },
  deleteGame: { act: 'GameDeleted' },
  cloneGame: { act: 'GameCloned' },
  importGame: { act: 'GameImported' },
  exportGame: { act: 'GameExported' },
  uploadPoster: { act: 'PosterChanged' },
  getTeamHashSalt: { act: 'SaltRead' },
  setFreeze: {
    act: 'BoardFrozen',
    ask: async ({ anEditedGame }) => ({
      params: await anEditedGame(),
      body: { freezeAt: new Date(server.clock.now()).toISOString() },
    }),
  },
  revealBoard: { act: 'BoardRevealed' },
  pauseGame: { act: 'GamePaused' },
  resumeGame: { act: 'GameResumed' },
  extendGame: { act: 'GameExtended' },
  planSchedule: {
    act: 'SchedulePlanned',
    ask: async ({ anEditedGame }) => {
      const to = new Date(server.clock.now() + 60_000).toISOString()
      return {
        params: await anEditedGame(),
        body: { changes: [{ moment: 'freeze', from: null, to }] },
      }
    },
  },
  startGame: { act: 'GameStarted' },
  endGame: { act: 'GameEnded' },
  reopenGame: { act: 'GameReopened' },
  freezeBoard: { act: 'BoardFrozen' },
  setCategories: { act: 'CategoriesChanged' },
  acceptFinding: { act: 'FindingAccepted' },
  createChallenge: { act: 'ChallengeCreated' },
  updateChallenge: { act: 'ChallengeChanged' },
  deleteChallenge: { act: 'ChallengeDeleted' },
  changeChallenges: { act: 'ChallengesChanged' },
  orderChallenges: { act: 'ChallengesOrdered' },
  copyChallenges: { act: 'ChallengesCopied' },
  rehearse: { act: 'GameRehearsed' },
  clearRehearsal: {
    act: 'RehearsalCleared',
    ask: async ({ anEditedGame }) => {
      const params = await anEditedGame()
      const organiser = await server.user(`rehearser${params.id}`, 'Admin')
      const { store, clock } = server
      const { token } = await openSession(
        organiser,
        { ip: '127.0.0.1', agent: '' },
        { store, clock, ids: randomIds },
      )
      await ask(server, rehearse, { params }, `${COOKIE}=${token}`)
      return { params }
    },
  },
  deleteChallenges: { act: 'ChallengesDeleted' },
  setAttachment: {
    act: 'AttachmentChanged',
    ask: async ({ anEditedGame }) => ({
      params: await anEditedGame(),
      body: { attachmentType: 'Remote', remoteUrl: 'https://files.example/a' },
    }),
  },
  addFlags: { act: 'FlagsAdded' },
  deleteFlag: { act: 'FlagRemoved' },
  createNotice: { act: 'NoticeCreated' },
  updateNotice: {
    act: 'NoticeChanged',
    ask: async ({ anEditedGame }) => ({ params: await anEditedGame(), body: { content: 'another' } }),
  },
  deleteNotice: { act: 'NoticeDeleted' },
  addressNotice: { act: 'NoticeCreated' },
  changeAddressedNotice: { act: 'NoticeChanged' },
  deleteAddressedNotice: { act: 'NoticeDeleted' },
  createPost: { act: 'PostCreated' },
  updatePost: { act: 'PostChanged' },
  deletePost: { act: 'PostDeleted' },
  destroyContainerAsAdmin: { act: 'ContainerDestroyed' },
  destroyContainersAsAdmin: { act: 'ContainerDestroyed' },
  stopInstances: { act: 'InstancesStopped' },
  restartInstances: { act: 'InstancesRestarted' },
  prolongInstances: { act: 'InstancesProlonged' },
  deleteAsset: { act: 'FileRemoved' },
  removeUnusedFile: { act: 'UnusedFilesRemoved' },
  removeUnusedFiles: {
    act: 'UnusedFilesRemoved',
    ask: async ({ anUnusedFile }) => {
      await anUnusedFile()
      return {}
    },
  },
  downloadWriteups: {
    act: 'WriteupsDownloaded',
    ask: async ({ anEditedGame }) => ({ params: await anEditedGame() }),
  },
  downloadScoreboardSheet: { act: 'SheetDownloaded' },
  downloadSubmissionSheet: { act: 'SheetDownloaded' },
  downloadEvidence: { act: 'EvidenceDownloaded' },
  exportLogs: { act: 'LogsExported' },

  setTeamOrganization: {
    act: 'TeamOrganizationChanged',
    ask: async ({ aPlayedGame }) => {
      const params = await aPlayedGame()
      const game = await server.store.games.byId(params.id)
      if (game) await server.store.games.update(params.id, { ...game, organizations: ['West'] })
      return { params, body: { organization: 'West' } }
    },
  },
  setTeamCaptain: { act: 'TeamCaptainChanged' },
  addTeamMember: { act: 'TeamMemberAdded' },
  removeTeamMember: { act: 'TeamMemberRemoved' },
  enterTeam: { act: 'TeamEntered' },
  addTeamNote: { act: 'TeamNoted' },
  deleteTeamNote: { act: 'TeamNoteDeleted' },
  markTeam: { act: 'TeamMarked' },
  setPairState: { act: 'PairStateChanged' },
  actOnCause: 'who takes care of what is shown as long as it is so, and lapses with it',
  searchUsers: 'a POST that only reads',
  searchTeams: 'a POST that only reads',
  uploadAssets: 'a file that nothing links to changes nothing; what links to it is written down',
  tryFlag: 'an organiser’s own try: nothing is stored',
  startTestContainer: 'an organiser’s own try: nobody else notices',
  destroyTestContainer: 'an organiser’s own try: nobody else notices',
}

const calls = Object.entries(ALL_CALLS)
const isKept = (kept: Kept | string | undefined): kept is Kept => typeof kept === 'object'

test('every change that organisers can make has an entry, or a reason for none', () => {
  const changing = calls.filter(
    ([, { method, rules }]) => method !== 'GET' && (rules.role === 'Admin' || rules.role === 'Monitor'),
  )
  expect(changing.map(([name]) => name).filter((name) => LEAVES[name] === undefined)).toEqual([])
  expect(Object.keys(LEAVES).filter((name) => ALL_CALLS[name] === undefined)).toEqual([])
})
test('each kind of entry is written by some call', () => {
  const left = new Set(Object.values(LEAVES).flatMap((kept) => (isKept(kept) ? [kept.act] : [])))
  expect(AUDIT_ACTS.filter((act) => !left.has(act))).toEqual([])
})

describe('each leaves one entry, with the user', () => {
  const served = calls.filter(([name, call]) => SERVED_CALLS.has(call) && LEAVES[name] !== undefined)
  test.each(served)('%s', async (name, call: Call) => {
    const { place, cookieOf } = await aPlace(server, ground)
    const cookie = (await cookieOf('Admin')) ?? ''
    const kept = LEAVES[name]
    const question = (await ((isKept(kept) ? kept.ask : undefined) ?? QUESTIONS[name]?.ask)?.(place)) ?? {}
    const { userId: actorId, userName: actor } = (
      await server.ask('GET', '/api/account/profile', { headers: { cookie } })
    ).json<{
      userId: string
      userName: string
    }>()
    const left = await leftBy(server, async () => {
      const answer = await ask(server, call, question, cookie)
      const wanted = isKept(kept) ? 200 : (QUESTIONS[name]?.answers ?? 200)
      expect([answer.statusCode, answer.statusCode === wanted ? null : answer.body]).toEqual([wanted, null])
    })
    if (!isKept(kept)) return expect(left).toEqual([])
    expect(left.map(({ act }) => act)).toEqual([kept.act])
    expect(left[0]).toMatchObject({ actorId, actor, ip: '127.0.0.1', at: server.clock.now() })
  })
})

describe('a HEAD request downloads nothing, and leaves no entry', () => {
  const TAKEN = [
    'exportUsers',
    'exportTeams',
    'exportLogs',
    'downloadWriteups',
    'downloadScoreboardSheet',
    'downloadSubmissionSheet',
    'downloadEvidence',
  ]
  test.each(TAKEN)('%s', async (name) => {
    const { place, cookieOf } = await aPlace(server, ground)
    const cookie = (await cookieOf('Admin')) ?? ''
    const call = ALL_CALLS[name]
    if (!call) throw new Error(`there is no call ${name}`)
    const kept = LEAVES[name]
    const question = (await ((isKept(kept) ? kept.ask : undefined) ?? QUESTIONS[name]?.ask)?.(place)) ?? {}
    const entries = entriesOf(server).length
    const left = await leftBy(server, async () => {
      const answer = await server.ask('HEAD', addressOf(call, question.params), { headers: { cookie } })
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 0])
    })
    expect([left, entriesOf(server).slice(entries)]).toEqual([[], []])
  })
})
