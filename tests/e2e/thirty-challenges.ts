import {
  CHALLENGE_TAGS,
  CHALLENGE_TYPES,
  type ChallengeTag,
  type ChallengeType,
} from '#contract/models/challenge-names.ts'

export interface LocalFile {
  name: string
  mimeType: string
  buffer: Buffer
}
/** An attachment that all teams get. */
export type PlannedAttachment = { kind: 'file'; file: LocalFile } | { kind: 'link'; url: string } | null
/**
 * The flags of a challenge. `files` are chosen in a different order than flags and must still be paired by
 * name.
 */
export type PlannedFlags =
  | { kind: 'template'; template: string }
  | { kind: 'lines'; flags: readonly string[] }
  | {
      kind: 'files'
      flags: readonly string[]
      files: readonly LocalFile[]
      linked: readonly { flag: string; url: string }[]
    }

export interface PlannedChallenge {
  title: string
  type: ChallengeType
  tag: ChallengeTag
  content: string
  hints: readonly string[]
  originalScore: number
  /** In per cent, as the form asks for it. */
  minScoreShare: number
  difficulty: number
  container: {
    image: string
    port: number
    memory: number
    cpus: number
    storage: number
    isPrivileged: boolean
  } | null
  fileName: string | null
  attachment: PlannedAttachment
  flags: PlannedFlags
  /** Challenges with containers stay disabled, because enabling needs a platform that can run them. */
  isEnabled: boolean
}

const TITLES = ['Warm up', '签到题', 'ウォームアップ', 'It’s <b>not</b> bold', 'Quoted “title”', 'a/b\\c & d']
const TEMPLATES = [
  'flag{[TEAM_HASH]}',
  '[LEET]flag{baby heap [TEAM_HASH]}',
  'flag{[GUID]}',
  'flag{a template without any sign at all}',
  '',
]

/**
 * Every type with every category that fits into thirty, and each way to attach files and add flags, so that
 * an archive must keep all of them.
 */
export const THIRTY: readonly PlannedChallenge[] = Array.from({ length: 30 }, (_, at) => {
  const type = of(CHALLENGE_TYPES, at)
  const round = Math.floor(at / CHALLENGE_TYPES.length)
  const isContainer = type === 'StaticContainer' || type === 'DynamicContainer'
  return {
    title: `${of(TITLES, at)} ${at + 1}`,
    type,
    tag: of(CHALLENGE_TAGS, at),
    content: contentOf(at),
    hints: Array.from(
      { length: round % 3 },
      (__, hint) => `Hint ${hint + 1} of ${at + 1}: *look* at $x_${hint}$`,
    ),
    originalScore: 100 + 50 * at,
    minScoreShare: (at % 10) * 10 + (at % 3),
    difficulty: 1 + at / 4,
    container: isContainer
      ? {
          image: `registry.example.org/ctf/task:${at}`,
          port: 8000 + at,
          memory: 64 + at,
          cpus: (at % 9) / 10 + 0.1,
          storage: 256 + at,
          isPrivileged: round % 2 === 1,
        }
      : null,
    fileName: type === 'DynamicAttachment' ? `task ${at + 1} – 附件.zip` : null,
    attachment: attachmentOf(type, at, round),
    flags: flagsOf(type, at, round),
    isEnabled: !isContainer,
  }
})

function contentOf(at: number): string {
  return [
    `# Task ${at + 1}`,
    `The modulus is $n_{${at}} = p \\cdot q$, and`,
    '$$\\sum_{i=0}^{n} i^2 = \\frac{n(n+1)(2n+1)}{6}$$',
    '```python',
    `def solve(answer: int = ${at}) -> str:`,
    '    return f\'<{answer}>\'  # "quoted" & more',
    '```',
    '| a | b |\n| - | - |\n| 1 | 你好 |',
    '<script>alert(1)</script>',
  ].join('\n\n')
}

function attachmentOf(type: ChallengeType, at: number, round: number): PlannedAttachment {
  if (type === 'DynamicAttachment') return null
  if (round % 3 === 0)
    return {
      kind: 'file',
      file: aFile(`課題 ${at + 1} (final).tar.gz`, `All teams get the file of task ${at + 1}.`),
    }
  return round % 3 === 1 ? { kind: 'link', url: `https://files.example.org/task-${at}?a=1&b=%20#part` } : null
}

function flagsOf(type: ChallengeType, at: number, round: number): PlannedFlags {
  if (type === 'DynamicContainer') return { kind: 'template', template: of(TEMPLATES, round) }
  // Numbers are padded, so that sorting by name gives the order of the numbers.
  const flag = (one: number) => `flag{task ${at + 1} “answer” ${one}}`
  if (type !== 'DynamicAttachment')
    return {
      kind: 'lines',
      flags: round % 2 === 0 ? [flag(1)] : Array.from({ length: 12 }, (_, one) => flag(one + 1)),
    }
  const count = 2 + round
  return {
    kind: 'files',
    flags: Array.from({ length: count }, (_, one) => flag(one + 1)),
    files: Array.from({ length: count }, (_, one) =>
      aFile(`team ${one + 1}.bin`, `File ${one + 1} of task ${at + 1}.`),
    ),
    linked: round % 2 === 0 ? [] : [{ flag: flag(99), url: `https://files.example.org/own-${at}` }],
  }
}

function aFile(name: string, text: string): LocalFile {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) }
}

function of<Item>(items: readonly Item[], at: number): Item {
  const item = items[at % items.length]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}
