import { useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { flawsOf } from '#contract/fields/field.ts'
import { PLATFORM } from '#contract/fields/platform.ts'
import { getPlatformMeans } from '#contract/calls/platform.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { useEditor } from '#src/bind/use-editor.ts'
import { usePart } from '#src/bind/use-part.ts'
import { hasNoFlaws } from '#machines/has-no-errors.ts'
import { useVisibleFlaws } from '#src/shell/use-visible-errors.ts'
import { useFocusField } from '#src/browser/use-focus-field.ts'
import { useFocusHeading } from '#src/browser/use-focus-heading.ts'
import { platformConfigWords } from '#src/text/areas/platform-config.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { isFocusLost } from '#src/ui/is-focus-lost.ts'
import { Text } from '#src/ui/layout.tsx'
import { useFocusOn } from '#src/ui/use-focus-on.ts'
import { FormSkeleton } from '#src/ui/form-skeleton.tsx'
import { EditorFrame } from '#src/shell/editor/editor-frame.tsx'
import { flawWords } from './platform-form-props.ts'
import { LogoSection } from './logo-section.tsx'
import { MailSection } from './mail-section.tsx'
import { PlatformForm } from './platform-form.tsx'
import { StorageSection } from './storage-section.tsx'

/** All that is set for the whole platform. What a server does not have is not offered. */
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
  const [retries, setRetries] = useState(0)
  // The button that asked for them is gone once they are there.
  const mail = useFocusOn<HTMLDivElement>(retries > 0 && known !== null ? retries : null, (place) => {
    if (isFocusLost()) place.querySelector('input')?.focus()
  })
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
            // A list shows what is wrong with it while it grows: its field keeps only what is a whole entry.
            const flaw = field === 'emailDomainList' ? flaws.emailDomainList : shown.of(field)
            return flaw === null ? null : flawWords(field, flaw, editing.form, words)
          }}
          edit={editing.edit}
          leave={shown.leave}
        />
      </EditorFrame>
      {editing.view.kind === 'open' ? (
        <>
          {hasLook ? <LogoSection title={title} logoUrl={logoUrl} /> : null}
          {means.state === 'failed' ? (
            <Alert
              tone="warning"
              action={
                <Button
                  onClick={() => {
                    setRetries((count) => count + 1)
                    means.refresh()
                  }}
                >
                  {screens.reading.retry}
                </Button>
              }
            >
              {words.meansUnread}
            </Alert>
          ) : null}
          {known?.untrustedProxy ? (
            <Alert tone="warning">{words.untrustedProxy(known.untrustedProxy)}</Alert>
          ) : null}
          {tellsMeans ? (
            <div ref={mail}>
              <MailSection means={known} />
            </div>
          ) : null}
          {features.includes('storage') ? <StorageSection /> : null}
        </>
      ) : null}
    </>
  )
}
