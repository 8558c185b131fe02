import { useSelector } from '@xstate/react'
import { toSchemeView, type Scheme, type SchemeView } from '#machines/app/scheme.machine.ts'
import { isSameView } from './is-same-view.ts'
import { useWired } from './wired.ts'

export function useScheme(): { view: SchemeView; choose: (scheme: Scheme) => void } {
  const { scheme } = useWired()
  return {
    view: useSelector(scheme, toSchemeView, isSameView),
    choose: (chosen) => scheme.send({ type: 'choose', scheme: chosen }),
  }
}
