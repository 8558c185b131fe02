/** The browser's permission for this platform. `absent`: the browser has no notifications. */
export type Permission = 'absent' | 'default' | 'granted' | 'denied'
export interface DesktopNotification {
  title: string
  text: string
  /** A notification replaces the one with the same tag. */
  tag: string
}
export interface DesktopNotifications {
  permission: () => Permission
  /** Must be called after a press, because browsers ignore it otherwise. */
  ask: () => Promise<Permission>
  show: (note: DesktopNotification) => void
}

export const desktopNotifications: DesktopNotifications = {
  permission: () => (typeof Notification === 'undefined' ? 'absent' : Notification.permission),
  ask: async () => (typeof Notification === 'undefined' ? 'absent' : Notification.requestPermission()),
  show({ title, text, tag }) {
    try {
      const note = new Notification(title, { body: text, tag })
      note.addEventListener('click', () => {
        window.focus()
        note.close()
      })
    } catch {
      // Phones have the API, but only a service worker may use it there, so the call throws.
    }
  },
}
