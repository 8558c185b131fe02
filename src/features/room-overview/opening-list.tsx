import CircleX from 'lucide-react/icons/circle-x'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { checkOpening } from '#contract/calls/opening-check.ts'
import type { OpeningFinding } from '#contract/models/opening-check.ts'
import { useRead } from '#src/api/use-read.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { MASK } from '#machines/admin/masked-answer.ts'
import { findingTargetOf } from '#src/shell/room/finding-target.ts'
import { openingCheckWords } from '#src/text/areas/opening-check.ts'
import { roomOverviewWords } from '#src/text/areas/room-overview.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { roomOverview } from '#styled/recipes/room-overview.js'

const ICONS = { Error: CircleX, Warning: TriangleAlert, Information: Info }
const GRADES = { Error: 'broken', Warning: 'likely', Information: 'waits' }

export interface OpeningListProps {
  game: number
  /** Streaming mode shows no flags. */
  isMasked: boolean
}

/** Before the start: what must be fixed, what most likely should be, and what is good to know. */
export function OpeningList({ game, isMasked }: OpeningListProps) {
  const words = useWords(roomOverviewWords)
  const { reading } = useText().screens
  const read = useRead(checkOpening, { params: { id: game } }, 'once')
  const [recheck, send] = useProcess(usePart('admin').openingCheck, { game })
  const style = roomOverview()
  const title = useId()
  const findings = read.state === 'ready' ? read.value : []
  const count = (severity: OpeningFinding['severity']) =>
    findings.filter((one) => one.severity === severity).length
  return (
    <section aria-labelledby={title} data-of="attention" className={style.card}>
      <div className={style.head}>
        <h2 id={title}>{words.check.title}</h2>
        {findings.length > 0 ? (
          <span>{words.check.counts(count('Error'), count('Warning'), count('Information'))}</span>
        ) : null}
        <Button
          size="sm"
          look="ghost"
          state={recheck.kind === 'busy' ? 'busy' : 'ready'}
          onClick={() => send({ type: 'begin', task: null })}
        >
          {words.check.again}
        </Button>
      </div>
      <div className={style.rows}>
        {read.state === 'failed' ? (
          <LoadError rank="h3" {...failedWords(read.problem, reading)} onRetry={read.refresh} />
        ) : read.state === 'waiting' ? (
          <Skeleton width="half" />
        ) : findings.length === 0 ? (
          <p>{words.check.clear}</p>
        ) : (
          <ul aria-labelledby={title}>
            {findings.map((finding) => (
              <FindingRow
                key={`${finding.kind} ${finding.challengeId} ${finding.detail}`}
                game={game}
                finding={finding}
                isMasked={isMasked}
              />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/** Findings of these kinds may name a flag, which streaming mode hides. */
const NAMES_FLAG = /^(?:Flag|Template|AttachmentGone)/

function FindingRow({ game, finding, isMasked }: OpeningListProps & { finding: OpeningFinding }) {
  const words = useWords(openingCheckWords)
  const { grade } = useWords(roomOverviewWords).check
  const style = roomOverview()
  const { kind, severity, challenge, detail } = finding
  const { to, fix } = findingTargetOf(game, finding)
  const Icon = ICONS[severity]
  const thing = detail !== null && isMasked && NAMES_FLAG.test(kind) ? MASK : (detail ?? '')
  // A newer server may report kinds without a text here. Their name is better than nothing.
  const sentence = words.finding[kind]?.(thing) ?? kind
  return (
    <li className={style.row}>
      <span data-grade={GRADES[severity]} className={style.grade}>
        <Icon aria-hidden />
        {grade[severity]}
      </span>
      <div className={style.what}>
        <div data-first="" title={sentence} className={style.line}>
          {sentence}
        </div>
        {challenge === null ? null : (
          <div title={challenge} className={style.line}>
            {challenge}
          </div>
        )}
      </div>
      <span />
      <div className={style.acts}>
        <LinkButton
          as={Link}
          to={to}
          size="sm"
          look="outline"
          aria-label={words.fixOf(words.fix[fix], sentence)}
        >
          {words.fix[fix]}
        </LinkButton>
      </div>
    </li>
  )
}
