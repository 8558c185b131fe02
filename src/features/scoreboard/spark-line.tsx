import { SPARK } from './spark-path.ts'
import { css } from '#styled/css/index.js'

export function SparkLine({ path }: { path: string }) {
  return (
    <svg aria-hidden width={SPARK.width} height={SPARK.height} fill="none" stroke="currentColor" className={wide}>
      <path d={path} />
    </svg>
  )
}

const wide = css({ flexShrink: '0', display: { base: 'none', md: 'block' }, color: 'brand.text' })
