import CircleX from 'lucide-react/icons/circle-x'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { checkOpening } from '#contract/calls/opening-check.ts'
import type { OpeningFinding } from '#contract/models/opening-check.ts'
import { findingKey, judgeFindings, mayAccept } from '#contract/rules/accepted-findings.ts'
import { useRead } from '#src/api/use-read.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { MASK } from '#machines/admin/masked-answer.ts'
import { findingTargetOf } from '#src/shell/room/finding-target.ts'
import { useAcceptedFindings } from '#src/shell/room/use-accepted-findings.ts'
import type { OpeningCheckWords } from '#src/text/areas/opening-check.en.ts'
import { openingCheckWords } from '#src/text/areas/opening-check.ts'
import { roomOverviewWords } from '#src/text/areas/room-overview.ts'
import { failedWords, problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useFocusKeeper } from '#src/ui/use-focus-keeper.ts'
import { roomOverview } from '#styled/recipes/room-overview.js'
import { AcceptedRow } from './accepted-row.tsx'

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
  const acceptances = useAcceptedFindings(game)
  const [accepting, sendAcceptance] = useProcess(usePart('admin').findingAcceptance, { game })
  const finding = useWords(openingCheckWords).finding
  const [recheck, send] = useProcess(usePart('admin').openingCheck, { game })
  const style = roomOverview()
  const rows = useFocusKeeper<HTMLDivElement>(firstAct)
  const title = useId()
  const all = read.state === 'ready' ? read.value : []
  const { open: findings, accepted } = judgeFindings(all, acceptances.list)
  const accept = ({ kind, challengeId, detail }: OpeningFinding, isAccepted: boolean) =>
    sendAcceptance({ type: 'begin', task: { kind, challengeId, detail, isAccepted } })
  const isAccepting = accepting.kind === 'busy'
  const refusal = accepting.kind === 'idle' ? accepting.problem : null
  const count = (severity: OpeningFinding['severity']) =>
    findings.filter((one) => one.severity === severity).length
  return (
    <section aria-labelledby={title} data-of="attention" className={style.card}>
      <div className={style.head}>
        <h2 id={title}>{words.check.title}</h2>
        {all.length > 0 ? (
          <span role="status">
            {words.check.counts(count('Error'), count('Warning'), count('Information'))}
            {accepted.length > 0 ? `, ${words.check.acceptedCount(accepted.length)}` : null}
          </span>
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
      <div ref={rows} className={style.rows}>
        {refusal ? <p role="alert">{problemWords(refusal, reading)}</p> : null}
        {read.state === 'failed' ? (
          <LoadError rank="h3" {...failedWords(read.problem, reading)} onRetry={read.refresh} />
        ) : read.state === 'waiting' ? (
          <Skeleton width="half" />
        ) : all.length === 0 ? (
          <p>{words.check.clear}</p>
        ) : (
          <ul aria-labelledby={title}>
            {findings.map((one) => (
              <FindingRow
                key={findingKey(one)}
                game={game}
                finding={one}
                isMasked={isMasked}
                isAccepting={isAccepting}
                onAccept={acceptances.isKnown && mayAccept(one) ? () => accept(one, true) : null}
              />
            ))}
            {accepted.map((one) => (
              <AcceptedRow
                key={findingKey(one.finding)}
                accepted={one}
                sentence={sentenceOf(one.finding, finding, isMasked)}
                onTakeBack={isAccepting ? null : () => accept(one.finding, false)}
              />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/** An accepted finding moves to the end, so its button is gone. */
const firstAct = (around: HTMLElement) => around.querySelector<HTMLElement>('li a, li button')

/** Findings of these kinds may name a flag, which streaming mode hides. */
const NAMES_FLAG = /^(?:Flag|Template|AttachmentGone)/

function sentenceOf(
  { kind, detail }: OpeningFinding,
  sentences: OpeningCheckWords['finding'],
  isMasked: boolean,
): string {
  const thing = detail !== null && isMasked && NAMES_FLAG.test(kind) ? MASK : (detail ?? '')
  // A newer server may report kinds without a text here. Their name is better than nothing.
  return sentences[kind]?.(thing) ?? kind
}

interface FindingRowProps extends OpeningListProps {
  finding: OpeningFinding
  isAccepting: boolean
  /** Null: the finding cannot be accepted. */
  onAccept: (() => void) | null
}

function FindingRow({ game, finding, isMasked, isAccepting, onAccept }: FindingRowProps) {
  const words = useWords(openingCheckWords)
  const { grade, accept, acceptOf } = useWords(roomOverviewWords).check
  const style = roomOverview()
  const { severity, challenge } = finding
  const { to, fix } = findingTargetOf(game, finding)
  const Icon = ICONS[severity]
  const sentence = sentenceOf(finding, words.finding, isMasked)
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
        {onAccept === null ? null : (
          <Button
            size="sm"
            look="ghost"
            aria-label={acceptOf(sentence)}
            state={isAccepting ? 'busy' : 'ready'}
            onClick={onAccept}
          >
            {accept}
          </Button>
        )}
      </div>
    </li>
  )
}
