import type { StoredParticipationStatus } from '#server/store/rows/participation.ts'

export interface DemoGame {
  title: string
  summary: string
  content: string
  /** Relative to now. Negative: in the past. */
  startsInHours: number
  lastsHours: number
  practiceMode: boolean
  organizations: string[] | null
  inviteCode: string | null
  teamMemberCountLimit: number
  /** Teams that play. The last of them have the statuses in `stragglers`. */
  teams: number
  stragglers: readonly StoredParticipationStatus[]
  notices: readonly string[]
}

export const DEMO_GAMES: readonly DemoGame[] = [
  {
    title: 'Harbour Lights 2026',
    summary: '48 hours, every category, open to everybody.',
    content: `## Harbour Lights

The port authority lost its keys. Find them before the fog lifts.

- 48 hours, teams of up to **four**
- flags look like \`flag{...}\`
- dynamic scoring, with a bonus for the first three

祝各位好运，玩得开心！
`,
    startsInHours: -5,
    lastsHours: 48,
    practiceMode: true,
    organizations: null,
    inviteCode: null,
    teamMemberCountLimit: 4,
    teams: 12,
    stragglers: ['Pending', 'Suspended'],
    notices: [
      'Welcome aboard! The first challenges are open.',
      '平台将于今晚 22:00 进行十分钟维护，比赛时间顺延。',
    ],
  },
  {
    title: 'Winter Cipher',
    summary: 'Cryptography only, for students of the three universities.',
    content: `Twelve ciphers for the longest night. Choose your university when you join; each has a ranking of its own.

$$ c \\equiv m^e \\pmod n $$
`,
    startsInHours: 70,
    lastsHours: 24,
    practiceMode: true,
    organizations: ['Northern University', '东湖大学', '港南工業大学'],
    inviteCode: 'snowfall',
    teamMemberCountLimit: 3,
    teams: 5,
    stragglers: ['Pending', 'Pending', 'Rejected'],
    notices: [],
  },
  {
    title: 'Paper Lanterns',
    summary: 'A weekend of web and forensics.',
    content: 'It is over. Thank you all for coming; the writeups are being read.',
    startsInHours: -290,
    lastsHours: 36,
    practiceMode: false,
    organizations: null,
    inviteCode: null,
    teamMemberCountLimit: 5,
    teams: 10,
    stragglers: ['Rejected'],
    notices: ['The game is over. Writeups are taken until the end of the week.'],
  },
  {
    title: 'Rust & Salt',
    summary: 'Old binaries to take apart at your own pace.',
    content: `The contest is long over, the challenges stay open for **practice**: solves no longer count.

1. \`checksec\` first
2. then think
3. then \`gdb\`
`,
    startsInHours: -800,
    lastsHours: 72,
    practiceMode: true,
    organizations: null,
    inviteCode: null,
    teamMemberCountLimit: 0,
    teams: 8,
    stragglers: [],
    notices: ['Practice mode is open.'],
  },
]
