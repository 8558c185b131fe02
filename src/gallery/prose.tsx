import { Card } from '#src/ui/card.tsx'
import { Markdown } from '#src/ui/markdown.tsx'
import { Section } from './section.tsx'

const source = `# The lost key

Someone **left** a [key](https://example.org/key) in the *binary*; the old one was ~~RSA~~.
Inline: $e^{i\\pi} + 1 = 0$ and \`xor eax, eax\`.[^1]

## What we know

1. The modulus is
   $$n = \\prod_{i=1}^{k} p_i^{a_i} = \\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}$$
2. It listens on port \`31337\`

- [x] found the port
- [ ] found the flag

> It is only a model.
> > So is this.

\`\`\`python
def unlock(key: str) -> int:
    # the sum is all that counts
    return sum(ord(letter) for letter in key) % 0x1337
\`\`\`

| Team | Score |
|:-----|------:|
| Overflowers | 4210 |
| Null Pointers | 3975 |

<script>alert('shown, never run')</script>

A [bad link](javascript:alert(1)), ![a picture elsewhere](https://example.org/a.png).

---

[^1]: Sets it to zero.
`

export function Prose() {
  return (
    <Section name="Markdown">
      <Card padding="lg">
        <Markdown source={source} size="page" />
      </Card>
    </Section>
  )
}
