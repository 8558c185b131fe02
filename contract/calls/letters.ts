import { del, get, json, post } from '../call.ts'
import { letter, letterEffects, letterReceivers, letterWish } from '../models/letter.ts'
import { key, list } from '../schema.ts'

/** Who would get a letter, and how long sending would take. Changes nothing. */
export const previewLetter = post('/api/admin/letters/preview', {
  role: 'Admin',
  caution: { harmless: 'Nothing changes.' },
  body: json(letterReceivers),
  answer: json(letterEffects),
  errors: [400, 401, 403, 404, 415, 429],
  extension: 'letters',
})
/**
 * Sends an email to many users, slowly and after all other emails. Nobody gets a letter twice: the same id
 * again answers the first letter.
 */
export const sendLetter = post('/api/admin/letters', {
  role: 'Admin',
  caution: { form: 'The preview counts the receivers.' },
  body: json(letterWish),
  answer: json(letter),
  errors: [400, 401, 403, 404, 415, 429],
  extension: 'letters',
})
/** The last hundred letters with their progress, newest first. */
export const listLetters = get('/api/admin/letters', {
  role: 'Admin',
  answer: json(list(letter)),
  errors: [401, 403, 429],
  extension: 'letters',
})
/** Cancels what has not been sent. Answers the letter. */
export const cancelLetter = del('/api/admin/letters/{id}', {
  role: 'Admin',
  caution: { harmless: 'What was not sent can be sent as another letter.' },
  params: { id: key('guid') },
  answer: json(letter),
  errors: [400, 401, 403, 404, 429],
  extension: 'letters',
})
