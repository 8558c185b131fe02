import { overlayLoader, type OverlayLoaderVariantProps } from '#styled/recipes/overlay-loader.js'
import { Spinner } from './spinner.tsx'

export interface OverlayLoaderProps extends Pick<OverlayLoaderVariantProps, 'cover'> {
  label: string
}

/**
 * `area` covers the nearest positioned ancestor, `page` the viewport. `place` covers nothing and takes the
 * place of a screen.
 */
export function OverlayLoader({ cover, label }: OverlayLoaderProps) {
  return (
    <div className={overlayLoader({ cover })}>
      <Spinner size="lg" label={label} />
    </div>
  )
}
