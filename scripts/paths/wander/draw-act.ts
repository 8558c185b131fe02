import type { Act } from './acts.ts'
import type { Control } from './read-controls.ts'

export interface Place {
  pressed: readonly Control[]
  typed: readonly Control[]
  isOffline: boolean
}

/** Ordinary input, and input that programs often handle wrongly. */
const TEXTS = [
  'flag{wander}',
  'a',
  '',
  '   ',
  '0',
  '-1',
  '99999999999',
  'ada@example.org',
  'Ünïcode 漢字 🚩',
  '<b>bold</b> & "quoted"',
  'long '.repeat(60),
] as const
const KEYS = [
  'Enter',
  'Escape',
  'Space',
  'ArrowDown',
  'ArrowUp',
  'Tab',
  'Shift+Tab',
  '/',
  '?',
  'f',
  'j',
] as const

/**
 * The weights of the kinds in the draw. A page without network soon gets it back, because little happens
 * without it.
 */
const WEIGHTS = { press: 60, type: 18, key: 9, back: 4, forward: 2, reload: 5, network: 2 } as const
const BACK_ONLINE = 30

/** Draws the next act by lot. Only links and buttons that are there can be pressed. */
export function drawAct({ pressed, typed, isOffline }: Place, random: () => number): Act {
  const kinds = [
    ['press', pressed.length > 0 ? WEIGHTS.press : 0],
    ['type', typed.length > 0 ? WEIGHTS.type : 0],
    ['key', WEIGHTS.key],
    ['back', WEIGHTS.back],
    ['forward', WEIGHTS.forward],
    // Without a network a reload leaves the product.
    ['reload', isOffline ? 0 : WEIGHTS.reload],
    ['network', isOffline ? BACK_ONLINE : WEIGHTS.network],
  ] as const
  const kind = weighted(kinds, random)
  switch (kind) {
    case 'press':
      return { kind, ...oneOf(pressed, random) }
    case 'type':
      return { kind, ...oneOf(typed, random), text: oneOf(TEXTS, random) }
    case 'key':
      return { kind, key: oneOf(KEYS, random) }
    case 'network':
      return { kind: isOffline ? 'online' : 'offline' }
    case 'back':
    case 'forward':
    case 'reload':
      return { kind }
    default:
      return kind satisfies never
  }
}

function weighted<Kind>(kinds: readonly (readonly [Kind, number])[], random: () => number): Kind {
  let left = random() * kinds.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [kind, weight] of kinds) {
    left -= weight
    if (left < 0) return kind
  }
  throw new Error('There is nothing to draw.')
}

function oneOf<Thing>(things: readonly Thing[], random: () => number): Thing {
  const thing = things[Math.floor(random() * things.length)]
  if (thing === undefined) throw new Error('There is nothing to draw from.')
  return thing
}
