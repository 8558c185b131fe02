import { getProfile } from '#contract/calls/account.ts'
import type { ProfileUserInfoModel } from '#contract/models/account.ts'
import { useRead } from '#src/api/use-read.ts'
import { useConfirm } from '#src/bind/use-confirm.ts'
import { changesOf, PROFILE_FIELDS, type ProfileField } from '#machines/account/profile-edit.machine.ts'
import { useDraft } from '#src/bind/use-draft.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { profileWords } from '#src/text/areas/profile.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { useLeaveGuard } from '#src/ui/use-leave-guard.ts'
import { LoadError } from '#src/ui/load-error.tsx'
import { css, cx } from '#styled/css/index.js'
import { shelf } from '#styled/recipes/shelf.js'
import { Picture } from '#src/shell/picture/picture.tsx'
import { SessionList } from './session-list.tsx'
import { PasswordChange } from './password-change.tsx'
import { EmailChange } from './email-change.tsx'
import { Identity } from './profile-identity.tsx'
import { ProfileForm } from './profile-form.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'

/** What is known about a person; the server's own reads keep it, the form only what was typed over it. */
export function Profile() {
  const { reading } = useText().screens
  const read = useRead(getProfile, {}, 'profile')
  switch (read.state) {
    case 'waiting':
      return <ProfileSkeleton />
    case 'failed':
      return (
        <Card>
          <LoadError {...failedWords(read.problem, reading)} onRetry={read.refresh} />
        </Card>
      )
    case 'ready':
      return <Known profile={read.value} />
    default:
      return read satisfies never
  }
}

function Known({ profile }: { profile: ProfileUserInfoModel }) {
  const words = useWords(profileWords).edit
  const { userName, realName, stdNumber, phone, bio } = profile
  const saved = { userName, realName, stdNumber, phone: phone ?? '', bio }
  // The draft outlives the screen: a session that ends leads away from it and back.
  const { draft, type, forget } = useDraft('profile')
  const [view, send] = useProcess(usePart('profile').edit, {}, { hear: { succeeded: forget } })
  const typed: Record<ProfileField, string> = { ...saved }
  for (const field of PROFILE_FIELDS) typed[field] = draft[field] ?? saved[field]
  const form = { saved, typed }
  const discard = () => {
    forget()
    send({ type: 'edit' })
  }
  const confirm = useConfirm()
  const unsaved = changesOf(form).length
  useLeaveGuard(unsaved > 0, async () => {
    if ((await confirm({ kind: 'drop-changes', count: unsaved })) !== 'confirmed') return false
    discard()
    return true
  })
  const style = shelf()
  return (
    <div className={style.columns}>
      {/* First for the keys, as it is first for the eye on narrow screens. */}
      <div className={cx(style.side, css({ gridColumn: { lg: '2' }, gridRow: { lg: '1' } }))}>
        <Identity
          profile={profile}
          picture={<Picture of={{ kind: 'profile' }} name={userName} picture={profile.avatar} />}
        />
      </div>
      <div
        className={css({
          gridColumn: { lg: '1' },
          gridRow: { lg: '1' },
          display: 'flex',
          flexDirection: 'column',
          gap: '6',
          minWidth: '0',
        })}
      >
        <Card as="section" padding="lg" aria-labelledby="about-you">
          <h2 id="about-you" className={css({ textStyle: 'heading', marginBlockEnd: '4' })}>
            {words.title}
          </h2>
          <ProfileForm
            view={view}
            saved={saved}
            typed={typed}
            onEdit={(field, text) => {
              type(field, text)
              send({ type: 'edit', field })
            }}
            onSubmit={() => send({ type: 'submit', form })}
            onDiscard={discard}
          />
        </Card>
        <EmailChange current={profile.email} />
        <PasswordChange userName={userName} role={profile.role} />
        <SessionList />
      </div>
    </div>
  )
}
