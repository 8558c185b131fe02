import { solveWork } from './solve-work.ts'

addEventListener('message', ({ data }: MessageEvent<string>) => {
  solveWork(data).then(
    (token) => postMessage(token),
    // Browsers offer cryptography only on HTTPS pages, so there is no solution on others.
    () => postMessage(null),
  )
})
