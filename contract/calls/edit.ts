import { del, form, get, json, post, put } from '../call.ts'
import { attachmentCreateModel } from '../models/attachment.ts'
import {
  challengeEditDetailModel,
  challengeInfoModel,
  challengeInfoModelInput,
  challengeUpdateModel,
} from '../models/challenge-edit.ts'
import { containerInfoModel } from '../models/container.ts'
import { arrayResponse } from '../models/envelope.ts'
import { flagCreateModel, flagTrial, flagTrialResult } from '../models/flag.ts'
import { gameInfoModel, gameInfoModelInput } from '../models/game-edit.ts'
import { taskStatusNames } from '../models/log.ts'
import { gameNotice, gameNoticeModel } from '../models/notice.ts'
import { postDetailModel, postEditModel } from '../models/post.ts'
import { absent, int, key, list, text } from '../schema.ts'

const onePost = { id: key('post-id') }
const game = { id: int() }
const notice = { id: int(), noticeId: int() }
const challenge = { id: int(), cId: int() }
const reading = [400, 401, 403, 404, 429] as const
const writing = [400, 401, 403, 404, 415, 429] as const

export const createPost = post('/api/edit/posts', {
  role: 'Admin',
  caution: { undoable: 'Delete the post.' },
  body: json(postEditModel),
  answer: json(text()),
  errors: [400, 401, 403, 415, 429],
})
export const updatePost = put('/api/edit/posts/{id}', {
  role: 'Admin',
  caution: { undoable: 'Save again.' },
  params: onePost,
  body: json(postEditModel),
  answer: json(postDetailModel),
  versioned: true,
  errors: writing,
})
export const deletePost = del('/api/edit/posts/{id}', {
  role: 'Admin',
  caution: { asks: ['delete-post'] },
  params: onePost,
  versioned: true,
  errors: [401, 403, 404, 429],
})

export const createGame = post('/api/edit/games', {
  role: 'Admin',
  caution: { harmless: 'The game is hidden.' },
  body: json(gameInfoModelInput),
  answer: json(gameInfoModel),
  versioned: true,
  errors: [400, 401, 403, 415, 429],
})
/** A missing `count` returns only the total, as on the base wire. */
export const listGamesToEdit = get('/api/edit/games', {
  role: 'Admin',
  query: { count: absent(int({ min: 0 }), 0), skip: absent(int({ min: 0 }), 0) },
  answer: json(arrayResponse(gameInfoModel)),
  errors: [400, 401, 403, 429],
})
export const getGameToEdit = get('/api/edit/games/{id}', {
  role: 'Admin',
  params: game,
  answer: json(gameInfoModel),
  versioned: true,
  errors: reading,
})
export const updateGame = put('/api/edit/games/{id}', {
  role: 'Admin',
  caution: { asks: ['hide-game', 'show-game', 'save-game'] },
  params: game,
  body: json(gameInfoModelInput),
  answer: json(gameInfoModel),
  versioned: true,
  errors: writing,
})
export const deleteGame = del('/api/edit/games/{id}', {
  role: 'Admin',
  caution: { asks: ['delete-game'] },
  params: game,
  versioned: true,
  errors: reading,
})
/** Anyone with the salt can compute the hashes of all teams, so it must stay secret. */
export const getTeamHashSalt = get('/api/edit/games/{id}/teamhashsalt', {
  role: 'Admin',
  params: game,
  answer: json(text()),
  errors: reading,
})
export const uploadPoster = put('/api/edit/games/{id}/poster', {
  role: 'Admin',
  caution: { undoable: 'Upload another.' },
  params: game,
  body: form('file'),
  answer: json(text()),
  errors: writing,
})

/** Without the notices that the server writes itself, because organisers cannot edit those. */
export const listNoticesToEdit = get('/api/edit/games/{id}/notices', {
  role: 'Admin',
  params: game,
  answer: json(list(gameNotice)),
  errors: reading,
})
export const createNotice = post('/api/edit/games/{id}/notices', {
  role: 'Admin',
  caution: { asks: ['publish-notice'] },
  params: game,
  body: json(gameNoticeModel),
  answer: json(gameNotice),
  errors: writing,
})
export const updateNotice = put('/api/edit/games/{id}/notices/{noticeId}', {
  role: 'Admin',
  caution: { undoable: 'Save again.' },
  params: notice,
  body: json(gameNoticeModel),
  answer: json(gameNotice),
  errors: writing,
})
export const deleteNotice = del('/api/edit/games/{id}/notices/{noticeId}', {
  role: 'Admin',
  caution: { asks: ['delete-notice'] },
  params: notice,
  errors: reading,
})

/** An unknown game is an empty list and not 404, as on the base wire. */
export const listChallengesToEdit = get('/api/edit/games/{id}/challenges', {
  role: 'Admin',
  params: game,
  answer: json(list(challengeInfoModel)),
  errors: [400, 401, 403, 429],
})
export const createChallenge = post('/api/edit/games/{id}/challenges', {
  role: 'Admin',
  caution: { undoable: 'Delete it. It is disabled.' },
  params: game,
  body: json(challengeInfoModelInput),
  answer: json(challengeEditDetailModel),
  versioned: true,
  errors: writing,
})
export const getChallengeToEdit = get('/api/edit/games/{id}/challenges/{cId}', {
  role: 'Admin',
  params: challenge,
  answer: json(challengeEditDetailModel),
  versioned: true,
  errors: reading,
})
export const updateChallenge = put('/api/edit/games/{id}/challenges/{cId}', {
  role: 'Admin',
  caution: { asks: ['enable-challenge', 'disable-challenge', 'save-challenge'] },
  params: challenge,
  body: json(challengeUpdateModel),
  answer: json(challengeEditDetailModel),
  versioned: true,
  errors: writing,
})
export const deleteChallenge = del('/api/edit/games/{id}/challenges/{cId}', {
  role: 'Admin',
  caution: { asks: ['delete-challenge'] },
  params: challenge,
  versioned: true,
  errors: reading,
})

/** Sets, replaces or (`None`) removes the attachment that all teams share. */
export const setAttachment = post('/api/edit/games/{id}/challenges/{cId}/attachment', {
  role: 'Admin',
  caution: { asks: ['remove-attachment'] },
  params: challenge,
  body: json(attachmentCreateModel),
  errors: writing,
})
export const addFlags = post('/api/edit/games/{id}/challenges/{cId}/flags', {
  role: 'Admin',
  caution: { undoable: 'Remove the flags.' },
  params: challenge,
  body: json(list(flagCreateModel)),
  errors: writing,
})
/** Judges a flag by the rule for submissions, and stores nothing. */
export const tryFlag = post('/api/edit/games/{id}/challenges/{cId}/flags/trial', {
  role: 'Admin',
  caution: { harmless: 'Nothing is stored.' },
  params: challenge,
  body: json(flagTrial),
  answer: json(flagTrialResult),
  errors: writing,
  extension: 'flag-kinds',
})
/** Returns `Success`, or `NotFound` for an unknown flag. Both have the status 200. */
export const deleteFlag = del('/api/edit/games/{id}/challenges/{cId}/flags/{fId}', {
  role: 'Admin',
  caution: { asks: ['remove-flag'] },
  params: { ...challenge, fId: int() },
  answer: json(taskStatusNames),
  errors: reading,
})

export const startTestContainer = post('/api/edit/games/{id}/challenges/{cId}/container', {
  role: 'Admin',
  caution: { harmless: 'It ends by itself.' },
  takesTime: true,
  params: challenge,
  answer: json(containerInfoModel),
  errors: reading,
})
export const destroyTestContainer = del('/api/edit/games/{id}/challenges/{cId}/container', {
  role: 'Admin',
  caution: { harmless: 'Start another.' },
  params: challenge,
  errors: reading,
})
