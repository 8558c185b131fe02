import Inbox from 'lucide-react/icons/inbox'
import Lock from 'lucide-react/icons/lock'
import SearchX from 'lucide-react/icons/search-x'
import ServerCrash from 'lucide-react/icons/server-crash'
import { Row } from '#src/ui/layout.tsx'
import { css } from '#styled/css/index.js'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { OverlayLoader } from '#src/ui/overlay-loader.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { Examples, Section } from './section.tsx'

const tones = ['info', 'success', 'warning', 'danger', 'neutral'] as const
const inks = ['brand', 'success', 'warning', 'danger', 'neutral'] as const
const loading = css({ position: 'relative', minHeight: '48' })

export function States() {
  return (
    <Section name="States">
      <Examples flow="grid">
        {tones.map((tone) => (
          <Alert
            key={tone}
            tone={tone}
            title={`This is ${tone}`}
            announce="not"
            action={tone === 'danger' ? <Button size="sm">Retry</Button> : null}
          >
            What it means and what can be done about it.
          </Alert>
        ))}
      </Examples>
      <Examples flow="grid">
        <Card>
          <EmptyState
            icon={<Inbox />}
            title="No posts yet"
            rank="h3"
            text="What the organisers write appears here."
            action={<Button tone="brand">Write one</Button>}
          />
        </Card>
        <Card>
          <EmptyState
            icon={<ServerCrash />}
            tone="danger"
            title="The server cannot be reached"
            rank="h3"
            text="We try again in five seconds."
            action={<Button>Try now</Button>}
          />
        </Card>
        <Card>
          <EmptyState
            icon={<Lock />}
            tone="warning"
            title="Not for you"
            rank="h3"
            text="Only monitors may see this."
          />
        </Card>
        <Card>
          <EmptyState
            icon={<SearchX />}
            tone="brand"
            title="Nothing fits"
            rank="h3"
            text="Take a word away from the search."
          />
        </Card>
        <Card as="section" aria-busy aria-label="Loading">
          <Skeleton shape="heading" width="half" />
          <Skeleton />
          <Skeleton width="long" />
          <Skeleton width="short" />
        </Card>
        <Card className={loading}>
          <OverlayLoader label="Loading the area" />
        </Card>
      </Examples>
      <Examples>
        <Spinner size="lg" label="Loading" />
        <Spinner size="md" label="Loading" />
        <Row as="span" gap="3" wrap={false}>
          <Spinner /> beside a word
        </Row>
        {inks.map((tone) => (
          <Progress key={tone} shape="ring" tone={tone} label={`Ring ${tone}`} value={0.66}>
            66
          </Progress>
        ))}
        <Progress shape="ring" size="lg" label="Large ring" value={0.91} tone="warning">
          04:12
        </Progress>
        <Progress shape="ring" size="sm" label="Small ring" value={0} />
      </Examples>
      {inks.map((tone, index) => (
        <Progress key={tone} tone={tone} label={`Bar ${tone}`} value={index / 4} />
      ))}
    </Section>
  )
}
