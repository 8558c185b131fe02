import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/calls/all.ts'

const FOLDER = 'tests/server/live/'
/** On these screens `followed-*.test.ts` changes each field on the server and looks for the new value. */
const screens = readdirSync(FOLDER)
  .filter((name) => name.endsWith('-screen.world.tsx'))
  .map((name) => readFileSync(FOLDER + name, 'utf8'))
  .join('\n')

const FEED = 'It begins a feed, which is followed.'
const TWIN = 'A form of a list that is followed: read again with it.'
const SOUGHT = 'What was sought at a moment. The list above it is followed.'
const TOTALS = 'Figures that the screen asks for every few seconds.'
const CODE =
  'Only the captain changes it, and another tab of the captain shows it when opened. A new name is followed.'
const FILE = 'A file.'
const SETTING = 'One admin saves it at a time. A save of an old version is refused.'
const ESTIMATE =
  'Estimates of the database, which move with every stored row. It is asked for when the screen opens.'
const ONCE = 'It is asked for at the moment of an act.'
const UNSHOWN = 'No screen shows it while the server has streams.'
const NOT_FOLLOWED: Record<string, string> = {
  downloadWriteups: FILE,
  downloadAsset: FILE,
  downloadScoreboardSheet: FILE,
  downloadSubmissionSheet: FILE,
  downloadEvidence: FILE,
  exportGame: FILE,
  exportLogs: FILE,
  exportTeams: FILE,
  exportUsers: FILE,
  exportStandings: FILE,
  getBoard: FEED,
  listEvents: FEED,
  listSubmissions: FEED,
  listNotices: FEED,
  listLogs: FEED,
  listAudit: FEED,
  listGameAudit: FEED,
  listPlatformTimeline: FEED,
  findEvents: SOUGHT,
  findSubmissions: SOUGHT,
  listAnswers: 'What streams in is joined to it, and names that change are read again.',
  findLogs: SOUGHT,
  listUsers: TWIN,
  listTeams: TWIN,
  listGamePage: TWIN,
  listParticipationPage: TWIN,
  listParticipations: 'Screens read it by `useParticipations`, which is followed.',
  listCheats: 'Screens read it by `useCheats`, which is followed.',
  listTeamPairs: TOTALS,
  listPairTries: TOTALS,
  getTeam: TWIN,
  getLiveOverview: TOTALS,
  getHealth: TOTALS,
  getTakeOver: 'Its machine asks again every second while one runs.',
  getRoomOverview: TOTALS,
  getRoomTeam: TOTALS,
  getRoomPerson: TOTALS,
  getRoomResults: TOTALS,
  countContainers: TOTALS,
  listGameTeams: TOTALS,
  listGameInstances: TOTALS,
  getTestContainer: TOTALS,
  getBoardTeam: 'Below the board: read again with each change of it.',
  getInviteCode: CODE,
  getProfile: 'The session tells it. A change of the role ends the connections of the user.',
  countUsers: 'Read again with each change of the list of users.',
  getUser: UNSHOWN,
  getScoreboard: UNSHOWN,
  getConfig: 'It is pushed whole, and followed by `useConfig`.',
  getConfigToEdit: SETTING,
  getPlatformMeans: 'What the process was started with.',
  getStorage: ESTIMATE,
  listFiles: UNSHOWN,
  listStoredFiles: SOUGHT,
  listUnusedFiles: SOUGHT,
  getFreeze: 'The form asks again every ten seconds. The board, which tells of a freeze, is followed.',
  getSchedule: 'No screen shows it yet.',
  listLetters: UNSHOWN,
  getEffects: ONCE,
  weighTeamDeletion: ONCE,
  weighUserDeletion: ONCE,
  getCaptcha: ONCE,
  getCaptchaChallenge: ONCE,
  getSignInWork: ONCE,
  getSiteKey: ONCE,
  getAnswerResult: ONCE,
  getTeamHashSalt: ONCE,
  listAcceptedFindings: TOTALS,
  checkOpening: 'It is read again with each part of the game that it is about.',
}

const reads = Object.entries(ALL_CALLS)
  .filter(([, { method }]) => method === 'GET')
  .map(([name]) => name)
const isFollowed = (name: string) => new RegExp(`\\buseRead\\(\\s*${name}\\b`).test(screens)

test("each call's response is followed on an open screen, or has a reason not to be", () => {
  expect(reads.filter((name) => !isFollowed(name) && !(name in NOT_FOLLOWED))).toEqual([])
  expect(Object.keys(NOT_FOLLOWED).filter((name) => !reads.includes(name) || isFollowed(name))).toEqual([])
})
