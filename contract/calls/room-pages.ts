import { del, get, json, post, put } from '../call.ts'
import {
  roomPersonModel,
  roomResultsModel,
  roomTeamModel,
  teamMarkInput,
  teamNoteInput,
} from '../models/room-pages.ts'
import { int, text } from '../schema.ts'

const rules = {
  role: 'Monitor',
  errors: [400, 401, 403, 404, 429],
  extension: 'room-pages',
} as const

/** The id is that of the participation, in any status: rejected teams have a page too. */
export const getRoomTeam = get('/api/game/{id}/overview/teams/{participationId}', {
  ...rules,
  params: { id: int(), participationId: int() },
  answer: json(roomTeamModel),
})
export const getRoomPerson = get('/api/game/{id}/overview/people/{userId}', {
  ...rules,
  params: { id: int(), userId: text() },
  answer: json(roomPersonModel),
})
/** Includes solves that a freeze hides, because only monitors may read it. */
export const getRoomResults = get('/api/game/{id}/overview/challenges/{challengeId}', {
  ...rules,
  params: { id: int(), challengeId: int() },
  answer: json(roomResultsModel),
})

const team = { id: int(), participationId: int() }
const writing = {
  role: 'Monitor',
  answer: json(roomTeamModel),
  extension: 'team-notes',
} as const

/** Writes a note, which all who run or watch the game see. A team has at most a hundred. */
export const addTeamNote = post('/api/game/{id}/overview/teams/{participationId}/notes', {
  ...writing,
  caution: { undoable: 'Delete the note.' },
  params: team,
  body: json(teamNoteInput),
  errors: [400, 401, 403, 404, 415, 429],
})
/** Only the author and administrators may delete a note. */
export const deleteTeamNote = del('/api/game/{id}/overview/teams/{participationId}/notes/{noteId}', {
  ...writing,
  caution: { undoable: 'The screen writes the same text again.' },
  params: { ...team, noteId: int() },
  errors: [400, 401, 403, 404, 429],
})
/** Marks the team as looked at by the caller, or takes the mark away. */
export const markTeam = put('/api/game/{id}/overview/teams/{participationId}/looked', {
  ...writing,
  caution: { undoable: 'Mark it again, or take the mark away.' },
  params: team,
  body: json(teamMarkInput),
  errors: [400, 401, 403, 404, 415, 429],
})
