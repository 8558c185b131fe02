import FileQuestion from 'lucide-react/icons/file-question-mark'
import { useRef, useState } from 'react'
import { listAddressedNotices } from '#contract/calls/addressed-notices.ts'
import { listNoticesToEdit } from '#contract/calls/edit.ts'
import { NOTICE } from '#contract/fields/notice.ts'
import { MAX_TEXT_LENGTH } from '#contract/rules/edit-limits.ts'
import { MAX_NOTICE_TEAMS } from '#contract/rules/notice-plan.ts'
import type { NoticeAnnouncement } from '#machines/app/announcement.ts'
import { effectsOfGame } from '#machines/app/asked-effects.ts'
import { printNoticeId, type NoticeRef } from '#machines/admin/editor-ids.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { useAnnounce } from '#src/bind/use-announcements.ts'
import { useEditor } from '#src/bind/use-editor.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useSession } from '#src/bind/use-session.ts'
import { EditorFrame } from '#src/shell/editor/editor-frame.tsx'
import { useVisibleFlaws } from '#src/shell/use-visible-errors.ts'
import { editorWords } from '#src/text/areas/editor.ts'
import { gameEditorWords } from '#src/text/areas/game-editor.ts'
import { useWords, useText } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { PicturedField } from '#src/shell/editor/pictured-field.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { excerptOf, toNoticesView } from './notice-editor-view.ts'
import { NoticeList } from './notice-list.tsx'
import { NoticePlanFields } from './notice-plan-fields.tsx'

/**
 * The notice in the form. Null for a new one. `turn` counts the forms and is their key, so that no form keeps
 * the state of the last one.
 */
interface Writing {
  notice: number | null
  isPlanned: boolean
  turn: number
}

/** The organisers' notices of one game, with one form for all of them, so that there is one thing to save. */
export function NoticeEditor({ gameId }: { gameId: number }) {
  const words = useWords(gameEditorWords).notices
  const session = useSession()
  const account = session.view.kind === 'signed-in' ? session.view.account.id : ''
  const [writing, setWriting] = useState<Writing>({ notice: null, isPlanned: false, turn: 0 })
  const heading = useRef<HTMLHeadingElement>(null)
  const [removal, remove] = useProcess(
    usePart('admin').removal,
    {},
    { drawn: { succeeded: () => heading.current?.focus() } },
  )
  const canAddress = useConfig().features?.includes('addressed-notices') === true
  const addressed = useRead(listAddressedNotices, canAddress ? { params: { id: gameId } } : null, 'once')
  const view = toNoticesView(
    useRead(listNoticesToEdit, { params: { id: gameId } }, 'once'),
    canAddress ? addressed : null,
  )
  const write = (notice: number | null, isPlanned = false) =>
    setWriting(({ turn }) => ({ notice, isPlanned, turn: turn + 1 }))
  const removing = removal.kind === 'busy' && removal.task.kind === 'notice' ? removal.task.notice : null
  return (
    <Stack gap="6">
      <Text as="p" tone="muted">
        {words.text}
      </Text>
      <Stack as="section" aria-labelledby="write-notice" gap="4">
        <Row gap="2" justify="between">
          <Text as="h2" id="write-notice" face="heading">
            {writing.notice === null ? words.write : words.edited}
          </Text>
          {writing.notice === null ? null : (
            <Button size="sm" look="outline" onClick={() => write(null)}>
              {words.writeNew}
            </Button>
          )}
        </Row>
        <NoticeForm
          key={writing.turn}
          place={{ account, game: gameId, notice: writing.notice, isPlanned: writing.isPlanned }}
          canAddress={canAddress}
          focus={writing.turn === 0 ? 'left' : 'taken'}
          onSaved={() => write(null)}
        />
      </Stack>
      <section aria-labelledby="published-notices">
        <Text as="h2" ref={heading} id="published-notices" tabIndex={-1} face="heading" below="3">
          {words.list}
        </Text>
        <NoticeList
          view={view}
          held={removing}
          onEdit={({ id, isAddressed }) => write(id, isAddressed)}
          onDelete={({ id, content, isAddressed, isOut }) => {
            // The form must not edit a deleted notice, so it starts anew.
            if (writing.notice === id) write(null)
            remove({
              type: 'begin',
              task: {
                kind: 'notice',
                game: gameId,
                notice: id,
                content: excerptOf(content),
                isAddressed,
                isOut,
              },
            })
          }}
        />
      </section>
    </Stack>
  )
}

interface NoticeFormProps {
  /** `notice` is null for a new notice. */
  place: { account: string } & NoticeRef
  /** Whether the server has notices to some teams and at a time. */
  canAddress: boolean
  /** `taken`: the user has pressed a button to get here, so the field takes the focus. */
  focus: 'taken' | 'left'
  onSaved: () => void
}

function NoticeForm({ place, canAddress, focus, onSaved }: NoticeFormProps) {
  const { reading } = useText().screens
  const words = useWords(gameEditorWords).notices
  const { markdown } = useWords(editorWords)
  const announce = useAnnounce()
  const { account, game, notice, isPlanned } = place
  const sent = useRef<NoticeAnnouncement>('notice-saved')
  const { now, editors } = usePart('admin')
  const editing = useEditor(
    editors.notice,
    {
      account,
      id: printNoticeId(place),
      // An edit of a notice that is out notifies nobody, and a plan can be cancelled.
      asks: (_, form) => {
        if (form.at !== null || (notice !== null && !isPlanned)) return null
        return form.audience === 'teams'
          ? { kind: 'publish-to-teams', teams: form.teams.length }
          : { kind: 'publish-notice', effects: effectsOfGame(game) }
      },
    },
    {
      drawn: {
        succeeded: () => {
          announce({ kind: sent.current })
          onSaved()
        },
      },
    },
  )
  const [first] = useState(focus)
  const { form } = editing
  const isAhead = notice === null || isPlanned
  const mayPlan = canAddress && isAhead
  const flaw = NOTICE.content.flawOf(form.content)
  const flaws = {
    content: flaw,
    teams:
      form.audience === 'all' ? null : form.teams.length === 0 ? 'none' : NOTICE.teams.flawOf(form.teams),
    at: mayPlan && form.at !== null && form.at <= now() ? 'past' : null,
  } as const
  const shown = useVisibleFlaws(flaws)
  const acts =
    form.at !== null
      ? { save: words.plan, saving: words.planning }
      : { save: words.publish, saving: words.publishing }
  return (
    <EditorFrame
      editing={editing}
      labels={{ content: words.field, audience: words.to, teams: words.teams, at: words.at }}
      {...(isAhead ? { acts } : {})}
      address={`/games/${place.game}/room/notices`}
      skeleton={
        <SkeletonShape label={reading.loading}>
          <Skeleton shape="block" height="note" />
        </SkeletonShape>
      }
      missing={<EmptyState rank="h3" icon={<FileQuestion />} title={words.gone} text={words.goneText} />}
      onSave={() => {
        shown.showAll()
        if (Object.values(flaws).some((each) => each !== null)) return
        sent.current = form.at !== null ? 'notice-planned' : isAhead ? 'notice-published' : 'notice-saved'
        editing.send({ type: 'save' })
      }}
    >
      <PicturedField
        autoFocus={first === 'taken'}
        label={words.field}
        name="content"
        rows={5}
        form="short"
        labels={markdown}
        {...(isAhead ? {} : { hint: words.silent })}
        value={form.content}
        error={
          shown.of('content') === null
            ? null
            : flaw === 'missing'
              ? words.missing
              : words.long(MAX_TEXT_LENGTH)
        }
        onValueChange={(content) => editing.edit({ content })}
      />
      {mayPlan ? (
        <NoticePlanFields
          game={game}
          form={form}
          errors={{
            teams:
              shown.of('teams') === null
                ? null
                : flaws.teams === 'none'
                  ? words.teamsMissing
                  : words.teamsMany(MAX_NOTICE_TEAMS),
            at: shown.of('at') === null ? null : words.atPast,
          }}
          edit={editing.edit}
        />
      ) : null}
    </EditorFrame>
  )
}
