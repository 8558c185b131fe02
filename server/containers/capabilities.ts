/**
 * The capabilities that root keeps in a container; all others are dropped. Images of services start as root,
 * change the owner of files (CHOWN, FOWNER, DAC_OVERRIDE), switch users (SETUID, SETGID), end their children
 * (KILL), listen below port 1024 (NET_BIND_SERVICE), confine programs (SYS_CHROOT, as xinetd does) and serve
 * SSH (AUDIT_WRITE). NET_RAW is missing, because it can forge packets to neighbours.
 */
export const KEPT_CAPABILITIES = [
  'CHOWN',
  'DAC_OVERRIDE',
  'FOWNER',
  'SETUID',
  'SETGID',
  'KILL',
  'NET_BIND_SERVICE',
  'SYS_CHROOT',
  'AUDIT_WRITE',
]
