/**
 * The objects of the base wire with the fields that a client of it reads. They are written down here, and not
 * taken from our contract, so that a mistake in the contract is a difference. Unknown fields are allowed,
 * because such a client ignores them.
 */
export type Form =
  | 'int'
  | 'text'
  | 'bool'
  | 'instant'
  | readonly string[]
  | { orNull: Form }
  | { listOf: Form }
  | { mapOf: Form; keys: readonly string[] | null }
  | { fields: Readonly<Record<string, Form>> }

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,7})?(?:Z|[+-]\d\d:\d\d)$/
const orNull = (form: Form): Form => ({ orNull: form })
const listOf = (form: Form): Form => ({ listOf: form })
const object = (fields: Readonly<Record<string, Form>>): Form => ({ fields })

export const CATEGORIES = [
  'Misc',
  'Crypto',
  'Pwn',
  'Web',
  'Reverse',
  'Blockchain',
  'Forensics',
  'Hardware',
  'Mobile',
  'PPC',
] as const
const STATUSES = ['Pending', 'Accepted', 'Rejected', 'Suspended', 'Unsubmitted'] as const
const RESULTS = ['FlagSubmitted', 'Accepted', 'WrongAnswer', 'NotFound', 'CheatDetected'] as const
const MARKS = ['Unaccepted', 'FirstBlood', 'SecondBlood', 'ThirdBlood', 'Normal'] as const

const GAME = {
  id: 'int',
  title: 'text',
  summary: 'text',
  poster: orNull('text'),
  limit: 'int',
  start: 'instant',
  end: 'instant',
} as const
const BLOOD = object({ id: 'int', name: 'text', avatar: orNull('text'), submitTimeUTC: orNull('instant') })
const CHALLENGES: Form = {
  mapOf: listOf(
    object({
      id: 'int',
      title: 'text',
      tag: CATEGORIES,
      score: 'int',
      solved: 'int',
      bloods: listOf(orNull(BLOOD)),
    }),
  ),
  keys: CATEGORIES,
}
const ROW = object({
  id: 'int',
  name: 'text',
  bio: orNull('text'),
  organization: orNull('text'),
  avatar: orNull('text'),
  score: 'int',
  rank: 'int',
  organizationRank: orNull('int'),
  solvedCount: 'int',
  lastSubmissionTime: 'instant',
  challenges: listOf(
    object({ id: 'int', score: 'int', type: MARKS, userName: orNull('text'), time: orNull('instant') }),
  ),
})
const LINE = object({
  id: 'int',
  name: 'text',
  items: listOf(object({ time: 'instant', score: 'int' })),
})

export const BASE = {
  games: listOf(object(GAME)),
  game: object({
    ...GAME,
    content: 'text',
    hidden: 'bool',
    organizations: orNull(listOf('text')),
    inviteCodeRequired: 'bool',
    teamCount: 'int',
    organization: orNull('text'),
    teamName: orNull('text'),
    practiceMode: 'bool',
    status: STATUSES,
  }),
  scoreboard: object({
    updateTimeUTC: 'instant',
    bloodBonus: 'int',
    timeLines: { mapOf: listOf(LINE), keys: null },
    items: listOf(ROW),
    challenges: CHALLENGES,
  }),
  details: object({ challenges: CHALLENGES, rank: ROW, teamToken: 'text', wpddl: 'instant' }),
  challenge: object({
    id: 'int',
    title: 'text',
    content: 'text',
    tag: CATEGORIES,
    hints: orNull(listOf('text')),
    score: 'int',
    type: ['StaticAttachment', 'StaticContainer', 'DynamicAttachment', 'DynamicContainer'],
    context: object({
      closeTime: orNull('instant'),
      instanceEntry: orNull('text'),
      url: orNull('text'),
      fileSize: orNull('int'),
    }),
  }),
  notice: object({
    id: 'int',
    type: ['Normal', 'FirstBlood', 'SecondBlood', 'ThirdBlood', 'NewHint', 'NewChallenge'],
    content: 'text',
    time: 'instant',
  }),
  event: object({
    type: ['Normal', 'ContainerStart', 'ContainerDestroy', 'FlagSubmit', 'CheatDetected'],
    content: 'text',
    time: 'instant',
    user: 'text',
    team: 'text',
  }),
  submission: object({
    answer: 'text',
    status: RESULTS,
    time: 'instant',
    user: 'text',
    team: 'text',
    challenge: 'text',
  }),
  writeup: object({ submitted: 'bool', name: 'text', fileSize: 'int', note: 'text' }),
  refusal: object({ title: 'text', status: 'int' }),
  result: RESULTS,
} as const satisfies Readonly<Record<string, Form>>

/** The places at which a value is not what a client of the base wire expects. */
export function strangeIn(value: unknown, form: Form, at = '$'): string[] {
  const wrong = [`${at}: ${JSON.stringify(value)?.slice(0, 60)}`]
  if (typeof form === 'string') return isPlain(value, form) ? [] : wrong
  if ('orNull' in form) return value === null ? [] : strangeIn(value, form.orNull, at)
  if ('listOf' in form)
    return Array.isArray(value)
      ? value.flatMap((each, index) => strangeIn(each, form.listOf, `${at}.${index}`))
      : wrong
  if ('mapOf' in form) {
    if (!isObject(value)) return wrong
    const names = Object.keys(value)
    const known = form.keys?.filter((name) => names.includes(name)) ?? names
    // The client draws its tabs in this order.
    const inOrder = names.join() === known.join() ? [] : [`${at}: the keys are ${names.join()}`]
    return [
      ...inOrder,
      ...Object.entries(value).flatMap(([name, each]) => strangeIn(each, form.mapOf, `${at}.${name}`)),
    ]
  }
  if ('fields' in form)
    return isObject(value)
      ? Object.entries(form.fields).flatMap(([name, each]) => strangeIn(value[name], each, `${at}.${name}`))
      : wrong
  return typeof value === 'string' && form.includes(value) ? [] : wrong
}

function isPlain(value: unknown, form: Extract<Form, string>): boolean {
  switch (form) {
    case 'int':
      return Number.isInteger(value)
    case 'bool':
      return typeof value === 'boolean'
    case 'text':
      return typeof value === 'string'
    case 'instant':
      return typeof value === 'string' && INSTANT.test(value)
  }
}
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
