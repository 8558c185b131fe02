import * as calls from '#contract/calls/room-pages.ts'
import { serve } from '#server/modules/serve.ts'
import { getRoomPerson } from './get-room-person.ts'
import { getRoomResults } from './get-room-results.ts'
import { getRoomTeam } from './get-room-team.ts'
import { addTeamNote, deleteTeamNote, markTeam } from './write-notes.ts'

export const roomPageRoutes = [
  serve(calls.getRoomTeam, ({ params, actor }, services) =>
    getRoomTeam(params.id, params.participationId, actor, services),
  ),
  serve(calls.getRoomPerson, ({ params, actor }, services) =>
    getRoomPerson(params.id, params.userId, actor, services),
  ),
  serve(calls.getRoomResults, ({ params, actor }, services) =>
    getRoomResults(params.id, params.challengeId, actor, services),
  ),
  serve(calls.addTeamNote, ({ params, body, actor, ip }, services) =>
    addTeamNote(params, body.text, { actor, ip }, services),
  ),
  serve(calls.deleteTeamNote, ({ params, actor, ip }, services) =>
    deleteTeamNote(params, params.noteId, { actor, ip }, services),
  ),
  serve(calls.markTeam, ({ params, body, actor, ip }, services) =>
    markTeam(params, body.isLooked, { actor, ip }, services),
  ),
]
