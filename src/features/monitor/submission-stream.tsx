import { useAtomValue } from 'jotai'
import Inbox from 'lucide-react/icons/inbox'
import { useSearchParams } from 'react-router-dom'
import type { AnswerResult } from '#contract/models/submission.ts'
import { toLiveEntry } from '#machines/admin/live-entries.ts'
import { useWired } from '#src/bind/wired.ts'
import { submissionsAtom } from '#src/live/feed-atoms.ts'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { useWords } from '#src/text/use-text.ts'
import { SubmissionRow } from './submission-row.tsx'
import { LiveList } from './live-list.tsx'

/** Those that an answer ends with; what is not judged yet is never told. */
const STATUSES = [
  'Accepted',
  'WrongAnswer',
  'CheatDetected',
  'NotFound',
] as const satisfies readonly AnswerResult[]
const ALL = 'all'

/** What teams send in, as soon as it is judged. The filter is part of the address. */
export function SubmissionStream({ game, isMasked }: { game: number; isMasked: boolean }) {
  const words = useWords(monitorWords)
  const { live } = useAtomValue(submissionsAtom(useWired().live, game))
  const [params, setParams] = useSearchParams()
  const status = STATUSES.find((each) => each === params.get('status')) ?? null
  return (
    <LiveList
      source={{ kind: 'submissions', game, status }}
      isMasked={isMasked}
      live={live}
      toPassage={toLiveEntry.submission}
      filter={{
        value: status ?? ALL,
        choices: ([ALL, ...STATUSES] as const).map((value) => ({ value, label: words.status[value] })),
        onValueChange: (next) => setParams(next === ALL ? {} : { status: next }, { replace: true }),
      }}
      label={words.list.submissions}
      empty={{
        icon: <Inbox />,
        title: status === null ? words.submissions.none : words.submissions.noneOf,
        text: words.submissions.noneText,
      }}
    >
      {(passage) =>
        passage.kind === 'submission' ? (
          <SubmissionRow submission={passage.submission} isMasked={isMasked} />
        ) : null
      }
    </LiveList>
  )
}
