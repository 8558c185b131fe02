/** A Markdown text, and a trace that must be on the page if it was rendered. */
interface Piece {
  source: string
  /** A text that must be on the page. */
  shows?: string
  /** A selector that must match on the page. */
  makes?: string
}

const fence = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``

/** One of each Markdown element, and one of each script that fonts and layout treat differently. */
export const PIECES: readonly Piece[] = [
  {
    source: 'Fish &amp; chips &copy; &#x1F41F; &#65; &nosuch; &lt;b&gt; &hellip;',
    shows: 'Fish & chips © 🐟 A &nosuch; <b> …',
  },
  { source: '# First rank\n\nSecond rank\n---\n\n###### Last rank', makes: 'h2[data-rank="1"]' },
  { source: '**strong** *leaning* ~~gone~~ `code` \\*plain\\* a  \nbroken line', makes: 'del' },
  {
    source: '> quoted\n> > twice\n\n1. one\n   - inner\n2. two\n\n- [x] done\n- [ ] to do',
    makes: 'blockquote blockquote',
  },
  { source: '| left | right |\n| :-- | --: |\n| `a \\| b` | $x$ |', makes: 'td[style]' },
  { source: 'A note[^1].\n\n[^1]: With **words**.', makes: '[data-footnotes] strong' },
  {
    source:
      '[inside](/games) [outside](https://example.org/?a=1&b=2) <https://example.org> www.example.org a@b.example',
    makes: 'a[rel~=nofollow]',
  },
  {
    source:
      '[later][ref] ![ours](/favicon.svg) ![theirs](https://example.org/a.png)\n\n[ref]: /posts "A title"',
    makes: 'img[alt=ours]',
  },
  {
    source:
      '<script>alert(1)</script> <b style="color:red" onclick="x()">bold</b>\n\n<iframe srcdoc="x"></iframe>',
    shows: '<b style="color:red" onclick="x()">',
  },
  { source: '[nowhere](javascript:alert(1)) ![data](data:text/html,x)', shows: 'nowhere' },
  {
    source:
      'Inline $\\sqrt{x^2 + \\frac{1}{2}}$ and $\\color{red}{y}$, $\\mathbb{Z}_p^*$, $\\begin{pmatrix}a & b\\\\c & d\\end{pmatrix}$',
    makes: 'msqrt',
  },
  { source: '$$\n\\sum_{i=0}^{n} \\binom{n}{i} = 2^n\n$$', makes: 'math[display=block] mo' },
  { source: '$$\\int_0^\\infty e^{-x^2}\\,dx$$', makes: 'math[display=block] msubsup' },
  { source: '$\\frac{$ and $\\href{javascript:alert(1)}{x}$', shows: '\\frac{' },
  { source: fence('python', 'from pwn import *\nprint(f"{0x41:c}")'), makes: '.hljs-keyword' },
  { source: fence('c', '#include <stdio.h>\nint main(void) { return 0; }'), makes: '.hljs-meta' },
  { source: fence('nasm', 'mov rax, 0x3b\nsyscall'), shows: 'syscall' },
  { source: fence('html', '<img src=x onerror=alert(1)>'), shows: 'onerror=alert(1)' },
  { source: fence('constructor', '__proto__'), shows: '__proto__' },
  {
    source: ['bash', 'rust', 'go', 'sql', 'json', 'yaml', 'diff', 'php', 'js', 'ts']
      .map((name) => fence(name, '+ a: "b" # c'))
      .join('\n\n'),
  },
  { source: '漢字とかな混じりの文章。中文「标点」，한국어 조합형.', shows: '한국어 조합형' },
  { source: 'עברית עם English, العربية ١٢٣, فارسی، हिन्दी, ไทย, Ελληνικά, Кириллица, Việt', shows: 'العربية' },
  { source: 'a\u202Eb\u202C \u2066c\u2069 z\u0335\u0322\u0321 \u200Bzero\u00ADwidth' },
  { source: '👩‍👩‍👧‍👦 🏴‍☠️ 🇯🇵 ☠︎ 1️⃣ 𝔘𝔫𝔦𝔠𝔬𝔡𝔢 ﷽', shows: '👩‍👩‍👧‍👦' },
  { source: `${'long'.repeat(120)}\n\n${'_'.repeat(40)} * * *\n\n***` },
]

export const CORPUS = PIECES.map(({ source }) => source).join('\n\n')

/** A line of text cannot contain blocks, so their marks must stay as text. */
export const LINE = 'Fish &amp; **chips** `&copy;` $x^2$ [link](/games) # no heading &nosuch; 漢字 עברית'

/** Names of users and teams in different scripts, because each may break a layout. */
export const NAMES = [
  'Ñandú & <b>',
  '红色熊猫',
  'あかパンダ',
  'صقور',
  'פנדות',
  'Ёжики',
  '🦊🐼',
  "O'Neil`s $x$",
]
