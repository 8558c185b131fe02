/**
 * Steps after which a law is broken until the product is fixed, by journey and by law. After these steps the
 * law is checked again.
 */
export const KNOWN_BREACHES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  attention: { 'focus-kept': ['the server agrees'] },
  audit: { 'focus-kept': ['the line is cut', 'the older ones come'] },
  ceremony: {
    'focus-kept': [
      'the organiser begins',
      'the organiser begins, and the line is cut',
      'the organiser says yes',
      'the organiser ends it',
    ],
  },
  challengeCreation: { 'focus-kept': ['the server agrees'] },
  challengeEdits: {
    'focus-kept': [
      'the organiser takes it back',
      'the organiser thinks better of it',
      'the server deletes them',
    ],
  },
  cheatInfo: { 'focus-kept': ['the administrator tries again', 'the administrator leaves it so'] },
  clockAct: { 'focus-kept': ['the organiser tries again', 'the server pauses'] },
  containerDestruction: {
    'focus-kept': [
      'the administrator tries again',
      'the administrator leaves it at that',
      'the administrator clears the selection',
    ],
  },
  gameJoining: { 'focus-kept': ['the session is over'] },
  gameRemoval: { 'focus-kept': ['the server gives the salt'] },
  instanceActs: { 'focus-kept': ['it had ended meanwhile', 'the server stops it'] },
  logs: { 'focus-kept': ['the line is cut', 'the older ones come'] },
  participationReview: { 'focus-kept': ['the organiser tries again', 'the organiser leaves it so'] },
  picture: {
    'focus-kept': [
      'the person chooses a text',
      'the person chooses a damaged picture',
      'the person chooses a GIF that moves and is vast',
    ],
  },
  poster: { 'focus-kept': ['the organiser chooses a text'] },
  projector: { 'focus-kept': ['the person comes back to now'] },
  recovery: { 'focus-kept': ['the visitor tries the captcha again'] },
  registration: { 'focus-kept': ['the visitor tries the captcha again'] },
  replay: { 'focus-kept': ['the person comes back to now'] },
  schedulePlan: { 'focus-kept': ['the organiser discards it', 'the server takes it'] },
  scoreboard: { 'focus-kept': ['the board comes'] },
  session: { 'focus-kept': ['the server lets go', 'the server has let go before'] },
  severalFlags: { 'focus-kept': ['a member submits the last'] },
  signIn: { 'focus-kept': ['the person signs out'] },
  storedFiles: { 'focus-kept': ['the organiser goes back in the history', 'the organiser turns the page'] },
  userCreation: {
    'focus-kept': [
      'the administrator closes it',
      'the administrator mends the line',
      'the administrator presses Escape',
      'the administrator means it',
      'the administrator is done',
      'the server makes them',
    ],
  },
  writeupReview: { 'focus-kept': ['it is deleted'] },
}

export const isKnown = (journey: string, law: string, step: string | null): boolean =>
  step !== null && (KNOWN_BREACHES[journey]?.[law]?.includes(step) ?? false)
