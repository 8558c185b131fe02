import { solveWork } from './solve-work.ts'

addEventListener('message', ({ data }: MessageEvent<string>) => {
  solveWork(data).then(
    (token) => postMessage(token),
    // Browsers offer cryptography only in secure contexts, such as HTTPS pages. Elsewhere this step fails.
    () => postMessage(null),
  )
})
