import type { CaptchaDevice } from '#src/api/captcha/device.ts'
import { overNetwork, type Transport } from '#src/api/request.ts'
import type { HubConnector } from '#src/live/hub-connector.ts'

/** Everything outside the app that a test may put something else in place of. */
export interface World {
  transport: Transport
  connectHub: () => Promise<HubConnector>
  openCaptchaDevice: () => Promise<CaptchaDevice>
  storage: Storage
  /** Storage of this tab alone, gone when the tab closes. */
  tabStorage: Storage
  /** The device's clock; the server's is learnt from its answers. */
  device: () => number
  random: () => number
  reload: () => void
}

export const realWorld: World = {
  transport: overNetwork,
  // Nothing of it is part of the first load.
  connectHub: async () => (await import('#src/live/web-socket.ts')).overWebSocket,
  openCaptchaDevice: async () => (await import('#src/api/captcha/device.ts')).realDevice,
  storage: localStorage,
  tabStorage: sessionStorage,
  device: Date.now,
  random: Math.random,
  reload: () => location.reload(),
}
