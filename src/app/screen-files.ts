import { matchPath } from 'react-router-dom'
import type { LazyScreen } from './lazy-screen.tsx'

type ScreenFile = { path: string } & Pick<LazyScreen, 'bring'>
const files: ScreenFile[] = []

export const addScreenFile = (file: ScreenFile) => void files.push(file)

/** Loads the file of the screen at this address early. A failed load is repeated when the screen opens. */
export function fetchAhead(pathname: string): void {
  files
    .find(({ path }) => matchPath(path, pathname))
    ?.bring()
    .catch(() => {})
}
