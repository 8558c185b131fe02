import type { CallRules } from '#contract/call.ts'
import type { Caller } from './callers.ts'

/** Who gets in once his role suffices: everybody, or these alone. The others are told the status. */
export type Decision = 'the role decides' | { insiders: readonly Caller[]; others: 400 | 403 | 404 }
type Decisions = Readonly<Record<string, Decision>>

const BY_ROLE = 'the role decides'
/** To be an Admin, or merely a member, does not help. */
const CAPTAIN = { insiders: ['captain'], others: 403 } as const
const MEMBERS = { insiders: ['member', 'captain'], others: 400 } as const
/** Of a thing that belongs to one user; in the questions it is the captain's. To others it is not there. */
const OWNER = { insiders: ['captain'], others: 404 } as const
/** Who plays the game; whoever else asks has not joined it. */
const PLAYERS = { insiders: ['member', 'captain'], others: 400 } as const

/** Whoever comes by, without an account or banned. */
const ANYBODY: Decisions = {
  registerAccount: BY_ROLE,
  verifyAccount: BY_ROLE,
  signIn: BY_ROLE,
  requestRecovery: BY_ROLE,
  resetPassword: BY_ROLE,
  getCaptcha: BY_ROLE,
  getCaptchaChallenge: BY_ROLE,
  getSignInWork: BY_ROLE,

  getConfig: BY_ROLE,
  getSiteKey: BY_ROLE,
  listPosts: BY_ROLE,
  listLatestPosts: BY_ROLE,
  getPost: BY_ROLE,
  downloadAsset: BY_ROLE,

  listGames: BY_ROLE,
  listGamePage: BY_ROLE,
  getGame: BY_ROLE,
  getCategories: BY_ROLE,
  getScoreboard: BY_ROLE,
  listNotices: BY_ROLE,
  getBoard: BY_ROLE,
  getBoardTeam: BY_ROLE,
  exportStandings: BY_ROLE,
  getTeam: BY_ROLE,
}

const USERS: Decisions = {
  signOut: BY_ROLE,
  getProfile: BY_ROLE,
  updateProfile: BY_ROLE,
  uploadAvatar: BY_ROLE,
  changePassword: BY_ROLE,
  changeEmail: BY_ROLE,
  confirmEmailChange: BY_ROLE,
  listSessions: BY_ROLE,
  endSession: OWNER,
  endAllSessions: BY_ROLE,

  listOwnTeams: BY_ROLE,
  createTeam: BY_ROLE,
  updateTeam: CAPTAIN,
  deleteTeam: CAPTAIN,
  transferTeam: CAPTAIN,
  getInviteCode: CAPTAIN,
  refreshInviteCode: CAPTAIN,
  kickMember: CAPTAIN,
  uploadTeamAvatar: CAPTAIN,
  leaveTeam: MEMBERS,
  // The code is what opens: whoever has it may come in.
  acceptInvite: BY_ROLE,

  joinGame: MEMBERS,
  leaveGame: PLAYERS,
  getGameDetails: PLAYERS,
  getChallenge: PLAYERS,
  submitFlag: PLAYERS,
  getAnswerResult: OWNER,
  listTeamAttempts: PLAYERS,
  startContainer: PLAYERS,
  prolongContainer: PLAYERS,
  destroyContainer: PLAYERS,
  listOwnContainers: PLAYERS,
  getWriteup: PLAYERS,
  uploadWriteup: PLAYERS,
}

const MONITORS: Decisions = {
  listEvents: BY_ROLE,
  listSubmissions: BY_ROLE,
  findEvents: BY_ROLE,
  findSubmissions: BY_ROLE,
  listCheats: BY_ROLE,
  downloadScoreboardSheet: BY_ROLE,
  downloadSubmissionSheet: BY_ROLE,
  countContainers: BY_ROLE,
  getLiveOverview: BY_ROLE,
}

const ADMINS: Decisions = {
  getConfigToEdit: BY_ROLE,
  updateConfig: BY_ROLE,
  uploadLogo: BY_ROLE,
  removeLogo: BY_ROLE,
  getPlatformMeans: BY_ROLE,
  tryMail: BY_ROLE,
  listLogs: BY_ROLE,
  findLogs: BY_ROLE,
  exportLogs: BY_ROLE,
  listAudit: BY_ROLE,

  listUsers: BY_ROLE,
  searchUsers: BY_ROLE,
  siftUsers: BY_ROLE,
  exportUsers: BY_ROLE,
  weighUserDeletion: BY_ROLE,
  siftTeams: BY_ROLE,
  exportTeams: BY_ROLE,
  weighTeamDeletion: BY_ROLE,
  createUsers: BY_ROLE,
  importUsers: BY_ROLE,
  previewUserImport: BY_ROLE,
  getUser: BY_ROLE,
  updateUser: BY_ROLE,
  deleteUser: BY_ROLE,
  resetUserPassword: BY_ROLE,
  listTeams: BY_ROLE,
  searchTeams: BY_ROLE,
  updateTeamAsAdmin: BY_ROLE,
  deleteTeamAsAdmin: BY_ROLE,
  listParticipations: BY_ROLE,
  listParticipationPage: BY_ROLE,
  setParticipationStatus: BY_ROLE,
  listContainers: BY_ROLE,
  destroyContainerAsAdmin: BY_ROLE,
  listWriteups: BY_ROLE,
  downloadWriteups: BY_ROLE,

  listFiles: BY_ROLE,
  uploadAssets: BY_ROLE,
  deleteAsset: BY_ROLE,
  getStorage: BY_ROLE,
  listStoredFiles: BY_ROLE,
  listUnusedFiles: BY_ROLE,
  removeUnusedFile: BY_ROLE,
  removeUnusedFiles: BY_ROLE,

  createPost: BY_ROLE,
  updatePost: BY_ROLE,
  deletePost: BY_ROLE,
  createGame: BY_ROLE,
  listGamesToEdit: BY_ROLE,
  getGameToEdit: BY_ROLE,
  updateGame: BY_ROLE,
  deleteGame: BY_ROLE,
  getTeamHashSalt: BY_ROLE,
  uploadPoster: BY_ROLE,
  exportGame: BY_ROLE,
  importGame: BY_ROLE,
  cloneGame: BY_ROLE,
  getEffects: BY_ROLE,
  ruleParticipations: BY_ROLE,
  destroyContainersAsAdmin: BY_ROLE,
  checkOpening: BY_ROLE,
  getCategoriesToEdit: BY_ROLE,
  setCategories: BY_ROLE,
  getFreeze: BY_ROLE,
  setFreeze: BY_ROLE,
  revealBoard: BY_ROLE,
  listNoticesToEdit: BY_ROLE,
  createNotice: BY_ROLE,
  updateNotice: BY_ROLE,
  deleteNotice: BY_ROLE,
  listChallengesToEdit: BY_ROLE,
  createChallenge: BY_ROLE,
  getChallengeToEdit: BY_ROLE,
  updateChallenge: BY_ROLE,
  deleteChallenge: BY_ROLE,
  startTestContainer: BY_ROLE,
  destroyTestContainer: BY_ROLE,
  getTestContainer: BY_ROLE,
  setAttachment: BY_ROLE,
  addFlags: BY_ROLE,
  deleteFlag: BY_ROLE,
}

/**
 * Every call, by the least role that may ask at all: one that is not in here is a decision that nobody has
 * made.
 */
export const BY_LEAST_ROLE: readonly { role: CallRules['role']; decisions: Decisions }[] = [
  { role: null, decisions: ANYBODY },
  { role: 'User', decisions: USERS },
  { role: 'Monitor', decisions: MONITORS },
  { role: 'Admin', decisions: ADMINS },
]
export const DECISIONS: Decisions = { ...ANYBODY, ...USERS, ...MONITORS, ...ADMINS }
