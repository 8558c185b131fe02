import Flag from 'lucide-react/icons/flag'
import Play from 'lucide-react/icons/play'
import Settings from 'lucide-react/icons/settings'
import Trash2 from 'lucide-react/icons/trash'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { Examples, Section } from './section.tsx'

const tones = ['brand', 'neutral', 'caution', 'danger'] as const
const looks = ['solid', 'soft', 'outline', 'ghost'] as const
const sizes = ['xs', 'sm', 'md', 'lg'] as const

export function Buttons() {
  return (
    <Section name="Buttons">
      {looks.map((look) => (
        <Examples key={look}>
          {tones.map((tone) => (
            <Button key={tone} look={look} tone={tone}>
              {tone} {look}
            </Button>
          ))}
          <Button look={look} tone="brand" disabled>
            disabled
          </Button>
          <Button look={look} tone="brand" state="busy">
            busy
          </Button>
        </Examples>
      ))}
      <Examples>
        {sizes.map((size) => (
          <Button key={size} size={size} tone="brand" icon={<Play aria-hidden />}>
            {size}
          </Button>
        ))}
        {sizes.map((size) => (
          <IconButton key={size} size={size} label={`Settings ${size}`}>
            <Settings aria-hidden />
          </IconButton>
        ))}
        <IconButton label="Delete" tone="danger">
          <Trash2 aria-hidden />
        </IconButton>
        <IconButton label="Delete, busy" tone="danger" look="soft" state="busy">
          <Trash2 aria-hidden />
        </IconButton>
        <LinkButton href="#buttons" tone="brand" look="soft" icon={<Flag aria-hidden />}>
          a link
        </LinkButton>
      </Examples>
    </Section>
  )
}
