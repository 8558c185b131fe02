import ImagePlus from 'lucide-react/icons/image-plus'
import { Suspense, useState } from 'react'
import type { PictureOwner } from '#machines/account/picture.machine.ts'
import { pictureWords } from '#src/text/areas/picture.ts'
import { useWords } from '#src/text/use-text.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Button } from '#src/ui/button.tsx'
import { EventPoster } from '#src/ui/identity/event-poster.tsx'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { css } from '#styled/css/index.js'
import { lazyPart } from '#src/browser/lazy-part.ts'

// Loads with the first press, because few visits change a picture.
const PictureDialog = lazyPart(async () => (await import('./picture-dialog.tsx')).PictureDialog)

export interface PictureProps {
  of: PictureOwner
  name: string
  picture: string | null
  /** Users are round, teams square, posters wide. */
  shape?: 'round' | 'square' | 'wide'
}

/** The picture of a user, a team or a game, with the button that replaces it. */
export function Picture({ of, name, picture, shape = 'round' }: PictureProps) {
  const words = useWords(pictureWords)
  const [opened, setOpened] = useState<'closed' | 'open'>('closed')
  return (
    <div
      className={css({
        display: 'flex',
        flexDirection: { md: 'column' },
        flexWrap: 'wrap',
        alignItems: { base: 'center', md: 'flex-start' },
        gap: '4',
      })}
    >
      <Shown of={of} name={name} picture={picture} shape={shape} />
      <Button
        look="outline"
        icon={<ImagePlus aria-hidden />}
        aria-keyshortcuts={shape === 'wide' ? undefined : 'P'}
        aria-label={shape === 'wide' ? words.ofPoster.changeOf(name) : words.changeOf(name)}
        onClick={() => setOpened('open')}
      >
        {shape === 'wide' ? words.ofPoster.change : words.change}
      </Button>
      {opened === 'open' ? (
        <Suspense>
          <PictureDialog owner={of} shape={shape} onClose={() => setOpened('closed')} />
        </Suspense>
      ) : null}
    </div>
  )
}

/** The picture as others see it. Without one, an image is generated from the name. */
function Shown({ of, name, picture, shape }: Required<PictureProps>) {
  if (of.kind === 'game') return <EventPoster title={name} picture={picture} className={poster} />
  if (of.kind === 'team') return <TeamFlag name={name} picture={picture} size={96} />
  return <Avatar name={name} picture={picture} size="xl" shape={shape === 'square' ? 'square' : 'round'} />
}

const poster = css({ width: 'full', maxWidth: 'dialog.sm', height: '48', borderRadius: 'card' })
