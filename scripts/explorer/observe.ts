import { Actor } from 'xstate'
import { CHANNEL, type Message } from './messages.ts'
import { openRecord } from './record.ts'

/**
 * Runs in each page of the product, in development. It records all machines from their start, and tells the
 * explorers in other windows.
 */
const EVERY_MS = 100

const page = crypto.randomUUID()
const channel = new BroadcastChannel(CHANNEL)
const record = openRecord(Date.now)
const send = (message: Message) => channel.postMessage(message)

// Machines start in many places. The method that starts them all is the only one that none can miss.
const proto = Actor.prototype
const start = Reflect.get(proto, 'start')
const observed = new WeakSet<object>()
proto.start = function startObserved() {
  if (!observed.has(this.system)) {
    observed.add(this.system)
    this.system.inspect((event) => record.inspect(event))
  }
  return start.call(this)
}

/** Nothing is sent before an explorer has asked, because most pages run without one. */
let isAsked = false
// The browser releases the lock when the page ends, however it ends. An explorer that heard of the page waits
// for that, so the page has the lock before it tells anything.
void navigator.locks.request(page, () => {
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind !== 'ask') return
    isAsked = true
    tell(true)
  })
  setInterval(() => isAsked && tell(false), EVERY_MS)
  send({ kind: 'here' })
  return new Promise(() => {})
})

function tell(isAll: boolean): void {
  const { actors, charts } = record.tell(isAll)
  if (!isAll && actors.length === 0) return
  send({ kind: 'told', page, address: location.pathname, actors, charts })
}
