import type { Caller } from './callers.ts'

/** Who gets in once his role suffices: everybody, or these alone. The others are told the status. */
export type Decision = 'the role decides' | { insiders: readonly Caller[]; others: 400 | 403 | 404 }

const BY_ROLE = 'the role decides'
/** To be an Admin, or merely a member, does not help. */
const CAPTAIN = { insiders: ['captain'], others: 403 } as const
const MEMBERS = { insiders: ['member', 'captain'], others: 400 } as const
/** Of a thing that belongs to one user; in the questions it is the captain's. To others it is not there. */
const OWNER = { insiders: ['captain'], others: 404 } as const
/** Who plays the game; whoever else asks has not joined it. */
const PLAYERS = { insiders: ['member', 'captain'], others: 400 } as const

/** Every call that names something by its id: whose is it? One that is not in here is a decision that nobody has made. */
export const DECISIONS: Readonly<Record<string, Decision>> = {
  getTeam: BY_ROLE,
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

  endSession: OWNER,

  getPost: BY_ROLE,
  downloadAsset: BY_ROLE,
  deleteAsset: BY_ROLE,
  removeUnusedFile: BY_ROLE,

  getGame: BY_ROLE,
  getScoreboard: BY_ROLE,
  listNotices: BY_ROLE,
  getBoard: BY_ROLE,
  getBoardTeam: BY_ROLE,
  exportStandings: BY_ROLE,
  listEvents: BY_ROLE,
  listSubmissions: BY_ROLE,
  listCheats: BY_ROLE,
  listParticipations: BY_ROLE,
  downloadScoreboardSheet: BY_ROLE,
  downloadSubmissionSheet: BY_ROLE,
  joinGame: MEMBERS,
  leaveGame: PLAYERS,
  getGameDetails: PLAYERS,
  getChallenge: PLAYERS,
  submitFlag: PLAYERS,
  getAnswerResult: OWNER,
  startContainer: PLAYERS,
  prolongContainer: PLAYERS,
  destroyContainer: PLAYERS,
  listOwnContainers: PLAYERS,
  countContainers: BY_ROLE,
  getWriteup: PLAYERS,
  uploadWriteup: PLAYERS,

  getUser: BY_ROLE,
  updateUser: BY_ROLE,
  deleteUser: BY_ROLE,
  resetUserPassword: BY_ROLE,
  updateTeamAsAdmin: BY_ROLE,
  deleteTeamAsAdmin: BY_ROLE,
  setParticipationStatus: BY_ROLE,
  destroyContainerAsAdmin: BY_ROLE,
  listWriteups: BY_ROLE,
  downloadWriteups: BY_ROLE,

  updatePost: BY_ROLE,
  deletePost: BY_ROLE,
  getGameToEdit: BY_ROLE,
  updateGame: BY_ROLE,
  deleteGame: BY_ROLE,
  getTeamHashSalt: BY_ROLE,
  uploadPoster: BY_ROLE,
  exportGame: BY_ROLE,
  cloneGame: BY_ROLE,
  checkOpening: BY_ROLE,
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
