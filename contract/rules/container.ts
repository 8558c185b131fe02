/** From the start of the container. */
export const CONTAINER_LIFE_MS = 2 * 3_600_000
/** Added to the old end. A user may prolong again whenever the container is about to end. */
export const PROLONG_MS = 2 * 3_600_000
/** A container with more time left cannot be prolonged, so that nobody reserves it for the whole game. */
export const LAST_CALL_MS = 10 * 60_000
/**
 * The pause between two starts or destructions of one team's container of one challenge. It protects the
 * provider from rapid restarts.
 */
export const COOL_DOWN_MS = 10_000

export const canProlong = (expectStopAt: number, now: number) => expectStopAt - now <= LAST_CALL_MS

/** 0: the team may act now. */
export const coolDownLeft = (lastActedAt: number | null, now: number) =>
  lastActedAt === null ? 0 : Math.max(0, lastActedAt + COOL_DOWN_MS - now)

const MAX_PORT = 65_535
export const isStartable = ({
  containerImage,
  containerExposePort,
}: {
  containerImage: string
  containerExposePort: number
}) => containerImage !== '' && containerExposePort >= 1 && containerExposePort <= MAX_PORT
