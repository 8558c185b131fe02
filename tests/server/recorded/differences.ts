/** A difference between our server and a base server, and the reason why it is right. */
export interface Expected {
  /** The places of the exchanges in the recording. Missing: every exchange of the calls. */
  exchanges?: readonly number[]
  /** Missing: all calls. */
  calls?: RegExp
  /** `status`, `type`, `bytes`, or the path of a value in the body. */
  at: RegExp
  why: string
}

export const DIFFERENCES: readonly Expected[] = [
  {
    exchanges: [18, 139],
    at: /^type$/,
    why: 'The wire announces problem details as application/problem+json. Clients read both as JSON.',
  },
  {
    exchanges: [37, 133],
    at: /^(?:type|bytes)$/,
    why: 'Every refusal for its content type says why. A base server sends nothing if a form is missing.',
  },
  {
    exchanges: [27],
    at: /^status$/,
    why: 'Real names may be longer (extension long-names).',
  },
  {
    exchanges: [32],
    at: /^body$/,
    why: 'Every picture is stored anew as WebP, so that nothing hidden in a file stays in it.',
  },
  {
    exchanges: [42],
    at: /^status$/,
    why: 'The answer does not tell whether an address has an account.',
  },
  {
    exchanges: [84],
    at: /^body\.members\.order$/,
    why: 'The captain comes first. A base server has no order.',
  },
  {
    calls: /^GET \/api\/admin\/files$/,
    at: /^body\.(?:data\.(?:length|\d+\.name)|length|total)$/,
    why: 'A refused picture leaves the avatar before it. A base server deletes that file first.',
  },
  {
    calls: /^GET \/api\/admin\/logs$/,
    at: /^body\.(?:length|\d+\.(?:name|msg|level|status|ip))$/,
    why: 'The log has our own words and more acts, and is written at once instead of every few seconds.',
  },
  {
    exchanges: [146, 147],
    at: /^status$/,
    why: 'Null means that nothing changes, in every call that edits. A base server has it so in some of them.',
  },
  {
    exchanges: [183],
    at: /^status$/,
    why: 'A share above one would raise the score of a challenge with each solve.',
  },
  {
    exchanges: [189],
    at: /^body\.minScoreRate$/,
    why: 'The same: the share was not changed.',
  },
  {
    exchanges: [206, 260],
    at: /^body\.entry$/,
    why: 'The engine of the test has another public address.',
  },
  {
    exchanges: [263],
    at: /^body\.data\.0\.publicIP$/,
    why: 'The engine of the test has another public address.',
  },
  {
    exchanges: [212, 227, 283, 284, 285, 286, 287],
    at: /^body\.status$/,
    why: 'The body repeats the status of the answer. Base clients do not compare the two.',
  },
  {
    exchanges: [226],
    at: /^body\.4\.registeredMembers\.length$/,
    why: 'The team mate had joined by a call that was not recorded, and that is not replayed.',
  },
  {
    calls: /^GET \/api\/game\/\{id\}\/(?:details|scoreboard)$/,
    at: /\.challenges\.order$/,
    why: 'Challenges have the order in which players see them. Clients find them by their ids.',
  },
  {
    calls: /^GET \/api\/game\/\{id\}\/events$/,
    at: /^body\.\d+\.content$/,
    why: 'Events have one form in all languages. Clients with words of their own replace the English ones.',
  },
  {
    calls: /^GET \/api\/game\/\{id\}\/notices$/,
    at: /^body\.\d+\.content$/,
    why: 'A list has no language, so it has names only, and the type says what happened.',
  },
]
