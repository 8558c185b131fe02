export interface DemoPost {
  title: string
  summary: string
  tags: string[]
  isPinned: boolean
  /** In hours before now. */
  ageHours: number
  content: string
}

export const DEMO_POSTS: readonly DemoPost[] = [
  {
    title: '欢迎来到演示平台 · Welcome to the demo',
    summary:
      'Everything here is **made up**: the games, the teams, and this post. ' +
      'Look around, then start your own with an empty data folder.',
    tags: ['Vexil', 'demo'],
    isPinned: true,
    ageHours: 2,
    content: `## 这里有什么

- 一场正在进行的比赛，一场即将开始，一场已经结束，还有一场开放练习
- 十二支队伍和他们的成员
- 带有公式与代码的文章

## What is here

| Game | State |
| --- | --- |
| Harbour Lights 2026 | running |
| Winter Cipher | coming |
| Paper Lanterns | over |
| Rust & Salt | open for practice |

Sign in as **Admin** with the password that was printed at the first start.
`,
  },
  {
    title: 'How a challenge loses its value',
    summary:
      'The more teams solve a challenge, the less it is worth, for those before as well: the curve, with an example.',
    tags: ['scoring', 'maths'],
    isPinned: false,
    ageHours: 30,
    content: `A challenge starts at $S$ points and never falls below $r S$. After $n$ solves it is worth

$$
\\left\\lfloor S \\cdot \\left( r + (1 - r) \\cdot e^{(1 - n) / d} \\right) \\right\\rfloor
$$

where $d$ says how slowly it falls. With $S = 500$, $r = 0.25$ and $d = 5$:

| solves | worth |
| ---: | ---: |
| 1 | 500 |
| 2 | 432 |
| 6 | 262 |
| 20 | 133 |

The first three teams get 5 %, 3 % and 1 % on top, for as long as they keep their place.
`,
  },
  {
    title: '新手教程：异或不是加密',
    summary: '用十行 Python 破解单字节异或，并说明为什么一次一密必须“一次”。',
    tags: ['Crypto', '教程'],
    isPinned: false,
    ageHours: 76,
    content: `密文 $c_i = p_i \\oplus k$ 中只有 256 种密钥，逐一尝试即可：

\`\`\`python
from string import printable

def crack(cipher: bytes) -> list[tuple[int, str]]:
    found = []
    for key in range(256):
        text = bytes(byte ^ key for byte in cipher).decode("latin-1")
        if all(letter in printable for letter in text):
            found.append((key, text))
    return found

print(crack(bytes.fromhex("242e2325393a2d303f")))
\`\`\`

如果密钥与明文一样长、完全随机、**只用一次**，那么任何明文都同样可能；只要用了两次，$c_1 \\oplus c_2 = p_1 \\oplus p_2$ 就泄露了一切。

> 练习：把上面的脚本改成能处理重复的多字节密钥。
`,
  },
  {
    title: '運営からのお願い',
    summary: 'フラグの総当たりは禁止です。困ったときは静かに運営へ。',
    tags: ['rules'],
    isPinned: false,
    ageHours: 120,
    content: `1. フラグの共有、プラットフォームへの攻撃、他チームの妨害は禁止です。
2. フラグの形式は \`flag{...}\` です。総当たりには意味がありません。
3. インスタンスは使い終わったら止めてください。次のチームが待っています。

\`\`\`sh
nc challenge.example 31337
\`\`\`

楽しい大会にしましょう。
`,
  },
]
