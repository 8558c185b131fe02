import type { CaptchaDevice } from '#src/api/captcha/device.ts'
import { overNetwork, type Transport } from '#src/api/request.ts'
import type { HubConnector } from '#src/live/hub-connector.ts'

/** Everything outside of the app, so that tests can replace it. */
export interface World {
  transport: Transport
  connectHub: () => Promise<HubConnector>
  openCaptchaDevice: () => Promise<CaptchaDevice>
  storage: Storage
  /** Storage of this tab only, deleted when the tab closes. */
  tabStorage: Storage
  /** The clock of the device. The server's clock is derived from its responses. */
  device: () => number
  random: () => number
  reload: () => void
}

export const realWorld: World = {
  transport: overNetwork,
  // Imported late, because the first load must not include it.
  connectHub: async () => (await import('#src/live/web-socket.ts')).overWebSocket,
  openCaptchaDevice: async () => (await import('#src/api/captcha/device.ts')).realDevice,
  storage: localStorage,
  tabStorage: sessionStorage,
  device: Date.now,
  random: Math.random,
  reload: () => location.reload(),
}
