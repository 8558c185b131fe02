export interface TextPart {
  title: string
  source: string
}
export interface GameText {
  about: string
  rules: TextPart | null
  prizes: TextPart | null
  schedule: TextPart | null
}
type PartName = Exclude<keyof GameText, 'about'>

/** The titles of these parts in the languages of the client, by which they are recognised. */
const TITLES: Readonly<Record<PartName, readonly string[]>> = {
  rules: ['rules', '规则', '比赛规则', '赛事规则', 'ルール', '規則', '競技ルール'],
  prizes: ['prizes', 'awards', '奖品', '奖项', '奖励', '奖金', '赏品', '賞', '賞品', '賞金'],
  schedule: [
    'schedule',
    'timeline',
    '日程',
    '赛程',
    '时间安排',
    '比赛日程',
    'スケジュール',
    'タイムテーブル',
  ],
}
const HEADING = /^ {0,3}##[ \t]+(.+?)[ \t]*#*[ \t]*$/
/** A heading of level one or two ends the part that a heading of level two began. */
const ENDS_PART = /^ {0,3}##?[ \t]+\S/
const FENCE = /^ {0,3}(`{3,}|~{3,})/

/** Extracts the parts of a game's Markdown that are shown elsewhere. The first of each kind counts. */
export function splitGameText(content: string): GameText {
  const text: GameText = { about: '', rules: null, prizes: null, schedule: null }
  const lines: Record<'about' | PartName, string[]> = { about: [], rules: [], prizes: [], schedule: [] }
  let current: keyof typeof lines = 'about'
  let fence: string | null = null
  for (const line of content.split(/\r?\n/)) {
    const mark: string | undefined = FENCE.exec(line)?.[1]
    if (fence === null ? mark : mark?.startsWith(fence)) fence = fence === null ? (mark ?? null) : null
    else if (fence === null && ENDS_PART.test(line)) {
      const title = HEADING.exec(line)?.[1] ?? ''
      const name = partNamed(title)
      current = name !== null && text[name] === null ? name : 'about'
      if (current !== 'about') {
        text[current] = { title, source: '' }
        continue
      }
    }
    lines[current].push(line)
  }
  const sourceOf = (name: keyof typeof lines) => lines[name].join('\n').trim()
  for (const name of ['rules', 'prizes', 'schedule'] as const) {
    const part = text[name]
    text[name] = part && sourceOf(name) !== '' ? { ...part, source: sourceOf(name) } : null
  }
  return { ...text, about: sourceOf('about') }
}

function partNamed(title: string): PartName | null {
  const plain = title
    .replace(/[:：]$/, '')
    .trim()
    .toLowerCase()
  return (['rules', 'prizes', 'schedule'] as const).find((name) => TITLES[name].includes(plain)) ?? null
}
