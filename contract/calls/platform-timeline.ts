import { get, json } from '../call.ts'
import { timelineEntry, timelineKindNames } from '../models/platform-timeline.ts'
import { absent, int, iso, list, optional, text } from '../schema.ts'

/** The log of the platform and the actions of organisers as one list, newest first. */
export const listPlatformTimeline = get('/api/admin/timeline', {
  role: 'Admin',
  query: {
    count: absent(int({ min: 0 }), 50),
    skip: absent(int({ min: 0 }), 0),
    kind: optional(timelineKindNames),
    /** Part of the name of who did it, in any case. */
    person: optional(text()),
    /** Only actions on this game and its parts. Log entries belong to no game. */
    game: optional(int()),
    /** Part of a message, a name, an address or a changed value, in any case. */
    text: optional(text()),
    /** Entries at or after `since`, and before `until`. */
    since: optional(iso()),
    until: optional(iso()),
  },
  answer: json(list(timelineEntry)),
  errors: [400, 401, 403, 429],
  extension: 'platform-timeline',
})
