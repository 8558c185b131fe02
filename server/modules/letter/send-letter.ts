import type { Letter, LetterEffects, LetterReceivers, NewLetter } from '#contract/models/letter.ts'
import { LETTER_PAUSE_MS } from '#server/mail/letter-queue.ts'
import { mailDeliveryOf } from '#server/mail/delivery-method.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import type { LetterLimit, LetterProgress } from '#server/store/letters.ts'

/** The limit for one user in 24 hours. */
export const MAX_LETTERS = 3
const DAY_MS = 24 * 3_600_000
const MAX_LISTED = 100

const limitAt = (now: number): LetterLimit => ({ since: now - DAY_MS, most: MAX_LETTERS })

export async function previewLetter(
  receivers: LetterReceivers,
  { store, clock }: Pick<Services, 'store' | 'clock'>,
): Promise<LetterEffects> {
  await requireGame(receivers, store)
  const { waiting, ...effects } = await store.letters.count(receivers, limitAt(clock.now()))
  const seconds = Math.ceil(((waiting + effects.receivers) * LETTER_PAUSE_MS) / 1000)
  return { ...effects, seconds }
}

/** Runs one at a time, so that the limit of a receiver holds for letters that are sent together. */
export async function sendLetter(
  { id, receivers, subject, content, language }: NewLetter,
  by: AuditActor,
  { store, clock, config }: Pick<Services, 'store' | 'clock' | 'config'>,
): Promise<Letter> {
  if (mailDeliveryOf(config).kind === 'none') throw refuse(400, 'mailImpossible')
  await requireGame(receivers, store)
  return store.exclusively('letters', async (tables) => {
    const known = await tables.letters.byId(id)
    if (known !== null) return toLetter(known)
    const createdAt = clock.now()
    const letter = { id, subject, content, language, writer: by.actor.name, createdAt }
    const count = await tables.letters.create(letter, receivers, limitAt(createdAt))
    await writeAudit(
      tables,
      by,
      { act: 'LetterSent', of: { kind: 'platform' }, after: { text: subject, count } },
      { clock },
    )
    const none = { cancelledAt: null, sent: 0, failed: 0, dropped: 0, unclear: 0 }
    return toLetter({ ...letter, ...none, waiting: count })
  })
}

export async function cancelLetter(
  id: string,
  by: AuditActor,
  { store, clock }: Pick<Services, 'store' | 'clock'>,
): Promise<Letter> {
  return store.transaction(async (tables) => {
    const count = await tables.letters.cancel(id, clock.now())
    const letter = await tables.letters.byId(id)
    if (letter === null) throw refuse(404, 'letterMissing')
    if (count !== null)
      await writeAudit(
        tables,
        by,
        { act: 'LetterCancelled', of: { kind: 'platform' }, after: { text: letter.subject, count } },
        { clock },
      )
    return toLetter(letter)
  })
}

export const listLetters = async ({ store }: Pick<Services, 'store'>): Promise<Letter[]> =>
  (await store.letters.list(MAX_LISTED)).map(toLetter)

async function requireGame({ audience, gameId }: LetterReceivers, { games }: Services['store']) {
  if (audience === 'Game' && (await games.byId(gameId)) === null) throw refuse(404, 'gameMissing')
}

const toLetter = ({
  id,
  subject,
  writer,
  createdAt,
  cancelledAt,
  waiting,
  sent,
  failed,
  dropped,
  unclear,
}: LetterProgress): Letter => ({
  id,
  subject,
  writer,
  createdAt: new Date(createdAt).toISOString(),
  cancelledAt: cancelledAt === null ? null : new Date(cancelledAt).toISOString(),
  waiting,
  sent,
  failed,
  dropped,
  unclear,
})
