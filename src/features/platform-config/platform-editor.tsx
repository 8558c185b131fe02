import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { getPlatformMeans } from '#contract/calls/platform.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import type { EditorFrameProps } from '#src/bind/editor-frame.ts'
import { useEditor } from '#src/bind/use-editor.ts'
import { BLANK_PLATFORM, platformFlaws, readPlatformFields } from '#machines/admin/platform-fields.ts'
import { isFlawless } from '#machines/flawless.ts'
import { useShownFlaws } from '#src/lib/shown-flaws.ts'
import { useFieldLanding } from '#src/lib/use-field-landing.ts'
import { platformConfigWords } from '#src/text/areas/platform-config.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { FormSkeleton } from '#src/ui/form-skeleton.tsx'
import { css } from '#styled/css/index.js'
import { flawWords, type PlatformLogo } from './filling.ts'
import { LogoSection } from './logo-section.tsx'
import { MailSection } from './mail-section.tsx'
import { PlatformForm } from './platform-form.tsx'

export interface PlatformEditorProps {
  account: string
  Frame: ComponentType<EditorFrameProps>
  Picture: PlatformLogo
}

/** All that is set for the whole platform. What a server does not have is not offered. */
export function PlatformEditor({ account, Frame, Picture }: PlatformEditorProps) {
  const { screens } = useText()
  const words = useWords(platformConfigWords)
  const { features = [], logoUrl = null, title } = useConfig()
  const tellsMeans = features.includes('platform-means')
  const means = useRead(getPlatformMeans, tellsMeans ? {} : null, 'once')
  const editing = useEditor({ thing: 'platform', account, id: 'platform', blank: BLANK_PLATFORM, read: readPlatformFields })
  const flaws = platformFlaws(editing.form)
  const shown = useShownFlaws(flaws)
  useFieldLanding(useLocation())
  const known = means.state === 'ready' ? means.value : null
  const hasLook = features.includes('platform-look')
  return (
    <>
      <h1 className={css({ textStyle: 'title' })}>{screens.title.adminConfigs}</h1>
      <Frame
        editing={editing}
        labels={words.field}
        address="/admin/configs"
        skeleton={<FormSkeleton label={screens.reading.loading} />}
        missing={null}
        onSave={() => {
          shown.showAll()
          if (isFlawless(flaws)) editing.save()
        }}
      >
        <PlatformForm
          form={editing.form}
          means={known}
          look={hasLook ? { logoUrl } : null}
          errorOf={(field) => {
            // A list shows what is wrong with it while it grows: its field keeps only what is a whole entry.
            const flaw = field === 'emailDomains' ? flaws.emailDomains : shown.of(field)
            return flaw === null ? null : flawWords(field, flaw, editing.form, words)
          }}
          edit={editing.edit}
          leave={shown.leave}
        />
      </Frame>
      {editing.view.kind === 'open' ? (
        <>
          {hasLook ? <LogoSection title={title} logoUrl={logoUrl} Picture={Picture} /> : null}
          {tellsMeans ? <MailSection means={known} /> : null}
        </>
      ) : null}
    </>
  )
}
