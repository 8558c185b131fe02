import { solveWork } from './solve-work.ts'

addEventListener('message', ({ data }: MessageEvent<string>) => {
  solveWork(data).then(
    (token) => postMessage(token),
    // A browser gives its cryptography to pages with HTTPS only.
    () => postMessage(null),
  )
})
