import { expect, test } from 'vitest'
import { domainsIn } from '#contract/rules/platform.ts'
import { canonical } from '#server/base/canonical.ts'
import { readFailure } from '#server/mail/send-failure.ts'
import { isOneAddress } from '#server/base/email-address.ts'
import { isOfDomains } from '#server/modules/account/email-domain.ts'
import { isEmail, nameComplaint, passwordComplaint } from '#server/modules/account/name-rules.ts'
import { fromBase64 } from '#server/modules/account/mail-link.ts'
import { tokenFits } from '#server/modules/account/mail-link-token.ts'
import { cleanName } from '#server/modules/asset/file-name.ts'
import { withoutUnseen } from '#server/base/control-characters.ts'
import { plainAddress } from '#server/http/request-path.ts'
import { clientAddress, proxiesOf } from '#server/http/forwarded.ts'
import { tokenIn } from '#server/http/cookie.ts'
import { parseJson } from '#server/http/parse-json.ts'
import { readInstant, readName, readNumber } from '#server/http/lenient-scalars.ts'
import { isOwnOrigin } from '#server/http/request-origin.ts'
import { misshapen } from '#server/http/text-formats.ts'
import { languageOf } from '#server/http/titles.ts'
import { hostileTexts, quickest } from '../../hostile-text.ts'

const EVERY_HOP = proxiesOf(['0.0.0.0/0'])
const CLAIM = { purpose: 'reset', userId: '', stamp: '', email: '' } as const
const READERS: [string, (text: string) => unknown][] = [
  ['canonical', canonical],
  ['misshapen', (text) => [misshapen(text, 'email'), misshapen(text, 'phone')]],
  ['isEmail', isEmail],
  ['isOneAddress', isOneAddress],
  ['isOfDomains', (text) => isOfDomains(text, domainsIn(text))],
  ['nameComplaint', (text) => nameComplaint(text, text, { byEmail: async () => null })],
  ['passwordComplaint', passwordComplaint],
  ['fromBase64', fromBase64],
  ['tokenFits', (text) => tokenFits(Buffer.alloc(32), text, CLAIM, 0)],
  ['readFailure', (text) => readFailure(new Error(text))],
  ['withoutUnseen', withoutUnseen],
  ['cleanName', cleanName],
  ['plainAddress', (url) => plainAddress({ url })],
  ['tokenIn', (cookie) => tokenIn({ cookie })],
  ['parseJson', parseJson],
  ['readNumber', (text) => readNumber({ type: 'number' }, text, '')],
  ['readInstant', (text) => readInstant(text, '')],
  ['readName', (text) => readName({ type: 'string', enum: ['User'] }, text, '')],
  // Headers are never longer than this.
  ['isOwnOrigin', (text) => isOwnOrigin({ origin: text.slice(0, 16_384), host: text.slice(0, 16_384) }, null)],
  ['languageOf', languageOf],
  ['clientAddress', (hops) => clientAddress('127.0.0.1', hops, EVERY_HOP)],
]

test.each(READERS)('%s is soon done with a long text, whatever stands in it', (_, read) => {
  for (const text of hostileTexts()) expect([text.slice(0, 12), quickest(() => read(text)) < 50]).toEqual([text.slice(0, 12), true])
})
