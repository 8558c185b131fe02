import { expect, it } from 'vitest'
import type { Message } from '../../../scripts/explorer/messages.ts'
import { NOTHING, withMessage } from '../../../scripts/explorer/running.ts'

const told: Message = { kind: 'told', page: 'one', address: '/games', actors: [], charts: [] }

it('keeps a page closed when its last message arrives after its end', () => {
  const messages: Message[] = [told, { kind: 'gone', page: 'one' }, told]
  expect(messages.reduce(withMessage, NOTHING).pages.get('one')).toMatchObject({ isOpen: false })
})
