import { del, get, json, post } from '../call.ts'
import { letter, letterEffects, letterReceivers, letterWish } from '../models/letter.ts'
import { key, list } from '../schema.ts'

/** Counts the receivers of a letter and estimates the time of sending. Changes nothing. */
export const previewLetter = post('/api/admin/letters/preview', {
  role: 'Admin',
  caution: { harmless: 'Nothing changes.' },
  body: json(letterReceivers),
  answer: json(letterEffects),
  errors: [400, 401, 403, 404, 415, 429],
  extension: 'letters',
})
/**
 * Sends an email to many users, slowly and after all other emails. The client chooses the id, so a repeated
 * request returns the first letter and sends nothing twice.
 */
export const sendLetter = post('/api/admin/letters', {
  role: 'Admin',
  caution: { form: 'The preview counts the receivers.' },
  body: json(letterWish),
  answer: json(letter),
  errors: [400, 401, 403, 404, 415, 429],
  extension: 'letters',
})
export const listLetters = get('/api/admin/letters', {
  role: 'Admin',
  answer: json(list(letter)),
  errors: [401, 403, 429],
  extension: 'letters',
})
/** Cancels the emails that are not sent yet. Returns the letter. */
export const cancelLetter = del('/api/admin/letters/{id}', {
  role: 'Admin',
  caution: { harmless: 'What was not sent can be sent as another letter.' },
  params: { id: key('guid') },
  answer: json(letter),
  errors: [400, 401, 403, 404, 429],
  extension: 'letters',
})
