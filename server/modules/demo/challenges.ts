import type { ChallengeTag } from '#contract/models/challenge-names.ts'

export interface DemoChallenge {
  title: string
  tag: ChallengeTag
  content: string
  flag: string
  hints: string[]
  originalScore: number
}

/** The text of each contains all that is needed to solve it. */
export const DEMO_CHALLENGES: readonly DemoChallenge[] = [
  {
    title: 'Welcome aboard',
    tag: 'Misc',
    content: 'Every voyage starts with a greeting. The flag of this one is `flag{ahoy}`.',
    flag: 'flag{ahoy}',
    hints: [],
    originalScore: 100,
  },
  {
    title: 'Thirteen knots',
    tag: 'Crypto',
    content: 'The log says: `synt{ebg_nebhaq_gur_pncr}`. The wind turned it by **thirteen**.',
    flag: 'flag{rot_around_the_cape}',
    hints: ['An alphabet has twice thirteen letters.'],
    originalScore: 200,
  },
  {
    title: 'Small exponent',
    tag: 'Crypto',
    content:
      'A message $m$ was sent as $c = m^3 \\bmod n$, and $n$ is far larger than $m^3$. ' +
      'With $c = 1953125$: the flag is `flag{m}`.',
    flag: 'flag{125}',
    hints: [],
    originalScore: 300,
  },
  {
    title: 'Sixty-four lanterns',
    tag: 'Web',
    content:
      'The harbour office stores its pass in a cookie:\n\n```\npass=ZmxhZ3tub19zZWNyZXRzX2luX2Nvb2tpZXN9\n```',
    flag: 'flag{no_secrets_in_cookies}',
    hints: [],
    originalScore: 200,
  },
  {
    title: 'Left in the log',
    tag: 'Forensics',
    content: 'Found on the quay, in hexadecimal: `66 6c 61 67 7b 74 69 64 65 7d`.',
    flag: 'flag{tide}',
    hints: [],
    originalScore: 150,
  },
  {
    title: 'What does it print?',
    tag: 'Reverse',
    content: "```python\nprint('flag{' + ''.join(chr(ord(c) - 1) for c in 'cvpz') + '}')\n```",
    flag: 'flag{buoy}',
    hints: ['No machine is needed for four letters.'],
    originalScore: 250,
  },
  {
    title: 'Off by one',
    tag: 'Pwn',
    content:
      '```c\nchar name[8];\nfor (int i = 0; i <= 8; i++) name[i] = next();\n```\n\n' +
      'How many bytes are written? The flag is `flag{number}`.',
    flag: 'flag{9}',
    hints: [],
    originalScore: 300,
  },
  {
    title: 'Counting waves',
    tag: 'PPC',
    content: 'How many numbers from 1 to 1000 are divisible by 7 or by 11? The flag is `flag{number}`.',
    flag: 'flag{220}',
    hints: [],
    originalScore: 250,
  },
]
