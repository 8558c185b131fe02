import { randomUUID } from 'node:crypto'
import { zipSync } from 'fflate'
import { ARCHIVE_FORMAT } from '#contract/rules/game-archive.ts'
import { PASSWORD } from '../a-server.ts'
import type { Question } from './asking.ts'
import type { Caller } from './callers.ts'
import type { Place } from './place.ts'

interface Asked {
  /** Missing: the server accepts every caller with the role of the call. */
  only?: Only
  ask?: (place: Place) => Question | Promise<Question>
  /** The status for accepted callers. Not 200 if a success would need more than rights. */
  answers?: number
  /** The status for accepted callers whom a rule of the team stops. */
  but?: Partial<Record<Caller, number>>
}

/** The callers whom the server accepts, and the status for the others who have the role. */
interface Only {
  insiders: readonly Caller[]
  others: 400 | 403 | 404
}
/** An Admin or a member who is not the captain gets the same refusal. */
const CAPTAIN: Only = { insiders: ['captain'], others: 403 }
const MEMBERS: Only = { insiders: ['member', 'captain'], others: 400 }
/** The object belongs to one user, who is the captain in these requests. */
const OWNER: Only = { insiders: ['captain'], others: 404 }
/** The author is another user, so only an administrator may. */
const ADMINS: Only = { insiders: ['Admin'], others: 403 }
/** The other callers have not joined the game. */
const PLAYERS: Only = { insiders: ['member', 'captain'], others: 400 }

const ofTeam = ({ team }: Place): Question => ({ params: { id: team.id } })
const ofMember =
  (body?: unknown) =>
  ({ member }: Place): Question => ({
    params: { userid: member.id },
    ...(body === undefined ? {} : { body }),
  })
const ofGame =
  (body?: unknown) =>
  async ({ anEditedGame }: Place): Promise<Question> => ({
    params: await anEditedGame(),
    ...(body === undefined ? {} : { body }),
  })
const ofInstance = async ({ aBoxedGame }: Place): Promise<Question> => {
  const { id, challengeId, participationId } = await aBoxedGame({ leftMs: 60_000 })
  return { params: { id }, body: [{ challengeId, participationId }] }
}
/** The request names the challenge in its body. */
const ofChallenge =
  (body: (id: number) => unknown) =>
  async ({ anEditedGame }: Place): Promise<Question> => {
    const params = await anEditedGame()
    return { params, body: body(params.cId) }
  }
const aLetter = () => ({
  id: randomUUID(),
  subject: 'News',
  content: 'We begin at noon.',
  language: 'en' as const,
  receivers: { audience: 'Role' as const, role: 'Monitor' as const },
})
const searchOf = async ({ anEditedGame }: Place): Promise<Question> => ({
  params: await anEditedGame(),
  query: { text: 'a' },
})
const AN_ARCHIVE = zipSync({
  'game.json': Buffer.from(
    JSON.stringify({
      format: ARCHIVE_FORMAT,
      version: 1,
      game: { title: 'Cup' },
      challenges: [],
      notices: [],
    }),
  ),
})
const A_WRITEUP = { content: Buffer.from('%PDF-1.7'), name: 'w.pdf', type: 'application/pdf' } as const
/** The platform has users, so nobody gets further than their rights. */
const ANOTHER_SERVER = { from: 'postgres://a:b@127.0.0.1:1/gzctf', folder: '/files' }
/** Access depends on a token from an email and not on the caller. */
const WRONG_TOKEN = { token: 'eA==', email: 'eA==' }

/**
 * A valid request for each call, on existing rows, and the callers whom the server accepts. A call needs an
 * entry if users may make it, or if its request has parameters or a body.
 */
export const QUESTIONS: Readonly<Record<string, Asked>> = {
  registerAccount: {
    ask: ({ fresh }) => ({ body: { userName: fresh, password: PASSWORD, email: `${fresh}@new.example` } }),
  },
  verifyAccount: { ask: () => ({ body: WRONG_TOKEN }), answers: 400 },
  signIn: { ask: ({ captain }) => ({ body: { userName: captain.name, password: PASSWORD } }) },
  signOut: {},
  requestRecovery: { ask: ({ captain }) => ({ body: { email: captain.email } }) },
  resetPassword: {
    ask: () => ({ body: { password: 'An0therOne', email: 'eA==', rToken: 'eA==' } }),
    answers: 400,
  },
  getProfile: {},
  updateProfile: { ask: () => ({ body: { bio: 'here' } }) },
  changePassword: { ask: () => ({ body: { old: PASSWORD, new: 'An0therOne-42' } }) },
  changeEmail: { ask: ({ fresh }) => ({ body: { newMail: `${fresh}@new.example` } }) },
  confirmEmailChange: { ask: () => ({ body: WRONG_TOKEN }), answers: 400 },
  uploadAvatar: { ask: () => ({ form: 'file' }) },
  listSessions: {},
  endSession: { only: OWNER, ask: ({ captainSession }) => ({ params: { id: captainSession } }) },
  endAllSessions: {},

  // There is a challenge only with the captcha `proof-of-work`, so the success is a 404.
  getCaptchaChallenge: { answers: 404 },
  getPost: { ask: ({ postId }) => ({ params: { id: postId } }) },
  getGame: { ask: ({ gameId }) => ({ params: { id: gameId } }) },
  getCategories: { ask: ({ gameId }) => ({ params: { id: gameId } }) },
  joinGame: {
    only: MEMBERS,
    ask: ({ gameId, team }) => ({ params: { id: gameId }, body: { teamId: team.id } }),
  },
  leaveGame: {
    only: PLAYERS,
    ask: async ({ aPendingGame }) => ({ params: { id: (await aPendingGame()).id } }),
  },
  listParticipations: { ask: ofGame() },
  listParticipationPage: { ask: ofGame() },
  listWriteups: { ask: ofGame() },
  downloadWriteups: { ask: ofGame() },
  setParticipationStatus: {
    ask: async ({ aPendingGame }) => ({
      params: { id: (await aPendingGame()).participationId, status: 'Accepted' },
    }),
  },
  getGameDetails: { only: PLAYERS, ask: async ({ aPlayedGame }) => ({ params: await aPlayedGame() }) },
  getChallenge: { only: PLAYERS, ask: async ({ aPlayedGame }) => ({ params: await aPlayedGame() }) },
  getWriteup: { only: PLAYERS, ask: async ({ aPlayedGame }) => ({ params: await aPlayedGame() }) },
  uploadWriteup: {
    only: PLAYERS,
    ask: async ({ aPlayedGame }) => ({ params: await aPlayedGame(), form: 'file', ...A_WRITEUP }),
  },
  submitFlag: {
    only: PLAYERS,
    ask: async ({ aPlayedGame }) => ({ params: await aPlayedGame(), body: { flag: 'flag{}' } }),
  },
  listTeamAttempts: { only: PLAYERS, ask: async ({ aPlayedGame }) => ({ params: await aPlayedGame() }) },
  getAnswerResult: { only: OWNER, ask: async ({ aPlayedGame }) => ({ params: await aPlayedGame() }) },
  startContainer: { only: PLAYERS, ask: async ({ aBoxedGame }) => ({ params: await aBoxedGame() }) },
  prolongContainer: {
    only: PLAYERS,
    ask: async ({ aBoxedGame }) => ({ params: await aBoxedGame({ leftMs: 60_000 }) }),
  },
  destroyContainer: {
    only: PLAYERS,
    ask: async ({ aBoxedGame }) => ({ params: await aBoxedGame({ leftMs: 60_000 }) }),
  },
  listOwnContainers: {
    only: PLAYERS,
    ask: async ({ aBoxedGame }) => ({ params: await aBoxedGame({ leftMs: 60_000 }) }),
  },
  countContainers: { ask: ofGame() },
  getLiveOverview: { ask: ofGame() },
  getRoomOverview: { ask: ofGame() },
  getRoomTeam: { ask: async ({ aPlayedGame }) => ({ params: await aPlayedGame() }) },
  addTeamNote: { ask: async ({ aPlayedGame }) => ({ params: await aPlayedGame(), body: { text: 'asked' } }) },
  deleteTeamNote: { ask: async ({ aNotedTeam }) => ({ params: await aNotedTeam() }), only: ADMINS },
  markTeam: { ask: async ({ aPlayedGame }) => ({ params: await aPlayedGame(), body: { isLooked: true } }) },
  getRoomPerson: {
    ask: async (place) => ({ params: { id: (await place.aPlayedGame()).id, userId: place.captain.id } }),
  },
  getRoomResults: { ask: async ({ aPlayedGame }) => ({ params: await aPlayedGame() }) },
  actOnCause: {
    ask: async ({ aGameInNeed }) => {
      const { id, key } = await aGameInNeed()
      return { params: { id }, body: { key, act: 'Take' } }
    },
  },
  getScoreboard: { ask: ofGame() },
  listNotices: { ask: ofGame() },
  getBoard: { ask: ofGame() },
  getBoardTeam: {
    ask: async (place) => ({ params: { ...(await place.aPlayedGame()), teamId: place.team.id } }),
  },
  exportStandings: { ask: ofGame() },
  listAnswers: { ask: ofGame() },
  listEvents: { ask: ofGame() },
  listSubmissions: { ask: ofGame() },
  findEvents: { ask: searchOf },
  findSubmissions: { ask: searchOf },
  listCheats: { ask: ofGame() },
  listTeamPairs: { ask: ofGame() },
  listPairTries: { ask: async ({ aPairedGame }) => ({ params: await aPairedGame() }) },
  downloadEvidence: { ask: async ({ aPairedGame }) => ({ params: await aPairedGame() }) },
  setPairState: {
    ask: async ({ aPairedGame }) => ({
      params: await aPairedGame(),
      body: { state: 'Dismissed', was: 'Open' },
    }),
  },
  downloadSubmissionSheet: { ask: ofGame() },
  // An empty board has no sheet, so this needs a played game.
  downloadScoreboardSheet: { ask: async ({ aPlayedGame }) => ({ params: await aPlayedGame() }) },

  updateConfig: { ask: () => ({ body: {} }) },
  uploadLogo: { ask: () => ({ form: 'file' }) },
  previewLetter: { ask: () => ({ body: { audience: 'Role', role: 'Monitor' } }) },
  sendLetter: { ask: () => ({ body: aLetter() }) },
  cancelLetter: {
    ask: async ({ aLetter: make }) => ({ params: { id: await make() } }),
  },
  tryMail: { ask: () => ({ body: {} }) },
  getTakeOver: { only: ADMINS },
  tryTakeOver: { ask: () => ({ body: ANOTHER_SERVER }), answers: 409 },
  beginTakeOver: { ask: () => ({ body: ANOTHER_SERVER }), answers: 409 },
  searchUsers: { ask: () => ({ query: { hint: 'a' } }) },
  weighUserDeletion: { ask: ofMember() },
  weighTeamDeletion: { ask: ofTeam },
  createUsers: {
    ask: ({ fresh }) => ({ body: [{ userName: fresh, password: PASSWORD, email: `${fresh}@new.example` }] }),
  },
  importUsers: {
    ask: ({ fresh }) => ({
      body: {
        existing: 'Keep',
        users: [{ userName: fresh, password: PASSWORD, email: `${fresh}@new.example` }],
      },
    }),
  },
  previewUserImport: { ask: ({ fresh }) => ({ body: [{ userName: fresh, email: `${fresh}@new.example` }] }) },
  getUser: { ask: ofMember() },
  updateUser: { ask: ofMember({ bio: 'here' }) },
  changeUsers: {
    ask: ({ member }) => ({
      body: {
        users: [{ id: member.id, seen: { role: 'User', emailConfirmed: true }, emailConfirmed: true }],
      },
    }),
  },
  signOutUsers: { ask: ({ member }) => ({ body: [member.id] }) },
  deleteUser: { ask: ofMember() },
  resetUserPassword: { ask: ofMember() },
  searchTeams: { ask: () => ({ query: { hint: 'a' } }) },
  updateTeamAsAdmin: { ask: (place) => ({ ...ofTeam(place), body: { locked: true } }) },
  deleteTeamAsAdmin: { ask: ofTeam },
  uploadAssets: { ask: () => ({ form: 'files' }) },
  destroyContainerAsAdmin: {
    ask: async ({ aBoxedGame }) => ({ params: { id: (await aBoxedGame({ leftMs: 60_000 })).guid } }),
  },
  downloadAsset: { ask: async ({ aFile }) => ({ params: { hash: await aFile(), filename: 'x.txt' } }) },
  deleteAsset: { ask: async ({ aFile }) => ({ params: { hash: await aFile() } }) },
  removeUnusedFile: { ask: async ({ anUnusedFile }) => ({ params: { hash: await anUnusedFile() } }) },

  createPost: { ask: () => ({ body: { title: 'News' } }) },
  updatePost: { ask: async ({ aPost }) => ({ params: { id: await aPost() }, body: { title: 'News' } }) },
  deletePost: { ask: async ({ aPost }) => ({ params: { id: await aPost() } }) },
  createGame: { ask: () => ({ body: { title: 'Cup' } }) },
  getGameToEdit: { ask: ofGame() },
  updateGame: { ask: ofGame({ title: 'Cup' }) },
  deleteGame: { ask: ofGame() },
  getTeamHashSalt: { ask: ofGame() },
  uploadPoster: { ask: async (place) => ({ ...(await ofGame()(place)), form: 'file' }) },
  exportGame: { ask: ofGame() },
  importGame: { ask: () => ({ form: 'file', content: AN_ARCHIVE }) },
  cloneGame: { ask: ofGame({ title: 'Cup again' }) },
  getEffects: { ask: ofGame() },
  ruleParticipations: {
    ask: async ({ aPendingGame }) => ({
      params: { status: 'Accepted' },
      body: [(await aPendingGame()).participationId],
    }),
  },
  destroyContainersAsAdmin: {
    ask: async ({ aBoxedGame }) => ({ body: [(await aBoxedGame({ leftMs: 60_000 })).guid] }),
  },
  listGameTeams: { ask: ofGame() },
  reviewTeams: {
    ask: async ({ aPendingGame }) => {
      const { id, participationId } = await aPendingGame()
      return {
        params: { id },
        body: { status: 'Accepted', teams: [{ id: participationId, status: 'Pending' }] },
      }
    },
  },
  setTeamOrganization: { ask: async ({ aPlayedGame }) => ({ params: await aPlayedGame(), body: {} }) },
  setTeamCaptain: {
    ask: async ({ aPlayedGame, member }) => ({
      params: await aPlayedGame(),
      body: { captainId: member.id },
    }),
  },
  addTeamMember: {
    ask: async ({ aPlayedGame, stranger }) => ({
      params: { ...(await aPlayedGame()), userId: (await stranger()).id },
      body: { isOverLock: true },
    }),
  },
  removeTeamMember: {
    ask: async ({ aPlayedGame, member }) => ({
      params: { ...(await aPlayedGame()), userId: member.id },
      query: { isOverLock: 'true' },
    }),
  },
  enterTeam: { ask: async (place) => ({ ...(await ofGame()(place)), body: { teamId: place.team.id } }) },
  stopInstances: { ask: ofInstance },
  restartInstances: { ask: ofInstance },
  prolongInstances: { ask: ofInstance },
  listGameInstances: { ask: ofGame() },
  listGameAudit: { ask: ofGame() },
  checkOpening: { ask: ofGame() },
  listAcceptedFindings: { ask: ofGame() },
  acceptFinding: { ask: ofGame({ kind: 'OpenToEverybody', isAccepted: true }) },
  getCategoriesToEdit: { ask: ofGame() },
  setCategories: { ask: ofGame({ categories: [{ tag: 'Misc', label: 'Warm up', colour: 'green' }] }) },
  getFreeze: { ask: ofGame() },
  setFreeze: { ask: ofGame({ freezeAt: null }) },
  revealBoard: { ask: async ({ aFrozenGame }) => ({ params: await aFrozenGame(), body: {} }) },
  getSchedule: { ask: ofGame() },
  pauseGame: { ask: async ({ aPlayedGame }) => ({ params: await aPlayedGame(), body: {} }) },
  resumeGame: { ask: async ({ aPausedGame }) => ({ params: await aPausedGame(), body: {} }) },
  extendGame: {
    ask: async ({ aPlayedGame }) => ({ params: await aPlayedGame(), body: { minutes: 30 } }),
  },
  planSchedule: {
    ask: async ({ anEditedGame }) => ({
      params: await anEditedGame(),
      body: { changes: [{ moment: 'freeze', from: null, to: null }] },
    }),
  },
  startGame: { ask: async ({ aComingGame }) => ({ params: await aComingGame(), body: {} }) },
  endGame: { ask: async ({ aPlayedGame }) => ({ params: await aPlayedGame(), body: {} }) },
  reopenGame: {
    ask: async ({ anEndedGame }) => ({ params: await anEndedGame(), body: { minutes: 30 } }),
  },
  freezeBoard: { ask: async ({ aPlayedGame }) => ({ params: await aPlayedGame(), body: {} }) },
  listNoticesToEdit: { ask: ofGame() },
  createNotice: { ask: ofGame({ content: 'n' }) },
  updateNotice: { ask: ofGame({ content: 'n' }) },
  deleteNotice: { ask: ofGame() },
  listAddressedNotices: { ask: ofGame() },
  addressNotice: { ask: ofGame({ content: 'n', at: null, teams: null }) },
  changeAddressedNotice: {
    ask: async ({ aPlannedNotice }) => ({
      params: await aPlannedNotice(),
      body: { content: 'm', at: null, teams: null },
    }),
  },
  deleteAddressedNotice: { ask: async ({ aPlannedNotice }) => ({ params: await aPlannedNotice() }) },
  listChallengesToEdit: { ask: ofGame() },
  createChallenge: { ask: ofGame({ title: 'c' }) },
  getChallengeToEdit: { ask: ofGame() },
  updateChallenge: { ask: ofGame({ isEnabled: true }) },
  deleteChallenge: { ask: ofGame() },
  changeChallenges: { ask: ofChallenge((id) => [{ id, isEnabled: true }]) },
  orderChallenges: { ask: ofChallenge((id) => [id]) },
  rehearse: { ask: ofGame() },
  clearRehearsal: { ask: ofGame() },
  copyChallenges: {
    ask: async ({ anEditedGame }) => {
      const params = await anEditedGame()
      return { params, body: { game: params.id, challenges: [params.cId] } }
    },
  },
  deleteChallenges: { ask: ofChallenge((id) => ({ challenges: [{ id }], word: 'DELETE' })) },
  startTestContainer: { ask: async ({ aBoxedGame }) => ({ params: await aBoxedGame() }) },
  getTestContainer: { ask: async ({ aBoxedGame }) => ({ params: await aBoxedGame() }) },
  destroyTestContainer: { ask: async ({ aBoxedGame }) => ({ params: await aBoxedGame() }) },
  setAttachment: { ask: ofGame({ attachmentType: 'None' }) },
  addFlags: { ask: ofGame([{ flag: 'flag{a}' }]) },
  tryFlag: { ask: ofGame({ flag: 'flag{a}' }) },
  deleteFlag: { ask: ofGame() },

  getTeam: { ask: ofTeam },
  listOwnTeams: {},
  createTeam: { ask: () => ({ body: { name: 'Anew' } }), but: { captain: 400, otherCaptain: 400 } },
  updateTeam: { only: CAPTAIN, ask: (place) => ({ ...ofTeam(place), body: { name: 'Renamed' } }) },
  deleteTeam: { only: CAPTAIN, ask: ofTeam },
  transferTeam: {
    only: CAPTAIN,
    ask: (place) => ({ ...ofTeam(place), body: { newCaptainId: place.member.id } }),
  },
  getInviteCode: { only: CAPTAIN, ask: ofTeam },
  refreshInviteCode: { only: CAPTAIN, ask: ofTeam },
  kickMember: { only: CAPTAIN, ask: ({ team, member }) => ({ params: { id: team.id, userid: member.id } }) },
  acceptInvite: { ask: ({ team }) => ({ body: team.code }), but: { captain: 400, member: 400 } },
  leaveTeam: { only: MEMBERS, ask: ofTeam, but: { captain: 400 } },
  uploadTeamAvatar: { only: CAPTAIN, ask: (place) => ({ ...ofTeam(place), form: 'file' }) },
}
