/**
 * Runs in a task of its own, so that the browser can draw a frame in between. A key press and its work together
 * would drop a frame on a slow device.
 */
export const nextTask = (run: () => void): void => void setTimeout(run)
