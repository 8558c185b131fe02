/** An act of a user that any page may offer, as data. A walk is a list of acts. */
export type Act =
  | { kind: 'open'; address: string }
  | { kind: 'press'; role: string; name: string; nth: number }
  | { kind: 'type'; role: string; name: string; nth: number; text: string }
  | { kind: 'key'; key: string }
  | { kind: 'back' | 'forward' | 'reload' | 'offline' | 'online' }

/** Describes the act in a few words, for people and for the laws, which recognise acts by them. */
export function sayAct(act: Act): string {
  switch (act.kind) {
    case 'open':
      return `open ${act.address}`
    case 'press':
      return `press ${act.role} ${JSON.stringify(act.name)}${act.nth === 0 ? '' : ` (${act.nth + 1})`}`
    case 'type':
      return `type ${JSON.stringify(act.text)} into ${JSON.stringify(act.name)}`
    case 'key':
      return `key ${act.key}`
    case 'back':
    case 'forward':
    case 'reload':
    case 'offline':
    case 'online':
      return act.kind
    default:
      return act satisfies never
  }
}
