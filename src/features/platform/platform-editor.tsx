import Trash2 from 'lucide-react/icons/trash'
import { useState, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { getPlatformMeans } from '#contract/calls/platform.ts'
import { flawsOf } from '#contract/fields/field.ts'
import { PLATFORM } from '#contract/fields/platform.ts'
import type { PlatformMeans } from '#contract/models/platform.ts'
import { hasNoFlaws } from '#machines/has-no-flaws.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { useEditor } from '#src/bind/use-editor.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useFocusField } from '#src/browser/use-focus-field.ts'
import { useFocusHeading } from '#src/browser/use-focus-heading.ts'
import { EditorFrame } from '#src/shell/editor/editor-frame.tsx'
import { Picture } from '#src/shell/picture/picture.tsx'
import { useVisibleFlaws } from '#src/shell/use-visible-errors.ts'
import { platformConfigWords } from '#src/text/areas/platform-config.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormSection } from '#src/ui/form-section.tsx'
import { FormSkeleton } from '#src/ui/form-skeleton.tsx'
import { isFocusLost } from '#src/ui/is-focus-lost.ts'
import { Text } from '#src/ui/layout.tsx'
import { useFocusKeeper } from '#src/ui/use-focus-keeper.ts'
import { css } from '#styled/css/index.js'
import { flawWords } from './platform-form-props.ts'
import { PlatformForm } from './platform-form.tsx'
import { StorageSection } from './storage-section.tsx'
import { MailTrialForm } from './test-mail-form.tsx'

/** All settings of the platform. Settings that the server does not have are hidden. */
export function PlatformEditor({ account }: { account: string }) {
  const { screens } = useText()
  const words = useWords(platformConfigWords)
  const { features = [], logoUrl = null, title } = useConfig()
  const tellsMeans = features.includes('platform-means')
  const means = useRead(getPlatformMeans, tellsMeans ? {} : null, 'once')
  const editing = useEditor(usePart('admin').editors.platform, { account, id: 'platform' })
  const flaws = flawsOf(PLATFORM, editing.form)
  const shown = useVisibleFlaws(flaws)
  const heading = useFocusHeading(useNavigationType() !== 'POP')
  useFocusField(useLocation())
  const known = means.state === 'ready' ? means.value : null
  // The focused retry button disappears when the server's setup has loaded, so another field takes the focus.
  const rest = useFocusKeeper<HTMLDivElement>(mailField)
  const hasLook = features.includes('platform-look')
  return (
    <>
      <Text as="h1" ref={heading} tabIndex={-1} face="title">
        {screens.title.adminConfigs}
      </Text>
      <EditorFrame
        editing={editing}
        labels={words.field}
        address="/admin/configs"
        skeleton={<FormSkeleton label={screens.reading.loading} />}
        missing={null}
        onSave={() => {
          shown.showAll()
          if (hasNoFlaws(flaws)) editing.send({ type: 'save' })
        }}
      >
        <PlatformForm
          form={editing.form}
          means={known}
          look={hasLook ? { logoUrl } : null}
          errorOf={(field) => {
            // A list shows its error while the user types, because its field accepts only complete entries.
            const flaw = field === 'emailDomainList' ? flaws.emailDomainList : shown.of(field)
            return flaw === null ? null : flawWords(field, flaw, editing.form, words)
          }}
          edit={editing.edit}
          leave={shown.leave}
        />
      </EditorFrame>
      {editing.view.kind === 'open' ? (
        <div ref={rest} className={css({ display: 'contents' })}>
          {hasLook ? <LogoSection title={title} logoUrl={logoUrl} /> : null}
          {means.state === 'failed' ? (
            <Alert tone="warning" action={<Button onClick={means.refresh}>{screens.reading.retry}</Button>}>
              {words.meansUnread}
            </Alert>
          ) : null}
          {known?.untrustedProxy ? (
            <Alert tone="warning">{words.untrustedProxy(known.untrustedProxy)}</Alert>
          ) : null}
          {tellsMeans ? (
            <div data-mail>
              <MailSection means={known} />
            </div>
          ) : null}
          {features.includes('storage') ? <StorageSection /> : null}
        </div>
      ) : null}
    </>
  )
}

function MailSection({ means }: { means: PlatformMeans | null }) {
  const [view, send] = useProcess(usePart('admin').mailTrial)
  const [to, setTo] = useState('')
  return (
    <MailTrialForm
      view={view}
      means={means}
      to={to}
      onTo={setTo}
      onSend={() => send({ type: 'begin', task: to.trim() })}
    />
  )
}

/** The platform's own logo. It is stored immediately, apart from the form. */
function LogoSection({ title, logoUrl }: { title: string; logoUrl: string | null }) {
  const words = useWords(platformConfigWords)
  const chooser = useRef<HTMLDivElement>(null)
  // The focused button disappears with the logo, so the focus moves to the button that chooses another.
  const choose = () => (isFocusLost() ? chooser.current?.querySelector('button')?.focus() : undefined)
  const [view, send] = useProcess(usePart('admin').removal, {}, { drawn: { succeeded: choose } })
  const isBusy = view.kind === 'busy'
  return (
    <FormSection title={words.section.logo} text={words.logoText}>
      <div ref={chooser}>
        <Picture of={{ kind: 'platform' }} name={title} picture={logoUrl} shape="square" />
      </div>
      {logoUrl === null ? null : (
        <Button
          look="outline"
          tone="danger"
          icon={<Trash2 aria-hidden />}
          state={isBusy ? 'busy' : 'ready'}
          onClick={() => send({ type: 'begin', task: { kind: 'logo', platform: `${title}::CTF` } })}
          place="start"
        >
          {isBusy ? words.removing : words.remove}
        </Button>
      )}
    </FormSection>
  )
}

const mailField = (around: HTMLElement) => around.querySelector<HTMLElement>('[data-mail] input')
