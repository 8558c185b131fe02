/**
 * What root in a container keeps; all else is dropped. Images of services begin as root, make files somebody
 * else's (CHOWN, FOWNER, DAC_OVERRIDE), become that user (SETUID, SETGID), end what they began (KILL), listen
 * below port 1024 (NET_BIND_SERVICE), lock programs in (SYS_CHROOT, as xinetd does) and let people in by SSH
 * (AUDIT_WRITE). Not NET_RAW: it forges packets, to neighbours too.
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
