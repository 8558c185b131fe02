import { Lightbulb } from 'lucide-react'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import { hasContainer } from '#contract/rules/challenge.ts'
import { scoreAfter } from '#contract/rules/score-curve.ts'
import { isBlank } from '#contract/rules/team.ts'
import { toChallengeInput, type ChallengeFields } from '#machines/admin/challenge-fields.ts'
import { formatNumber } from '#src/lib/format.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Drawer } from '#src/ui/drawer.tsx'
import { Markdown } from '#src/ui/markdown.tsx'
import { css } from '#styled/css/index.js'
import { CategoryBadge } from './category-badge.tsx'

export interface PreviewProps {
  form: ChallengeFields
  challenge: ChallengeEditDetailModel
}

/** Nothing of it reaches the server. */
export function PreviewDrawer({ onClose, ...props }: PreviewProps & { onClose: () => void }) {
  const words = useWords(challengeEditorWords).screen
  return (
    <Drawer isOpen onClose={onClose} title={props.form.title} closeLabel={words.closePreview}>
      <PreviewBody {...props} />
    </Drawer>
  )
}

export function PreviewBody({ form, challenge: { type, attachment, acceptedCount } }: PreviewProps) {
  const { locale } = useText()
  const { preview: words, attachment: files } = useWords(challengeEditorWords)
  const { originalScore, minScoreRate, difficulty } = toChallengeInput(form)
  const score = scoreAfter(acceptedCount, { originalScore: originalScore ?? 0, minScoreRate: minScoreRate ?? 0, difficulty: difficulty ?? 1 })
  const hints = form.hints.filter((hint) => !isBlank(hint))
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '4' })}>
      <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
        <CategoryBadge tag={form.tag} size="md" />
        {Number.isNaN(score) ? null : <span className={css({ textStyle: 'digits' })}>{words.points(formatNumber(score, locale))}</span>}
      </p>
      {form.content.trim() === '' ? <p className={quiet}>{words.noText}</p> : <Markdown source={form.content} />}
      {hints.length === 0 ? null : (
        <section aria-label={words.hints} className={css({ display: 'flex', flexDirection: 'column', gap: '2' })}>
          {hints.map((hint, at) => (
            // Two hints may say the same.
            // oxlint-disable-next-line react/no-array-index-key
            <p key={at} className={css({ display: 'flex', gap: '2', '& > svg': { boxSize: '5', flexShrink: '0', color: 'fg.warning' } })}>
              <Lightbulb aria-hidden />
              <span className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>{hint}</span>
            </p>
          ))}
        </section>
      )}
      <section className={part}>
        <h3 className={css({ textStyle: 'label' })}>{words.attachment}</h3>
        {type === 'DynamicAttachment' ? (
          <p className={quiet}>{words.ownAttachment}</p>
        ) : attachment?.url ? (
          <a href={attachment.url} target="_blank" rel="noreferrer" className={css({ color: 'fg.link', overflowWrap: 'anywhere' })}>
            {attachment.type === 'Remote' ? attachment.url : files.local}
          </a>
        ) : (
          <p className={quiet}>{words.noAttachment}</p>
        )}
      </section>
      {hasContainer(type) ? (
        <section className={part}>
          <h3 className={css({ textStyle: 'label' })}>{words.instance}</h3>
          <p className={quiet}>{words.instanceText}</p>
        </section>
      ) : null}
      <p className={quiet}>{words.try}</p>
    </div>
  )
}

const quiet = css({ color: 'fg.muted', fontSize: 'sm' })
const part = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  paddingBlockStart: '3',
  borderBlockStartWidth: 'thin',
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: 'border.surface',
})
