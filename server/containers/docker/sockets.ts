/** The default sockets of engines on this machine, the likeliest first. */
export function socketsOf({
  XDG_RUNTIME_DIR: ofUser,
}: Readonly<Record<string, string | undefined>>): string[] {
  const ofRoot = ['/var/run/docker.sock', '/run/podman/podman.sock']
  return ofUser === undefined || ofUser === ''
    ? ofRoot
    : [...ofRoot, `${ofUser}/docker.sock`, `${ofUser}/podman/podman.sock`]
}
