import { expect, test } from 'vitest'
import { domainsIn } from '#contract/rules/platform.ts'
import { systemClock } from '#server/base/clock.ts'
import { canonical } from '#server/base/canonical.ts'
import { readFailure } from '#server/mail/send-failure.ts'
import { isSingleEmailAddress } from '#server/base/email-address.ts'
import { isInDomains } from '#server/modules/account/email-domain.ts'
import { isEmail, nameError, passwordError } from '#server/modules/account/name-rules.ts'
import { fromBase64 } from '#server/modules/account/mail-link.ts'
import { isMailLinkToken } from '#server/modules/account/mail-link-token.ts'
import { cleanName } from '#server/modules/asset/file-name.ts'
import { replaceControlCharacters } from '#server/base/control-characters.ts'
import { normaliseUrl } from '#server/http/request-path.ts'
import { clientAddress, proxiesOf } from '#server/http/forwarded.ts'
import { tokensIn } from '#server/http/cookie.ts'
import { parseJson } from '#server/http/parse-json.ts'
import { readInstant, readName, readNumber, formatError } from '#server/http/lenient-scalars.ts'
import { isOwnOrigin } from '#server/http/request-origin.ts'
import { languageOf } from '#server/http/titles.ts'
import { hostileTexts, quickest } from '../../hostile-text.ts'

const EVERY_HOP = proxiesOf(['0.0.0.0/0'])
const CLAIM = { kind: 'reset', userId: '', stamp: '', email: '' } as const
const NO_LINKS = {
  create: async () => {},
  find: async () => null,
  spend: async () => false,
  deleteOfUser: async () => {},
  deleteExpired: async () => 0,
}
const READERS: [string, (text: string) => unknown][] = [
  ['canonical', canonical],
  ['misshapen', (text) => [formatError(text, 'email'), formatError(text, 'phone')]],
  ['isEmail', isEmail],
  ['isOneAddress', isSingleEmailAddress],
  ['isOfDomains', (text) => isInDomains(text, domainsIn(text))],
  ['nameComplaint', (text) => nameError(text, text, { byEmail: async () => null })],
  ['passwordComplaint', passwordError],
  ['fromBase64', fromBase64],
  [
    'tokenFits',
    (text) => isMailLinkToken(text, CLAIM, { store: { mailLinks: NO_LINKS }, clock: systemClock }),
  ],
  ['readFailure', (text) => readFailure(new Error(text))],
  ['withoutUnseen', replaceControlCharacters],
  ['cleanName', cleanName],
  ['plainAddress', (url) => normaliseUrl({ url })],
  ['tokensIn', (cookie) => tokensIn({ cookie }, false)],
  ['parseJson', parseJson],
  ['readNumber', (text) => readNumber({ type: 'number' }, text, '')],
  ['readInstant', (text) => readInstant(text, '')],
  ['readName', (text) => readName({ type: 'string', enum: ['User'] }, text, '')],
  // Headers have at most this length.
  [
    'isOwnOrigin',
    (text) => isOwnOrigin({ origin: text.slice(0, 16_384), host: text.slice(0, 16_384) }, null),
  ],
  ['languageOf', languageOf],
  ['clientAddress', (hops) => clientAddress('127.0.0.1', hops, EVERY_HOP)],
]

test.each(READERS)('%s handles any long text fast', (_, read) => {
  for (const text of hostileTexts())
    expect([text.slice(0, 12), quickest(() => read(text)) < 50]).toEqual([text.slice(0, 12), true])
})
