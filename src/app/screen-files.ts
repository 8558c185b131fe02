import { matchPath } from 'react-router-dom'
import type { LazyScreen } from './lazy-screen.tsx'

type ScreenFile = { path: string } & Pick<LazyScreen, 'bring'>
const files: ScreenFile[] = []

export const addScreenFile = (file: ScreenFile) => void files.push(file)

/**
 * Asks for the file of the screen at this address now, whoever may want it. One that does not come is asked
 * for again when it is wanted.
 */
export function fetchAhead(pathname: string): void {
  files
    .find(({ path }) => matchPath(path, pathname))
    ?.bring()
    .catch(() => {})
}
